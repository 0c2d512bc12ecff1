"""What holds on every page: a clear structure, named controls, readable text, and room."""

NAMED_ROLES = {
    "button",
    "checkbox",
    "combobox",
    "dialog",
    "image",
    "link",
    "navigation",
    "searchbox",
    "textbox",
}

# Finds text that is too faint for its ground (WCAG 2.2, success criterion 1.4.3: a ratio of 4.5,
# or of 3 where it is large).
FAINT_TEXT = """
const read = (color) => {
  const parts = color.match(/[\\d.]+/g).map(Number);
  return { rgb: parts.slice(0, 3), alpha: parts.length > 3 ? parts[3] : 1 };
};
const luminance = (rgb) => {
  const [r, g, b] = rgb.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ground = (element) => {
  for (let each = element; each; each = each.parentElement) {
    const { rgb, alpha } = read(getComputedStyle(each).backgroundColor);
    if (alpha === 1) return rgb;
    if (alpha > 0) throw new Error("a ground that shines through: " + each.outerHTML);
  }
  return [255, 255, 255];
};
const faint = new Set();
let count = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  const style = getComputedStyle(element);
  if (!walker.currentNode.data.trim() || element.closest(".hidden, script, dialog")) continue;
  if (!element.checkVisibility() || style.visibility === "hidden") continue;
  count += 1;
  const [light, dark] = [luminance(read(style.color).rgb), luminance(ground(element))]
    .sort((a, b) => b - a);
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) {
    faint.add(`${ratio.toFixed(2)} ${element.tagName}.${element.className}: `
      + walker.currentNode.data.trim().slice(0, 40));
  }
}
return { count, faint: [...faint] };
"""

# Finds what reaches past the right edge, apart from boxes that scroll by themselves.
TOO_WIDE = """
const width = document.documentElement.clientWidth;
const scrolls = (element) => {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(each).overflowX)) return true;
  }
  return false;
};
return {
  page: document.documentElement.scrollWidth - width,
  elements: [...document.body.querySelectorAll("*")]
    .filter((each) => each.checkVisibility() && !each.closest(".hidden, .skip")
      && each.getBoundingClientRect().right > width + 1 && !scrolls(each))
    .map((each) => each.outerHTML.slice(0, 80)),
};
"""

# Finds what a finger cannot hit (WCAG 2.2, success criterion 2.5.8: 24 by 24 pixels, or as much
# room around; links within a sentence are free).
TOO_SMALL = """
return [...document.querySelectorAll("button, input:not([type=hidden]), summary, nav a, .tool")]
  .filter((each) => each.checkVisibility() && !each.closest(".hidden"))
  .filter((each) => {
    const box = (each.closest("label") ?? each).getBoundingClientRect();
    return box.height < 24 || box.width < 20;
  })
  .map((each) => each.outerHTML.slice(0, 80));
"""


def structure_problems(browser):
    """What is wrong with what assistive technology is told of the page."""
    tree = browser.accessibility_tree()
    roles = [node["role"] for node in tree]
    problems = []
    headings = [node for node in tree if node["role"] == "heading" and node.get("level") == 1]
    if len(headings) != 1:
        problems.append(f"{len(headings)} headings of the first level")
    for role in ("main", "banner", "search"):
        if role not in roles:
            problems.append(f"no {role}")
    for node in tree:
        if node["role"] in NAMED_ROLES and not node["name"].strip():
            problems.append(f"a {node['role']} without a name")
    landmarks = [node["name"] for node in tree if node["role"] == "navigation"]
    if len(landmarks) != len(set(landmarks)):
        problems.append(f"navigations of one name: {landmarks}")
    level = 0
    for node in tree:
        if node["role"] != "heading" or node.get("level") is None:
            continue
        if level and node["level"] > level + 1:
            problems.append(f"“{node['name']}” skips a level of headings")
        level = node["level"]
    identifiers = browser.execute_script(
        "return [...document.querySelectorAll('[id]')].map((each) => each.id)"
    )
    problems += sorted({f"#{each} twice" for each in identifiers if identifiers.count(each) > 1})
    if not browser.execute_script("return document.documentElement.lang"):
        problems.append("no language")
    if not browser.title:
        problems.append("no title")
    return problems


def faint_text(browser):
    """The text that is hard to read in the look shown."""
    found = browser.execute_script(FAINT_TEXT)
    assert found["count"] > 2, "there is text to judge"
    return found["faint"]


def overflow(browser):
    """What makes the page scroll sideways."""
    found = browser.execute_script(TOO_WIDE)
    page = [f"{found['page']} pixels too wide"] if found["page"] > 0 else []
    return page + found["elements"]


def small_targets(browser):
    """The controls that are hard to hit."""
    return browser.execute_script(TOO_SMALL)
