import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { headersOf } from "../../src/vite/content-security";
import { readFileSync } from "node:fs";
import path from "node:path";
import { samplesOn, shown } from "./sample-panel";
import { ask, dialogOf } from "./search-dialog";
import { useBrowser, useOnePage, visit } from "./site";

const { open } = useBrowser();

const elsewhere = "https://elsewhere.invalid/";

/** What a text injected into a page could try; each attempt returns normally only if it worked. */
const attempts: Record<string, (page: Page) => Promise<unknown>> = {
  "to write HTML": (page) =>
    page.evaluate(() => {
      document.body.innerHTML = "<b>written</b>";
    }),
  "to parse HTML": (page) =>
    page.evaluate(() => new DOMParser().parseFromString("<b>parsed</b>", "text/html").title),
  "to run a text": (page) =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          // The debugger, which evaluates this function, may run strings until it returns.
          setTimeout(() => {
            try {
              // oxlint-disable-next-line no-eval -- to see it refused
              resolve((0, eval)("1"));
            } catch (error) {
              reject(error);
            }
          });
        }),
    ),
  "to trust its own HTML": (page) =>
    page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      trustedTypes.createPolicy("other", {});
    }),
  "to name a script of its own": (page) =>
    page.evaluate((url) => {
      document.createElement("script").src = url;
    }, elsewhere),
  "to start a thread": (page) => page.evaluate(() => void new Worker("data:text/javascript,1")),
  "to set an event handler": (page) =>
    page.evaluate(() => document.body.setAttribute("onclick", "document.title = 'clicked'")),
  "to send what it has read": (page) => page.evaluate((url) => fetch(url), elsewhere),
};

describe("a text injected into a page fails", () => {
  const one = useOnePage("/api/create-class");

  it.each(Object.entries(attempts))("%s", async (_name, attempt) => {
    await expect(attempt(one.page)).rejects.toThrow(/TypeError|EvalError|Failed to fetch/);
  });

  it.each([
    ["to add a script", "script", "document.title = 'ran'", "require-trusted-types-for"],
    ["to add a style", "style", "body { visibility: hidden }", "style-src-elem"],
  ])("%s", async (_name, tag, text, want) => {
    const { page } = one;
    const directive = await page.evaluate(
      ([name, inner]) =>
        new Promise((resolve) => {
          const note = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
          document.addEventListener("securitypolicyviolation", note, { once: true });
          const element = document.createElement(name);
          element.append(inner);
          document.head.append(element);
        }),
      [tag, text] as const,
    );
    expect(directive).toBe(want);
    expect(await page.title()).toContain("Create class");
  });
});

it("the policy in the page equals that in the headers, which also keep it out of frames", async () => {
  const { page, complaints } = await open();
  const response = await page.goto("/auth");
  const written = headersOf(
    readFileSync(path.join(inject("siteDir"), "_headers"), "utf8"),
    "/auth",
  );
  const own = await page
    .locator("meta[http-equiv='Content-Security-Policy']")
    .getAttribute("content");
  const sent = response?.headers()["content-security-policy"];
  expect(sent).toBe(written["Content-Security-Policy"]);
  expect(sent).toBe(`${own}; frame-ancestors 'none'`);
  expect(own).not.toMatch(/unsafe|\*/);
  expect(complaints).toEqual([]);
});

it("a script in the head of a site's own runs, because the policy lists it", async () => {
  const { page, complaints } = await open({}, inject("otherUrl"));
  await page.goto(`${inject("otherUrl")}/`);
  expect(await page.locator("html").getAttribute("data-own")).toBe("yes");
  expect(complaints).toEqual([]);
});

describe("text that a reader types or pastes", () => {
  const hostile = `<img src=x onerror="document.title='ran'">`;

  it("stays text in the search, in a sample and in the check of a body", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const images = await page.locator("img").count();
    const { field, openValues, values } = samplesOn(page);
    await openValues();
    await field("secret").fill(hostile);
    await values.locator("summary").press("Escape");
    await expect.poll(() => shown(page).textContent()).toContain("onerror");
    const button = page.getByRole("button", { name: "Check a request body" });
    const panel = page.getByRole("region", { name: "Check a request body" });
    await button.click();
    await panel.getByRole("textbox").fill(JSON.stringify({ [hostile]: hostile }));
    await panel.getByRole("listitem").filter({ hasText: "onerror" }).first().waitFor();
    await ask(page, JSON.stringify({ errors: [{ title: hostile }] }));
    await dialogOf(page).getByRole("option").first().waitFor();
    expect(await page.locator("img").count()).toBe(images);
    expect(await page.title()).toContain("Create class");
    expect(complaints).toEqual([]);
  });
});
