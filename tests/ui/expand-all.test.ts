import { afterEach, describe, expect, test, vi } from "vitest";
import { installExpandAll } from "../../src/ui/expand-all";
import { FakeElement, fakePage } from "./fake-document";

/** A part of a page with the button and folds, of which the first is open. */
function part(kind: string, ...inner: readonly FakeElement[]) {
  const button = new FakeElement("button", { "data-expand-all": "" });
  const folds = [0, 1].map((index) => {
    const fold = new FakeElement("details");
    fold.open = index === 0;
    return fold;
  });
  const scope = new FakeElement("section", { "data-folds": kind }, button, ...folds, ...inner);
  return { button, folds, scope };
}

const stateOf = ({ button, folds }: ReturnType<typeof part>) => ({
  expanded: button.attributes["aria-expanded"],
  folds: folds.map((fold) => fold.open),
});

function install(parts: readonly ReturnType<typeof part>[], stored: Record<string, string> = {}) {
  const page = fakePage(new FakeElement("body", {}, ...parts.map(({ scope }) => scope)));
  for (const [key, value] of Object.entries(stored)) page.storage.set(key, value);
  // Storage is that of the global window.
  vi.stubGlobal("window", page.view);
  const apply = installExpandAll(page.doc);
  apply();
  return { ...page, apply };
}

afterEach(() => vi.unstubAllGlobals());

describe("the button of a part", () => {
  test("opens all, then closes all, and stores the choice by kind", () => {
    const body = part("request-body");
    const answers = part("responses");
    const page = install([body, answers]);
    page.fire("click", { target: body.button });
    expect(stateOf(body)).toEqual({ expanded: "true", folds: [true, true] });
    expect(stateOf(answers)).toEqual({ expanded: "false", folds: [true, false] });
    expect([...page.storage]).toEqual([["folds-request-body", "open"]]);
    page.fire("click", { target: body.button });
    expect(stateOf(body)).toEqual({ expanded: "false", folds: [false, false] });
    expect([...page.storage]).toEqual([["folds-request-body", "closed"]]);
  });

  test("follows folds that a reader toggles, in the parts around, too", () => {
    const inner = part("request-body");
    const outer = part("callbacks", inner.scope);
    const page = install([outer]);
    for (const fold of [...outer.folds, ...inner.folds]) fold.open = true;
    page.fire("toggle", { target: inner.folds[1] });
    expect([inner, outer].map((each) => stateOf(each).expanded)).toEqual(["true", "true"]);
    inner.folds.forEach((fold) => (fold.open = false));
    page.fire("toggle", { target: inner.folds[0] });
    expect([inner, outer].map((each) => stateOf(each).expanded)).toEqual(["false", "false"]);
  });
});

describe("a stored choice", () => {
  test.each([
    ["open", [true, true]],
    ["closed", [false, false]],
  ])("%s holds from the start", (choice, want) => {
    const body = part("request-body");
    install([body], { "folds-request-body": choice });
    expect(stateOf(body).folds).toEqual(want);
  });

  test("if absent, leaves the folds as they are", () => {
    const body = part("request-body");
    install([body]);
    expect(stateOf(body)).toEqual({ expanded: "false", folds: [true, false] });
  });

  test("is applied once, so that it undoes nothing", () => {
    const body = part("request-body");
    const { apply } = install([body], { "folds-request-body": "open" });
    body.folds.forEach((fold) => (fold.open = false));
    apply();
    expect(stateOf(body).folds).toEqual([false, false]);
  });
});
