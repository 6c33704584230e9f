import { expect, test } from "vitest";
import { english } from "../../src/i18n/english";
import { causeChain } from "../../src/layout/cause-chain";
import { CrashFallback } from "../../src/layout/CrashFallback";
import { ErrorBoundary } from "../../src/layout/ErrorBoundary";
import { LoadError } from "../../src/layout/LoadError";
import { NotFound } from "../../src/layout/NotFound";
import { element, elements, render, text } from "./render";

const nothing = () => {};

test("a crash shows the message, every cause and a button to try again", () => {
  const error = new Error("Cannot draw the page", {
    cause: new TypeError("No such schema", { cause: "a missing file" }),
  });

  const html = render(<CrashFallback error={error} onTryAgain={nothing} />);

  expect(html).toContain('role="alert"');
  expect(text(element(html, "h1"))).toBe("This page crashed.");
  expect(elements(html, "pre").map(text)).toEqual([
    "Cannot draw the page",
    "No such schema",
    "a missing file",
  ]);
  expect(elements(html, "button").map(text)).toEqual(["Try again"]);
});

test("a page that fails to load shows an error box with a retry button", () => {
  const html = render(<LoadError onRetry={nothing} />);

  expect(html).toContain('role="alert"');
  expect(elements(html, "button").map(text)).toEqual(["Retry"]);
});

test.each([
  { name: "load error", box: <LoadError onRetry={nothing} isAbovePage /> },
  { name: "crash", box: <CrashFallback error="no" onTryAgain={nothing} isAbovePage /> },
])("a $name above a page does not replace the page's heading", ({ box }) => {
  const html = render(box);

  expect(html).toContain('role="alert"');
  expect(elements(html, "h1")).toEqual([]);
});

test("the not-found page links to the home page and the reference", () => {
  const html = render(<NotFound words={english.standIns} />);

  expect(text(element(html, "h1"))).toBe("Page not found");
  expect(elements(html, "a")[0]).toContain('href="/"');
  expect(elements(html, "a")[1]).toContain('href="/api"');
});

test("the boundary catches any thrown value", () => {
  expect(ErrorBoundary.getDerivedStateFromError(undefined)).toEqual({
    crash: { error: undefined },
  });
});

const cycle = new Error("a");
cycle.cause = new Error("b", { cause: cycle });

test.each([
  ["an error without a message", new TypeError(), ["TypeError"]],
  ["a value that is not an error", "no", ["no"]],
  ["nothing", undefined, ["undefined"]],
  ["a cause of null", new Error("a", { cause: null }), ["a", "null"]],
  ["a cycle of causes", cycle, ["a", "b"]],
])("the messages of %s", (_, error, want) => {
  expect(causeChain(error)).toEqual(want);
});
