"""Targets of an Xcode project, read from its project.pbxproj."""

import os

import buildsettings
import openstep
from targets import Target, contents, identifier

LIBRARIES = ("framework", "framework.static", "library.static", "library.dynamic")


def read(project, problems):
    """The targets of PROJECT.xcodeproj."""
    with open(os.path.join(project, "project.pbxproj"), encoding="utf-8") as file:
        try:
            return Reader(project, openstep.parse(file.read())["objects"], problems).targets()
        except (openstep.PropertyListError, KeyError) as error:
            problems.append(f"{project}: {error}")
            return []


class Reader:
    def __init__(self, project, objects, problems):
        self.project, self.objects, self.problems = project, objects, problems
        self.root_object = next(o for o in objects.values() if o.get("isa") == "PBXProject")
        base = os.path.dirname(project)
        self.root = os.path.normpath(os.path.join(base, self.root_object.get("projectDirPath", "")))
        self.paths = {}
        self._place(self.root_object["mainGroup"], self.root)
        # A target may have a folder that no group lists.
        for node in objects.values():
            for key in node.get("fileSystemSynchronizedGroups", []):
                self._place(key, self.root)
        self.products = {
            o["productReference"]: key
            for key, o in objects.items()
            if o.get("isa") == "PBXNativeTarget" and "productReference" in o
        }

    def _place(self, key, folder):
        node = self.objects.get(key, {})
        tree, path = node.get("sourceTree", "<group>"), node.get("path", "")
        base = {"<group>": folder, "SOURCE_ROOT": self.root, "<absolute>": "/"}.get(tree)
        if base is None or key in self.paths:
            return
        self.paths[key] = os.path.normpath(os.path.join(base, path))
        for child in node.get("children", []):
            self._place(child, self.paths[key])

    def targets(self):
        found = []
        for key in self.root_object["targets"]:
            node = self.objects.get(key, {})
            if node.get("isa") == "PBXNativeTarget":
                found.append(self._target(key, node))
        return found

    def _target(self, key, node):
        settings = self._settings(node)
        first = settings[0] if settings else {}
        product = node.get("productType", "").removeprefix("com.apple.product-type.")
        names = {"TARGET_NAME": node["name"], "PRODUCT_NAME": node["name"]}
        name = buildsettings.expand(first.get("PRODUCT_NAME", node["name"]), names | first | names)
        module = buildsettings.expand(
            first.get("PRODUCT_MODULE_NAME", name),
            first | {"PRODUCT_NAME": name, "TARGET_NAME": node["name"]},
        )
        target = Target(node["name"], identifier(module), identity=("target", self.project, key))
        target.is_library = product in LIBRARIES
        target.is_test = "test" in product
        buildsettings.apply(target, settings)
        for phase in node.get("buildPhases", []):
            self._phase(target, self.objects.get(phase, {}))
        self._synchronized(target, key, node)
        for dependency in node.get("dependencies", []):
            entry = self.objects.get(dependency, {})
            other = entry.get("target")
            if other:
                target.needs.add(("target", self.project, other))
        for product in node.get("packageProductDependencies", []):
            target.needs.add(("product", self.objects.get(product, {}).get("productName", "")))
        return target

    def _settings(self, node):
        project = self._configurations(self.root_object["buildConfigurationList"])
        own = self._configurations(node["buildConfigurationList"])
        return [
            buildsettings.merge(
                self._file(project.get(name)),
                (project.get(name) or {}).get("buildSettings", {}),
                self._file(entry),
                entry.get("buildSettings", {}),
            )
            for name, entry in own.items()
        ]

    def _configurations(self, key):
        entries = [self.objects.get(k, {}) for k in self.objects[key]["buildConfigurations"]]
        return {entry.get("name"): entry for entry in entries}

    def _file(self, entry):
        if not entry:
            return {}
        path = self.paths.get(entry.get("baseConfigurationReference"))
        anchor = self.paths.get(entry.get("baseConfigurationReferenceAnchor"))
        if not path and anchor:
            path = os.path.join(anchor, entry.get("baseConfigurationReferenceRelativePath", ""))
        return buildsettings.xcconfig(path) if path else {}

    def _phase(self, target, phase):
        kind = phase.get("isa")
        for key in phase.get("files", []):
            entry = self.objects.get(key, {})
            if kind == "PBXFrameworksBuildPhase":
                self._framework(target, entry)
                continue
            if kind not in ("PBXSourcesBuildPhase", "PBXResourcesBuildPhase"):
                continue
            path = self.paths.get(entry.get("fileRef"))
            if not path:
                continue
            files, catalogs = contents(path) if path.endswith((".swift", ".xcassets")) else ([], [])
            for file in files:
                target.files[file] = filters(entry)
            target.catalogs |= set(catalogs)

    def _framework(self, target, entry):
        product = self.objects.get(entry.get("productRef"), {})
        if product.get("productName"):
            target.needs.add(("product", product["productName"]))
        if entry.get("fileRef") in self.products:
            target.needs.add(("target", self.project, self.products[entry["fileRef"]]))
            return
        # What another project of the workspace builds is known by its name alone.
        name = os.path.basename(self.objects.get(entry.get("fileRef"), {}).get("path", ""))
        if name.endswith(".framework"):
            target.needs.add(("framework", name[: -len(".framework")]))

    def _synchronized(self, target, key, node):
        own = set(node.get("fileSystemSynchronizedGroups", []))
        for group, entry in self.objects.items():
            if entry.get("isa") != "PBXFileSystemSynchronizedRootGroup" or group not in self.paths:
                continue
            folder, listed, by_path = self.paths[group], set(), {}
            for exception in entry.get("exceptions", []):
                rule = self.objects.get(exception, {})
                if rule.get("target") == key:
                    listed |= set(rule.get("membershipExceptions", []))
                    by_path |= rule.get("platformFiltersByRelativePath", {})
            if group in own:
                files, catalogs = contents(folder)
                taken = [p for p in files + catalogs if not covered(p, folder, listed)]
            else:
                taken = []
                for path in listed:
                    files, catalogs = contents(os.path.join(folder, path))
                    taken += files + catalogs
            for path in taken:
                if path.endswith(".xcassets"):
                    target.catalogs.add(path)
                else:
                    names = by_path.get(os.path.relpath(path, folder))
                    target.files[path] = filters({"platformFilters": names} if names else {})


def covered(path, folder, listed):
    """Whether an exception names a path or a folder above it."""
    relative = os.path.relpath(path, folder)
    return any(
        relative == entry or relative.startswith(entry.rstrip("/") + "/") for entry in listed
    )


def filters(entry):
    """The platforms in which a file is compiled; None for all."""
    names = entry.get("platformFilters") or [entry.get("platformFilter")]
    known = {
        "ios": "iOS",
        "macos": "macOS",
        "maccatalyst": "macCatalyst",
        "tvos": "tvOS",
        "watchos": "watchOS",
        "xros": "visionOS",
        "driverkit": "driverKit",
    }
    found = {known[n.lower()] for n in names if n and n.lower() in known}
    return found or None
