"""Targets of an XcodeGen project.yml, for projects that are generated and not committed."""

import fnmatch
import os

import buildsettings
from targets import PLATFORMS, Target, contents, identifier


def read(path, problems, included=None):
    """The targets of a specification and of those that it includes, whose paths are added to `included`."""
    try:
        import yaml
    except ImportError:
        problems.append(f"{path}: not read, PyYAML is missing (pip install pyyaml)")
        return []
    spec, root, parts = _place(yaml, path, problems)
    if included is not None:
        included |= parts - {path}
    base = spec.get("settings") or {}
    configs = list(spec.get("configs") or {"Debug": "debug", "Release": "release"})
    minimum = (spec.get("options") or {}).get("deploymentTarget") or {}
    minimum = minimum if isinstance(minimum, dict) else {}
    return [
        _target(name, node, path, root, base, configs, minimum, spec.get("targetTemplates") or {})
        for name, node in (spec.get("targets") or {}).items()
    ]


def _place(yaml, path, problems):
    """A specification as it is read in its own folder, else in one around it that has its sources."""
    own, root = None, os.path.dirname(path)
    while True:
        found, parts = [], set()
        spec = _load(yaml, path, found, root, parts)
        sources = [s for t in (spec.get("targets") or {}).values() for s in _list(t.get("sources"))]
        paths = [s["path"] if isinstance(s, dict) else s for s in sources]
        own = own or (spec, root, parts, found)
        if any(os.path.exists(os.path.join(root, p)) for p in paths):
            problems += found
            return spec, root, parts
        if os.path.dirname(root) == root or os.path.exists(os.path.join(root, ".git")):
            problems += own[3]
            return own[:3]
        root = os.path.dirname(root)


def _load(yaml, path, problems, root, parts, seen=()):
    if path in seen or not os.path.isfile(path):
        problems.append(f"{path}: included, not found")
        return {}
    parts.add(path)
    with open(path, encoding="utf-8") as file:
        spec = yaml.safe_load(file) or {}
    includes = spec.get("include") or []
    merged = {}
    for entry in includes if isinstance(includes, list) else [includes]:
        name = entry["path"] if isinstance(entry, dict) else entry
        place = os.path.normpath(os.path.join(os.path.dirname(path), name))
        folder = os.path.dirname(name)
        if not os.path.isfile(place):
            place = os.path.normpath(os.path.join(root, name))
        other = _load(yaml, place, problems, root, parts, (*seen, path))
        if not (isinstance(entry, dict) and entry.get("relativePaths") is False):
            for target in (other.get("targets") or {}).values():
                target["sources"] = [_moved(folder, s) for s in _list(target.get("sources"))]
        merged = _merge(merged, other)
    return _merge(merged, spec)


def _moved(folder, source):
    if isinstance(source, dict):
        return source | {"path": os.path.join(folder, source["path"])}
    return os.path.join(folder, source)


def _merge(left, right):
    result = dict(left)
    for key, value in right.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = _merge(result[key], value) if both else value
    return result


def _list(value):
    return value if isinstance(value, list) else [] if value is None else [value]


def _settings(node, config):
    if not isinstance(node, dict):
        return {}
    if not {"base", "configs", "groups"} & set(node):
        return node
    configs = node.get("configs") or {}
    return (node.get("base") or {}) | next(
        (v for k, v in configs.items() if k.lower() in config.lower()), {}
    )


def _target(name, node, path, root, base, configs, minimum, templates):
    for template in _list(node.get("templates")):
        node = _merge(templates.get(template, {}), node)
    own = node.get("settings") or {}
    layers = [
        {
            k: str(v) if not isinstance(v, bool) else "YES" if v else "NO"
            for k, v in (_settings(base, c) | _settings(own, c)).items()
        }
        for c in configs
    ]
    for layer, config in zip(layers, configs):
        if "debug" in config.lower() and "SWIFT_ACTIVE_COMPILATION_CONDITIONS" not in layer:
            layer["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG"
    module = layers[0].get("PRODUCT_MODULE_NAME") or layers[0].get("PRODUCT_NAME") or name
    target = Target(
        name,
        identifier(buildsettings.expand(module, {"TARGET_NAME": name})),
        identity=("target", path, name),
    )
    kind = node.get("type", "")
    target.is_library = kind in (
        "framework",
        "framework.static",
        "library.static",
        "library.dynamic",
    )
    target.is_test = "test" in kind
    buildsettings.apply(target, layers)
    names = node.get("supportedDestinations") or node.get("platform") or []
    target.platforms |= {PLATFORMS.get(n.lower(), n) for n in _list(names) if n != "auto"}
    versions = node.get("deploymentTarget") or {}
    if not isinstance(versions, dict):
        versions = {p: versions for p in target.platforms}
    for platform, value in (minimum | versions).items():
        target.deployment[platform] = buildsettings.version(value)
    for source in _list(node.get("sources")):
        _source(target, source, root)
    for need in _list(node.get("dependencies")):
        if "target" in need:
            target.needs.add(("target", path, need["target"]))
        elif "package" in need:
            for product in _list(need.get("products")) or [need.get("product") or need["package"]]:
                target.needs.add(("product", product))
    return target


def _source(target, source, root):
    source = {"path": source} if isinstance(source, str) else source
    place = os.path.normpath(os.path.join(root, source["path"]))
    excluded, included = _list(source.get("excludes")), _list(source.get("includes"))
    platforms = {
        PLATFORMS.get(p.lower(), p) for p in _list(source.get("destinationFilters"))
    } or None

    def taken(path):
        relative = os.path.relpath(path, place)
        if any(_covers(pattern, relative) for pattern in excluded):
            return False
        return not included or any(_covers(pattern, relative) for pattern in included)

    files, catalogs = contents(place)
    target.files |= {file: platforms for file in files if taken(file)}
    target.catalogs |= {c for c in catalogs if taken(c)}


def _covers(pattern, path):
    pattern = pattern.rstrip("/")
    options = {pattern, pattern.replace("**/", ""), pattern.removesuffix("/**")}
    return any(
        fnmatch.fnmatch(path, option)
        or path.startswith(option + "/")
        or fnmatch.fnmatch(path, option + "/*")
        for option in options
    )
