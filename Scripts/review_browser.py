"""What the tests of the review page share: a browser, an app to review, and how a page is driven."""
import os
import pathlib
import shutil
import subprocess
import sys
import time

import json
from selenium import webdriver
from selenium.common.exceptions import (ElementNotInteractableException, NoSuchElementException,
                                        StaleElementReferenceException)
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else
                    os.environ.get("DSMIGRATE") or ROOT / ".build/release/dsmigrate").resolve()
failures = []


def check(name, holds, detail=""):
    print(("ok   " if holds else "FAIL ") + name + (f": {detail}" if detail and not holds else ""), flush=True)
    if not holds:
        failures.append(name)


def browser(folder, width=1440, height=900, scheme="light", features=()):
    options = Options()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"download.default_directory": str(folder)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
    driver.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder)})
    resize(driver, width, height)
    emulate(driver, scheme, features)
    return driver


def resize(driver, width, height):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def emulate(driver, scheme="light", features=()):
    """Draws as for somebody with these preferences: pairs of a media feature and its value."""
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"},
        *({"name": name, "value": value} for name, value in features)]})


def run(*arguments, cwd=None):
    return subprocess.run([str(TOOL), *map(str, arguments)], cwd=cwd, capture_output=True, text=True)


def make_app(folder):
    """An app whose code and file names mean something to a browser."""
    views = folder / "Views"
    views.mkdir(parents=True)
    (folder / "app.json").write_text(json.dumps({
        "name": "</script><b>Hostile</b>", "tokens": ["app.tokens.json"], "prefer": ["radius.card"],
        "code": {"color": {"Color": "Color.app.{name}", "ShapeStyle": "Color.app.{name}"},
                      "radius": {"CGFloat": "Radius.{name}"}, "font": {"Font": "Font.app.{name}"}},
    }))
    color = lambda hex: {"$type": "color", "$value": hex}
    (folder / "app.tokens.json").write_text(json.dumps({
        "color": {"ink": color("#112233"), "alarm": color("#cc0000"), "ember": color("#d81400"),
                  "paper": color("#fafafa")},
        "radius": {"card": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}},
        "text": {"title": {"$type": "typography", "$value": {
            "fontFamily": "System", "fontSize": {"value": 22, "unit": "px"}, "fontWeight": 700}}},
    }))
    (folder / ".dsmigrate.json").write_text(json.dumps({"mapping": "app.json", "exclude": ["Theme.swift"]}))
    # The theme lacks one color, 'paper', which the project does not bear out.
    (folder / "Theme.swift").write_text("""import SwiftUI
struct AppColors {
  let ink = Color(red: 17 / 255, green: 34 / 255, blue: 51 / 255)
  let alarm = Color(red: 204 / 255, green: 0, blue: 0)
  let ember = Color(red: 216 / 255, green: 20 / 255, blue: 0)
}
struct AppFonts { let title = Font.system(size: 22, weight: .bold) }
extension Color { static let app = AppColors() }
extension Font { static let app = AppFonts() }
enum Radius { static let card: CGFloat = 12 }
""")
    (views / "Home.swift").write_text("""import SwiftUI

struct Home: View {
  var body: some View {
    Text("</script><img src=x onerror=window.hacked=1>").foregroundColor(Color(red: 0.066667, green: 0.133333, blue: 0.2))
    Text("b").foregroundColor(Color(red: 0.8, green: 0.02, blue: 0))
    RoundedRectangle(cornerRadius: 12).fill(Color(red: 0.98, green: 0.98, blue: 0.98))
    RoundedRectangle(cornerRadius: 13).fill(Color(red: 0, green: 0.5, blue: 0))
    Text("c").foregroundColor(Color(red: 0.98, green: 0.98, blue: 0.98)).background(Color(red: 0.8, green: 0, blue: 0))
    Text("d").font(.system(size: 21, weight: .bold))
  }
}
""")
    (views / "<img src=x onerror=window.hacked=2>\u202etfiws.swift").write_text(
        "import SwiftUI\nstruct Odd: View { var body: some View { Text(\"a\").foregroundColor(Color(red: 0.066667, green: 0.133333, blue: 0.2)) } }\n")


def log_errors(driver):
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]


def click(driver, selector, seconds=20):
    """Clicks what a person would: what stands there now, also if the page draws it anew meanwhile."""
    end = time.time() + seconds
    while True:
        try:
            return driver.find_element(By.CSS_SELECTOR, selector).click()
        except (StaleElementReferenceException, NoSuchElementException, ElementNotInteractableException):
            if time.time() > end:
                raise
            time.sleep(0.05)


def press(driver, key):
    webdriver.ActionChains(driver).send_keys(key).perform()


def select(driver, name, value):
    driver.execute_script(
        "const node = document.getElementById(arguments[0]); node.value = arguments[1];"
        "node.dispatchEvent(new Event('change'))", name, value)


def pick(driver, code, nth=0):
    """Selects the nth change whose line holds `code`, as one place, and gives the inspector."""
    found = driver.execute_script("""
      document.activeElement.blur();
      const found = changes.filter((one) => one.source === arguments[0]).concat(changes.filter((one) =>
        one.source !== arguments[0] && (one.before + one.source + one.after).includes(arguments[0])))[arguments[1]];
      if (!found) return false;
      const group = groups.find((one) => one.changes.includes(found));
      select({ group, change: group.changes.length > 1 ? found : null });
      return true;""", code, nth)
    assert found, f"no change shows {code}"
    return driver.find_element(By.CSS_SELECTOR, "#inspector .change")


def act(driver, name):
    """Presses a control of the inspector by its name."""
    driver.execute_script("document.querySelector('#inspector [data-act=\"' + arguments[0] + '\"]').click()", name)


def choose(driver, token):
    """Takes a token for the selection by typing its name."""
    driver.execute_script("document.activeElement.blur()")
    press(driver, "c")
    webdriver.ActionChains(driver).send_keys(token, Keys.ENTER).perform()


def decided(driver):
    return driver.execute_script(
        "return [...decisions].map(([index, one]) => [index, one.choice, one.token, one.reason])")


def start_over(driver):
    driver.execute_script(
        "localStorage.clear(); decisions.clear(); history.length = 0; notes.clear(); open.clear(); splits.clear();"
        "selected = null; filterTo({}); drawProgress()")


def downloaded(folder, name):
    """A file once the browser has written it."""
    for _ in range(50):
        if (folder / name).exists():
            break
        time.sleep(0.1)
    return folder / name
