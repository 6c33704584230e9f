import { describe, expect, inject, it } from "vitest";
import { pathsIn, useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

describe("the diagram of a workflow", () => {
  it("has its calls in order, each a link, and the values that pass between them", async () => {
    const { page, complaints } = await open();
    await visit(page, "/useCases/offer-class");
    const calls = page.getByRole("list", { name: "Offer a class" }).getByRole("listitem");
    expect((await calls.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
      "GET List instructor-led courses (→ courseId)",
      "GET List authorized instructors (courseId → instructorId)",
      "POST Create class (courseId, instructorId → classId)",
    ]);
    const links = calls.getByRole("link");
    await links.nth(2).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/api/create-class");
    expect(complaints).toEqual([]);
  });

  it("has a program in each language below, with the reader's values, and its text only in the page", async () => {
    const { page, complaints } = await open();
    await visit(page, "/useCases/offer-class");
    const program = page.locator("[data-samples]");
    await program.getByRole("tab", { name: "Python" }).click();
    const code = program.getByRole("tabpanel", { name: "Python" }).locator("code");
    expect(await code.textContent()).toContain("# 3. Create class");
    const values = program.locator("details").first();
    await values.locator("summary").click();
    await values.getByLabel("training-provider-id").fill('tp-"7"');
    await expect.poll(() => code.textContent()).toContain('training_provider_id = "tp-\\"7\\""');
    const markdown = await page.request.get("/useCases/offer-class.md");
    expect(await markdown.text()).toContain("# 3. Create class");
    expect(complaints).toEqual([]);
  });

  it("fits a phone, and works without JavaScript", async () => {
    const { page } = await open({ viewport: viewports.phone, javaScriptEnabled: false });
    const useCases = pathsIn(inject("siteDir")).filter((path) => path.startsWith("/useCases/"));
    expect(useCases.length).toBe(10);
    for (const path of useCases) {
      await page.goto(path);
      const calls = page.getByRole("main").locator("ol.workflow > li");
      expect(await calls.count(), path).toBeGreaterThan(1);
      const overflows = await calls.evaluateAll(
        (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
      );
      expect(overflows, path).toBe(0);
    }
  });
});
