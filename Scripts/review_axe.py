"""Runs axe over every state of the review page and of the page that compares systems."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

from review_browser import browser, check, emulate, resize, run

# What is looked at: each state is reached by a script.
STATES = {
    "the queue": "",
    "a group": "select({ group: groups.find((one) => one.changes.length > 1) || groups[0], change: null });"
               "toggle(selected.group)",
    "a place": "const group = groups.find((one) => one.changes.length > 1);"
               "if (group) select({ group, change: group.changes[0] })",
    "everything unfolded": "groups.forEach((one) => { folded.clear(); open.add(one.key); }); drawRows()",
    "accepted": "decideGroup(groups.find((one) => one.changes.some((each) => each.token && isDecidable(each))), accepted)",
    "all rejected": "document.getElementById('reject-shown').click()",
    "nothing found": "filterTo({ text: 'nothing has this' })",
    "filtered": "document.getElementById('more-filters').click(); filterTo({ status: 'safe', category: 'color' })",
    "the tokens": "openTokensHere()",
    "the keys": "showKeys()",
    "the overview": "showTab('overview')",
}
# Width and height in CSS pixels; 720 by 450 is a laptop at 200%.
SIZES = ((1440, 900), (720, 450), (390, 844))
LOOKS = {
    "light": ("light", ()), "dark": ("dark", ()), "forced colors": ("light", (("forced-colors", "active"),)),
    "more contrast": ("light", (("prefers-contrast", "more"),)),
}
VERSION = "0.1.0"


def axe_script():
    """The script of axe, from the package that is installed, or else from PyPI; `None` without either."""
    try:
        import axe_core_python
        return (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
    except (ImportError, OSError):
        pass
    for pip in ([sys.executable, "-m", "pip"], ["pip"], ["pip3"]):
        if not shutil.which(pip[0]):
            continue
        with tempfile.TemporaryDirectory() as name:
            subprocess.run(pip + ["download", "--quiet", "--no-deps", "--dest", name, f"axe-core-python=={VERSION}"],
                           capture_output=True)
            for wheel in pathlib.Path(name).glob("*.whl"):
                return zipfile.ZipFile(wheel).read("axe_core_python/axe.min.js").decode()
    return None


def violations(driver):
    """What axe finds wrong: the rule, how often, and one element."""
    found = driver.execute_async_script(
        "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then((result) => done("
        "result.violations.map((one) => [one.id, one.nodes.length, one.nodes[0].html.slice(0, 120),"
        " (one.nodes[0].any[0] || one.nodes[0].all[0] || one.nodes[0].none[0] || {}).message || ''])))")
    return [f"{rule} ({number}×) {html} {message}" for rule, number, html, message in found]


def accessibility(folder, page):
    """axe finds no violation in any state, at any size, in any colors."""
    script = axe_script()
    if not script:
        print("NOT RUN: axe-core-python cannot be installed here")
        return
    driver = browser(folder)
    number = 0
    for look, (scheme, features) in LOOKS.items():
        emulate(driver, scheme, features)
        for width, height in SIZES:
            resize(driver, width, height)
            bad = []
            for state, steps in STATES.items():
                driver.get(page.as_uri())
                driver.execute_script("localStorage.clear()")
                driver.get(page.as_uri())
                driver.execute_script(script)
                driver.execute_script(steps)
                bad += [f"{state}: {one}" for one in violations(driver)]
                number += 1
            check(f"axe finds nothing in {look} at {width} by {height}", bad == [], "\n       ".join([""] + bad[:12]))
    driver.quit()
    comparison(folder, script)
    print(f"     axe looked at {number} states")


def comparison(folder, script):
    """The page that compares design systems."""
    page = folder / "compare.html"
    made = run("tokens", "compare", "--html", page, cwd=pathlib.Path(__file__).resolve().parent.parent)
    if made.returncode or not page.exists():
        check("the comparison is written", False, made.stderr)
        return
    driver = browser(folder)
    driver.get(page.as_uri())
    for look, (scheme, features) in LOOKS.items():
        emulate(driver, scheme, features)
        for width, height in SIZES:
            resize(driver, width, height)
            driver.execute_script(script)
            bad = violations(driver)
            check(f"axe finds nothing in the comparison in {look} at {width} by {height}", bad == [],
                  "\n       ".join([""] + bad[:12]))
    over = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
    check("nothing sticks out of the comparison", over <= 0, f"{over} px")
    driver.quit()
