import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bundleDevScript } from "../../src/vite/inline-script";
import { siteData } from "../site-data";
import { useBrowser } from "./site";

// The inline script on small documents; for pages of a site, see `operation-page`, `links`, `samples`, `storage` and `print`.
const { open } = useBrowser();

let script: string;
let page: Page;
beforeAll(async () => {
  script = await bundleDevScript(siteData());
});
beforeEach(async () => {
  ({ page } = await open());
});

/** Runs before the script. */
const watch = `
window.copied = [];
window.ownScrolls = 0;
document.addEventListener("scroll:own", () => ownScrolls++);
`;
const clipboard = "navigator.clipboard.writeText = async (text) => void copied.push(text);";
const noClipboard = 'Object.defineProperty(navigator, "clipboard", { value: undefined });';

interface Given {
  readonly hash?: string;
  /** Stored by an earlier page. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly hasClipboard?: boolean;
}

async function load(body: string, given: Given = {}) {
  const { hash = "", hasClipboard = true } = given;
  const remember = `Object.assign(localStorage, ${JSON.stringify(given.stored ?? {})});`;
  const first = [watch, hasClipboard ? clipboard : noClipboard, remember].join("\n");
  const html = `<script>${first}</script><script>${script}</script><body>${body}</body>`;
  await page.route("**/inline", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${html}` }),
  );
  await page.goto(`/inline${hash}`);
}

function tabs(group: string, keys: readonly string[], inSecond = ""): string {
  const buttons = keys.map((key) => `<button role="tab" data-tab="${key}">${key}</button>`);
  const panels = keys.map(
    (key, index) =>
      `<div data-panel="${key}"${index === 0 ? "" : " data-inactive"}>${index === 1 ? inSecond : ""}</div>`,
  );
  return `<div data-tabs="${group}">${buttons.join("")}${panels.join("")}</div>`;
}

/** Returns the keys of the visible panels. */
const shown = () =>
  page
    .locator("[data-panel]:not([data-inactive])")
    .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset["panel"]));

const stored = (language: string) => ({ stored: { "sample-language": language } });

const copied = () => page.evaluate("copied");
const openFolds = () =>
  page.locator("details").evaluateAll((folds) => folds.map((fold) => fold.matches("[open]")));
const fire = (type: string) =>
  page.evaluate((name) => void document.dispatchEvent(new Event(name)), type);
const fireOnWindow = (type: string) =>
  page.evaluate((name) => void window.dispatchEvent(new Event(name)), type);

describe("the sample language", () => {
  it("is the first of each set until the reader chooses", async () => {
    await load(tabs("sample", ["requests", "curl"]));
    expect(await page.locator("html").getAttribute("class")).toContain("js");
    expect(await shown()).toEqual(["requests"]);
  });

  it("is applied while the page is being parsed", async () => {
    const look = 'isEarly = "inactive" in document.querySelector("[data-panel=curl]").dataset;';
    await load(`${tabs("sample", ["curl", "axios"])}<script>${look}</script>`, stored("axios"));
    expect(await page.evaluate("isEarly")).toBe(true);
  });

  it("is the stored one, in every set that has it", async () => {
    const sets = [["curl", "requests"] as const, ["curl", "axios"] as const];
    const samples = sets.map((keys) => tabs("sample", keys)).join("");
    await load(samples + tabs("", ["200", "requests"]), stored("requests"));
    expect(await shown()).toEqual(["requests", "curl", "200"]);
  });

  it("is the one chosen before, in a set that lacks the last one", async () => {
    await load(tabs("sample", ["curl", "axios", "types"]) + tabs("sample", ["curl", "axios"]));
    for (const key of ["curl", "axios", "types"]) {
      await page.locator(`[data-tab=${key}]`).first().click();
    }
    expect(await shown()).toEqual(["types", "axios"]);
    const all = await page.evaluate(() => localStorage.getItem("sample-language"));
    await load(tabs("sample", ["curl", "axios"]), stored(String(all)));
    expect(await shown()).toEqual(["axios"]);
  });

  it("changes in all sets, and is stored", async () => {
    await load(tabs("sample", ["curl", "axios"]).repeat(2));
    const before = Number(await page.evaluate("ownScrolls"));
    await page.locator("[data-tab=axios]").last().click();
    expect(await shown()).toEqual(["axios", "axios"]);
    const first = await page
      .locator("[data-tab]")
      .evaluateAll((all) =>
        all
          .slice(0, 2)
          .map((each) => [each.getAttribute("aria-selected"), each.getAttribute("tabindex")]),
      );
    expect(first).toEqual([
      ["false", "-1"],
      ["true", "0"],
    ]);
    expect(await page.evaluate(() => localStorage.getItem("sample-language"))).toBe("axios");
    expect(await page.evaluate("ownScrolls")).toBe(before + 1);
  });

  it("applies to tabs added by client navigation", async () => {
    await load("", stored("axios"));
    await page.evaluate(
      (late) => {
        document.body.innerHTML = late;
      },
      tabs("sample", ["curl", "axios"]),
    );
    expect(await shown()).toEqual(["curl"]);
    await fire("content:mount");
    expect(await shown()).toEqual(["axios"]);
  });
});

describe("tabs", () => {
  /** Presses a key on a tab. */
  const press = (from: string, init: { readonly key: string; readonly altKey?: boolean }) =>
    page.locator(`[data-tab=${from}]`).evaluate((tab, given) => {
      const options = { ...given, bubbles: true, cancelable: true };
      const isPrevented = !tab.dispatchEvent(new KeyboardEvent("keydown", options));
      return { isPrevented, focused: document.activeElement?.textContent };
    }, init);

  it("are selected and focused by keys", async () => {
    await load(tabs("", ["a", "b", "c"]));
    for (const [key, from, to] of [
      ["ArrowRight", "a", "b"],
      ["ArrowRight", "c", "a"],
      ["ArrowLeft", "a", "c"],
      ["Home", "c", "a"],
      ["End", "a", "c"],
    ] as const) {
      expect(await press(from, { key }), key).toEqual({ isPrevented: true, focused: to });
      expect(await shown(), key).toEqual([to]);
    }
  });

  it("leave other keys alone", async () => {
    await load(tabs("", ["a", "b"]));
    for (const init of [{ key: "Tab" }, { key: "ArrowRight", altKey: true }])
      expect((await press("a", init)).isPrevented).toBe(false);
    expect(await shown()).toEqual(["a"]);
  });

  it("inside a panel keep their own choice", async () => {
    await load(tabs("", ["a", "b"], tabs("", ["x", "a"])));
    await page.locator("[data-tab=b]").click();
    expect(await shown()).toEqual(["b", "x"]);
    await page.locator("[data-panel=b] [data-tab=a]").click();
    expect(await shown()).toEqual(["b", "a"]);
    await page.locator("[data-tab=a]").first().click();
    expect(await shown()).toEqual(["a", "a"]);
  });
});

describe("the chosen variant", () => {
  const samples = (selected: string) => {
    const options = ["0", "1"].map(
      (key) => `<option${key === selected ? " selected" : ""}>${key}</option>`,
    );
    const variants = ["0", "1"].map((key) => `<p data-variant="${key}">${key}</p>`);
    return `<div data-samples><select data-choose>${options.join("")}</select>${variants.join("")}</div>`;
  };
  const variants = () => page.locator("[data-variant]:not([data-inactive])").allTextContents();

  it("is shown only in its own samples", async () => {
    await load(samples("0").repeat(2));
    await page.locator("select").first().selectOption("1");
    expect(await variants()).toEqual(["1", "0"]);
  });

  it("is shown on load if the browser restores it", async () => {
    await load(samples("1"));
    expect(await variants()).toEqual(["1"]);
  });
});

describe("copy buttons", () => {
  const block = (text: string) =>
    `<div data-code><button data-copy="${text}" data-copied="Copied">Copy<output></output></button><pre>the code</pre></div>`;

  it.each([
    ["the code around them", "", "the code"],
    ["their own text if they have one", "/classes/{id}", "/classes/{id}"],
  ])("copy %s and confirm it", async (_title, text, want) => {
    await load(block(text));
    await page.locator("button").click();
    await expect.poll(() => page.locator("output").textContent()).toBe("Copied");
    expect(await copied()).toEqual([want]);
  });

  it("select the code if there is no clipboard", async () => {
    await load(block(""), { hasClipboard: false });
    await page.locator("button").click();
    expect(await page.evaluate(() => String(getSelection()))).toBe("the code");
  });
});

describe("a permalink", () => {
  const status = '<output data-link-copied="Link copied"></output>';

  it("is a plain link if there is no clipboard", async () => {
    await load(`<a data-link href="#a">a</a>${status}`, { hasClipboard: false });
    await page.locator("a").click();
    expect(await page.locator("output").textContent()).toBe("");
    expect(new URL(page.url()).hash).toBe("#a");
  });

  it("is the only one that copies", async () => {
    await load(`<a href="#a">a</a><a data-link href="#b">b</a>${status}`);
    await page.locator("a").first().click();
    await page.locator("a").last().click();
    await expect.poll(() => page.locator("output").textContent()).toBe("Link copied");
    expect(await copied()).toEqual([page.url()]);
  });
});

describe("a fragment", () => {
  it.each([
    ["everything around it and nothing else", '<p id="a[]">', "#a%5B%5D"],
    ["it, even if it is not a valid escape sequence", '<p id="100%">', "#100%"],
  ])("unfolds %s", async (_title, row, hash) => {
    await load(`<details><details>${row}</p></details></details><details></details>`, { hash });
    expect(await openFolds()).toEqual([true, true, false]);
  });

  it("is marked only after client navigation, until the next one", async () => {
    await load('<p id="a"></p><p id="b"></p>', { hash: "#a" });
    const marked = () =>
      page.locator("[data-target]").evaluateAll((all) => all.map(({ id }) => id));
    expect(await marked()).toEqual([]);
    await fire("hash:reveal");
    expect(await marked()).toEqual(["a"]);
    await page.evaluate(() => {
      location.hash = "#b";
    });
    await expect.poll(marked).toEqual([]);
  });

  it.each([
    ["names no variant", "#request.number", ["request~Card.number"]],
    ["has letters in another case", "#REQUEST~card.Number", ["request~Card.number"]],
    ["names nothing", "#request.numbers", []],
    ["is empty", "#", []],
  ])("leads to what it means if it %s", async (_title, hash, want) => {
    await load('<main><p id="request"></p><p id="request~Card.number"></p></main>', { hash });
    const marked = await page
      .locator("[data-target]")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(marked).toEqual(want);
  });

  it("switches to the tab that contains it, on hashchange and on request", async () => {
    await load(tabs("", ["200", "400"], '<p id="a">a</p>'));
    expect(await shown()).toEqual(["200"]);
    await page.evaluate(() => {
      location.hash = "#a";
    });
    await expect.poll(shown).toEqual(["400"]);
    await page.locator('[data-tab="200"]').click();
    expect(await shown()).toEqual(["200"]);
    await fire("hash:reveal");
    expect(await shown()).toEqual(["400"]);
  });

  it("keeps its language when the page changes, until the reader chooses one", async () => {
    const samples = tabs("sample", ["curl", "axios"], '<p id="a">a</p>');
    await load(samples, { ...stored("curl"), hash: "#a" });
    expect(await shown()).toEqual(["axios"]);
    await fire("content:mount");
    expect(await shown()).toEqual(["axios"]);
    await page.locator("[data-tab=curl]").click();
    expect(await shown()).toEqual(["curl"]);
  });
});

describe("the button of a part", () => {
  const part = (kind: string, inner = "") =>
    `<section data-folds="${kind}"><button data-expand-all></button><details><summary>${kind}</summary></details>${inner}</section>`;
  const expanded = () =>
    page
      .locator("[data-expand-all]")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-expanded")));

  it("follows folds that a reader toggles, including those of enclosing parts", async () => {
    await load(part("callbacks", part("request-body")));
    expect(await expanded()).toEqual(["false", "false"]);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await expect.poll(expanded).toEqual(["true", "true"]);
    await page.locator("summary").last().click();
    await expect.poll(expanded).toEqual(["false", "false"]);
  });

  it("applies a stored choice once", async () => {
    const stored = { "folds-request-body": "open", "folds-responses": "closed" };
    await load(part("request-body") + part("responses") + part("callbacks"), { stored });
    expect(await openFolds()).toEqual([true, false, false]);
    await page.locator("summary").first().click();
    await fire("content:mount");
    expect(await openFolds()).toEqual([false, false, false]);
  });
});

it("printing opens all folds and closes them again", async () => {
  await load("<details></details><details open></details>");
  await fireOnWindow("beforeprint");
  expect(await openFolds()).toEqual([true, true]);
  await fireOnWindow("afterprint");
  expect(await openFolds()).toEqual([false, true]);
});
