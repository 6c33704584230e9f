import { afterEach, describe, expect, test, vi } from "vitest";
import { installInline } from "../../src/ui/inline";
import { FakeElement, fakePage } from "./fake-document";

const element = (
  tag: string,
  attributes: Record<string, string>,
  ...content: readonly (FakeElement | string)[]
) => new FakeElement(tag, attributes, ...content);

function tabs(group: string, keys: readonly string[], panelContent?: FakeElement) {
  return element(
    "div",
    { "data-tabs": group },
    ...keys.map((key) => element("button", { role: "tab", "data-tab": key })),
    ...keys.map((key, index) =>
      element(
        "div",
        { "data-panel": key, ...(index === 0 ? {} : { "data-inactive": "" }) },
        ...(panelContent && index === 1 ? [panelContent] : []),
      ),
    ),
  );
}

const shown = (set: FakeElement) =>
  set
    .querySelectorAll("[data-panel]")
    .filter((panel) => panel.attributes["data-inactive"] === undefined)
    .map((panel) => panel.dataset["panel"]);
const selected = (set: FakeElement) =>
  set
    .querySelectorAll("[data-tab]")
    .filter((tab) => tab.attributes["aria-selected"] === "true")
    .map((tab) => tab.dataset["tab"]);
const tab = (set: FakeElement, key: string) => {
  const found = set.querySelector(`[data-tab="${key}"]`);
  if (!found) throw new Error(`no tab ${key}`);
  return found;
};

function install(
  body: FakeElement,
  options?: Parameters<typeof fakePage>[1] & { readonly isParsing?: boolean },
) {
  const page = fakePage(body, options);
  // Storage is that of the global window.
  vi.stubGlobal("window", page.view);
  const parsing = { parsed: () => {}, disconnect: vi.fn<() => void>() };
  const observer = { observe: () => {}, disconnect: parsing.disconnect };
  vi.stubGlobal("MutationObserver", function MutationObserver(listener: () => void) {
    parsing.parsed = listener;
    return observer;
  });
  installInline(page.doc, page.view);
  if (!options?.isParsing) page.fire("readystatechange");
  return { ...page, ...parsing };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the sample language", () => {
  test("is the first of each set until a reader chooses", () => {
    const set = tabs("sample", ["requests", "curl"]);
    const { root } = install(element("body", {}, set));
    expect(root.attributes["class"]).toBe("js");
    expect(shown(set)).toEqual(["requests"]);
  });

  test("counts while the page is still being parsed, and no longer than that", () => {
    const set = tabs("sample", ["curl", "axios"]);
    const { parsed, disconnect, fire } = install(element("body", {}, set), {
      stored: "axios",
      isParsing: true,
    });
    expect(shown(set)).toEqual(["curl"]);
    parsed();
    expect(shown(set)).toEqual(["axios"]);
    expect(disconnect).not.toHaveBeenCalled();
    fire("readystatechange");
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test("is the stored one, in every set that has it", () => {
    const [one, two, other] = [
      tabs("sample", ["curl", "requests"]),
      tabs("sample", ["curl", "axios"]),
      tabs("", ["200", "requests"]),
    ];
    install(element("body", {}, one, two, other), { stored: "requests" });
    expect([one, two, other].map(shown)).toEqual([["requests"], ["curl"], ["200"]]);
  });

  test("changes all sets and is stored", () => {
    const [one, two] = [tabs("sample", ["curl", "axios"]), tabs("sample", ["curl", "axios"])];
    const { storage, dispatched, fire } = install(element("body", {}, one, two));
    fire("click", { target: tab(two, "axios") });
    expect([one, two].map(shown)).toEqual([["axios"], ["axios"]]);
    expect([one, two].map(selected)).toEqual([["axios"], ["axios"]]);
    expect(tab(one, "curl").attributes["tabindex"]).toBe("-1");
    expect(tab(one, "axios").attributes["tabindex"]).toBe("0");
    expect(storage.get("sample-language")).toBe("axios");
    expect(dispatched).toEqual(["scroll:own"]);
  });

  test("works if storage is refused", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const set = tabs("sample", ["curl", "axios"]);
    const { fire } = install(element("body", {}, set), { refusesStorage: true });
    fire("click", { target: tab(set, "axios") });
    expect(shown(set)).toEqual(["axios"]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("applies to tabs added by client navigation", () => {
    const body = element("body", {});
    const { fire } = install(body, { stored: "axios" });
    const late = tabs("sample", ["curl", "axios"]);
    body.children.push(late);
    fire("tabs:mount");
    expect(shown(late)).toEqual(["axios"]);
  });
});

describe("tabs", () => {
  test.each([
    ["ArrowRight", "a", "b"],
    ["ArrowRight", "c", "a"],
    ["ArrowLeft", "a", "c"],
    ["Home", "c", "a"],
    ["End", "a", "c"],
  ])("%s on %s selects and focuses %s", (key, from, to) => {
    const set = tabs("", ["a", "b", "c"]);
    const { fire } = install(element("body", {}, set));
    let isPrevented = false;
    fire("keydown", { key, target: tab(set, from), preventDefault: () => (isPrevented = true) });
    expect(shown(set)).toEqual([to]);
    expect(tab(set, to).focused).toBe(true);
    expect(isPrevented).toBe(true);
  });

  test("leave other keys alone", () => {
    const set = tabs("", ["a", "b"]);
    const { fire } = install(element("body", {}, set));
    const preventDefault = () => expect.unreachable();
    fire("keydown", { key: "Tab", target: tab(set, "a"), preventDefault });
    fire("keydown", { key: "ArrowRight", altKey: true, target: tab(set, "a"), preventDefault });
    expect(shown(set)).toEqual(["a"]);
  });

  test("inside a panel keep their own choice", () => {
    const inner = tabs("", ["x", "a"]);
    const outer = tabs("", ["a", "b"], inner);
    const { fire } = install(element("body", {}, outer));
    fire("click", { target: tab(inner, "a") });
    expect(shown(inner)).toEqual(["a"]);
    fire("click", { target: outer.children[1] });
    expect(shown(inner)).toEqual(["a"]);
  });
});

describe("the chosen variant", () => {
  const variants = () => ["0", "1"].map((key) => element("div", { "data-variant": key }));
  const chooser = (value: string) =>
    Object.assign(element("select", { "data-choose": "" }), { value });
  const isShown = (each: FakeElement) => each.attributes["data-inactive"] === undefined;

  test("is shown in all languages of its samples", () => {
    const [select, mine, others] = [chooser("0"), variants(), variants()];
    const { fire } = install(
      element(
        "body",
        {},
        element("div", { "data-samples": "" }, select, element("div", {}, ...mine)),
        element("div", { "data-samples": "" }, ...others),
      ),
    );
    select.value = "1";
    fire("change", { target: select });
    expect(mine.map(isShown)).toEqual([false, true]);
    expect(others.map(isShown)).toEqual([true, true]);
  });

  test("is shown on load if the browser restores it", () => {
    const mine = variants();
    install(element("div", { "data-samples": "" }, chooser("1"), ...mine));
    expect(mine.map(isShown)).toEqual([false, true]);
  });
});

describe("copy buttons", () => {
  const block = (copy: string) => {
    const status = element("output", {});
    const button = element("button", { "data-copy": copy, "data-copied": "Copied" }, status);
    const code = element("pre", {}, "the code");
    return { status, button, code, body: element("div", { "data-code": "" }, button, code) };
  };

  test("copy the code around them and confirm it", async () => {
    const { button, status, body } = block("");
    const { fire, copied } = install(body);
    fire("click", { target: button });
    await Promise.resolve();
    expect(copied).toEqual(["the code"]);
    expect(status.textContent).toBe("Copied");
  });

  test("copy their own text when they have one", () => {
    const { button, body } = block("/classes/{id}");
    const { fire, copied } = install(body);
    fire("click", { target: button });
    expect(copied).toEqual(["/classes/{id}"]);
  });

  test("select the code if there is no clipboard", () => {
    const { button, code, body } = block("");
    const { fire, selected: nodes } = install(body, { hasClipboard: false });
    fire("click", { target: button });
    expect(nodes).toEqual([code]);
  });
});

describe("a permalink", () => {
  const page = () => {
    const link = element("a", { "data-link": "", href: "#request.title" });
    const status = element("output", { "data-link-copied": "Link copied" });
    return { link, status, body: element("body", {}, link, status) };
  };

  test("copies its URL without the query and confirms it for a while", async () => {
    const { link, status, body } = page();
    const { fire, copied, location, timers } = install(body);
    Object.assign(location, { origin: "https://a.example", pathname: "/api/x", search: "?q=1" });
    fire("click", { target: link });
    await Promise.resolve();
    expect(copied).toEqual(["https://a.example/api/x#request.title"]);
    expect(status.textContent).toBe("Link copied");
    expect(link.attributes).toHaveProperty("data-done");
    timers.forEach((run) => run());
    expect(status.textContent).toBe("");
    expect(link.attributes).not.toHaveProperty("data-done");
  });

  test("is a plain link if there is no clipboard", () => {
    const { link, status, body } = page();
    const { fire } = install(body, { hasClipboard: false });
    fire("click", { target: link });
    expect(status.textContent).toBe("");
  });

  test("is the only one that copies", () => {
    const plain = element("a", { href: "#request.title" });
    const { fire, copied } = install(element("body", {}, plain));
    fire("click", { target: plain });
    expect(copied).toEqual([]);
  });
});

describe("a fragment", () => {
  const page = () => {
    const row = element("li", { id: "request.ids[]" });
    const inner = element("details", {}, row);
    const outer = element("details", {}, inner);
    return { row, inner, outer, beside: element("details", {}) };
  };

  test("unfolds what is around it and nothing else, on load", () => {
    const { row, inner, outer, beside } = page();
    install(element("body", {}, outer, beside), { hash: "#request.ids%5B%5D" });
    expect([inner.open, outer.open, beside.open]).toEqual([true, true, false]);
    expect(row.scrolledTo).toBe(true);
  });

  test("is marked only after client navigation, until the next one", () => {
    const [a, b] = [element("p", { id: "a" }), element("p", { id: "b" })];
    const { fire, location } = install(element("body", {}, a, b), { hash: "#a" });
    const marked = () => [a, b].map(({ attributes }) => "data-target" in attributes);
    expect(marked()).toEqual([false, false]);
    fire("hash:reveal");
    expect(marked()).toEqual([true, false]);
    location.hash = "#b";
    fire("hashchange");
    expect(marked()).toEqual([false, false]);
  });

  test("opens the fold that it targets", () => {
    const fold = element("details", {});
    install(element("body", {}, element("div", { id: "a~Card" }, fold)), { hash: "#a~Card" });
    expect(fold.open).toBe(true);
  });

  test("switches to the tab that holds it, on hashchange and on request", () => {
    const example = element("div", { id: "response-400.example.a" });
    const set = tabs("", ["200", "400"], example);
    const { fire, location } = install(element("body", {}, set));
    expect(shown(set)).toEqual(["200"]);
    location.hash = "#response-400.example.a";
    fire("hashchange");
    expect(shown(set)).toEqual(["400"]);
    fire("click", { target: tab(set, "200") });
    fire("hash:reveal");
    expect(shown(set)).toEqual(["400"]);
  });

  test("that has no target, or is malformed, does nothing", () => {
    const { outer } = page();
    install(element("body", {}, outer), { hash: "#100%" });
    expect(outer.open).toBe(false);
  });
});

test("printing opens all folds and closes them again", () => {
  const [closed, open] = [element("details", {}), element("details", {})];
  open.open = true;
  const { fire } = install(element("body", {}, closed, open));
  fire("beforeprint");
  expect([closed.open, open.open]).toEqual([true, true]);
  fire("afterprint");
  expect([closed.open, open.open]).toEqual([false, true]);
});
