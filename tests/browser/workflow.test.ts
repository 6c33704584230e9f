import { describe, expect, inject, it } from "vitest";
import { pathsIn, useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

describe("the picture of a workflow", () => {
  it("has its calls in order, each a link, and the values that pass between them", async () => {
    const { page, complaints } = await open();
    await visit(page, "/useCases/offer-class");
    const picture = page.getByRole("group", { name: "Offer a class" });
    const links = picture.getByRole("link");
    expect(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label"))),
    ).toEqual([
      "1. GET List instructor-led courses",
      "2. GET List authorized instructors courseId",
      "3. POST Create class courseId, instructorId",
    ]);
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(await links.nth(2).textContent()).toContain("courseId, instructorId");
    // Next to the arrow.
    expect(await picture.getByText("instructorId", { exact: true }).count()).toBe(1);
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

  it("is as wide as the text around it on any screen, with text of the same size", async () => {
    const { page } = await open();
    await page.goto("/useCases/offer-class");
    const picture = page.getByRole("main").locator("svg[role=group]");
    for (const name of ["tablet", "laptop", "desktop"] as const) {
      await page.setViewportSize(viewports[name]);
      const widths = await picture.evaluate((svg: SVGSVGElement) => ({
        box: svg.querySelector("rect")?.getBoundingClientRect().width,
        column: svg.parentElement?.parentElement?.getBoundingClientRect().width,
        scale: svg.getScreenCTM()?.a,
      }));
      expect(widths, name).toEqual({ box: widths.column, column: widths.column, scale: 1 });
    }
  });

  it("fits a phone with text of the same size, and works without JavaScript", async () => {
    const { page } = await open({ viewport: viewports.phone, javaScriptEnabled: false });
    const useCases = pathsIn(inject("siteDir")).filter((path) => path.startsWith("/useCases/"));
    expect(useCases.length).toBe(10);
    for (const path of useCases) {
      await page.goto(path);
      const picture = page.getByRole("main").locator("svg[role=group]");
      const { right, scale } = await picture.evaluate((svg: SVGSVGElement) => ({
        right: svg.getBoundingClientRect().right,
        // The scale of the letters in its view box.
        scale: svg.getScreenCTM()?.a,
      }));
      expect(right, path).toBeLessThanOrEqual(viewports.phone.width);
      expect(scale, path).toBe(1);
      // No title is cut off by its box.
      const cut = await picture.locator("a").evaluateAll(
        (all) =>
          all.filter((link) => {
            const box = link.querySelector("rect")?.getBoundingClientRect();
            return [...link.querySelectorAll("text")].some(
              (text) => !box || text.getBoundingClientRect().right > box.right - 4,
            );
          }).length,
      );
      expect(cut, path).toBe(0);
    }
  });
});
