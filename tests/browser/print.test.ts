import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

/** Opens a page in print mode. */
async function openOnPaper(path: string) {
  const { page } = await open({ colorScheme: "dark", viewport: { width: 700, height: 1000 } });
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  return page;
}

describe("in print", () => {
  it("everything is unfolded, nothing is a control, the head of a response is one line, and long lines of code wrap", async () => {
    const page = await openOnPaper("/api/create-class");
    for (const role of ["button", "searchbox", "combobox", "tab"] as const)
      expect(await page.getByRole(role).count(), role).toBe(0);
    const folds = page.locator(
      "main details:not([open], [data-controls], [data-popover]):has(> :nth-child(2))",
    );
    expect(await folds.count()).toBeGreaterThan(3);
    for (const fold of await folds.all()) {
      // The second child is the content of the fold.
      expect(await fold.locator(":scope > :nth-child(2)").first().isVisible()).toBe(true);
    }
    const head = page.getByRole("heading", { name: "200 OK" });
    expect((await head.boundingBox())?.height).toBeLessThan(30);
    const cut = await page
      .locator("main pre")
      .evaluateAll(
        (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });

  it("the chosen sample comes after the text, without its tabs", async () => {
    const { page } = await open({ viewport: { width: 700, height: 1000 } });
    await visit(page, "/api/create-class");
    await page.getByRole("tab", { name: "Python", exact: true }).click();
    await page.getByRole("combobox", { name: "Example" }).selectOption({ index: 1 });
    await page.emulateMedia({ media: "print" });
    const names = page
      .getByRole("region", { name: "Samples and examples" })
      .locator("figcaption, p");
    const shown = page.getByRole("figure", { name: /curl|Node|Python|Java|C#|Types/ });
    expect(await shown.count()).toBe(1);
    expect(await shown.getAttribute("aria-label")).toContain("Python");
    expect(await names.filter({ visible: true }).first().innerText()).toMatch(/^Example: Virtual/);
    const top = async (found: Locator) => (await found.boundingBox())?.y ?? 0;
    const last = page.getByRole("heading", { name: "Responses", exact: true });
    expect(await top(shown)).toBeGreaterThan(await top(last));
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("button").count()).toBe(0);
  });

  it("no kind of page shows the shell", async () => {
    const page = await openOnPaper("/auth");
    for (const path of ["/auth", "/api/create-class", "/api"]) {
      if (path !== "/auth") await page.goto(path);
      for (const role of ["banner", "navigation", "contentinfo"] as const)
        expect(await page.getByRole(role).count(), `${role} of ${path}`).toBe(0);
      expect(await page.getByRole("link", { name: "Skip to main content" }).count()).toBe(0);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
  });

  it("no page break follows what introduces a group or a list", async () => {
    const page = await openOnPaper("/");
    for (const [path, ...introductions] of [
      ["/api", "div:has(> #tag\\.exports)", "div:has(> #tag\\.exports) + div"],
      ["/api/list-classes", "#response-200\\.contact > :first-child"],
    ] as const) {
      await page.goto(path);
      for (const introduction of introductions) {
        const breakAfter = page
          .locator(introduction)
          .evaluate((element) => getComputedStyle(element).breakAfter);
        expect(await breakAfter, `${introduction} on ${path}`).toBe("avoid");
      }
    }
  });

  it("text is dark on white in both modes", async () => {
    const page = await openOnPaper("/auth");
    const [color, background] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(color).toMatch(/oklch\(0\.2/);
    expect(background).toMatch(/oklch\(1 |rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
  });
});
