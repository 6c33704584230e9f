import { describe, expect, it } from "vitest";
import { useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

describe("the picture of a workflow", () => {
  it("has its calls in their order, each a link, and the values that pass between them", async () => {
    const { page, complaints } = await open();
    await visit(page, "/useCases");
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
    // Beside the arrow.
    expect(await picture.getByText("instructorId", { exact: true }).count()).toBe(1);
    await links.nth(2).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/api/create-class");
    expect(complaints).toEqual([]);
  });

  it("has a program in each language below, with the values of the reader, and its text in the page alone", async () => {
    const { page, complaints } = await open();
    await visit(page, "/useCases");
    const program = page.locator("[data-samples]").nth(1);
    await program.getByRole("tab", { name: "Python" }).click();
    const code = program.getByRole("tabpanel", { name: "Python" }).locator("code");
    expect(await code.textContent()).toContain("# 3. Create class");
    await program.locator("details summary").first().click();
    await program.getByLabel("training-provider-id").fill('tp-"7"');
    await expect.poll(() => code.textContent()).toContain('training_provider_id = "tp-\\"7\\""');
    // All programs show the chosen language.
    const others = page.locator('[data-samples] [role=tab][aria-selected="true"]');
    expect(new Set(await others.allTextContents())).toEqual(new Set(["Python"]));
    const markdown = await page.request.get("/useCases.md");
    expect(await markdown.text()).toContain("# 3. Create class");
    expect(complaints).toEqual([]);
  });

  it("fits a phone with text of its size, and is there without JavaScript", async () => {
    const { page } = await open({ viewport: viewports.phone, javaScriptEnabled: false });
    await page.goto("/useCases");
    const pictures = page.getByRole("main").locator("svg[role=group]");
    expect(await pictures.count()).toBe(10);
    for (const box of await pictures.evaluateAll((all) =>
      all.map((svg) => ({
        right: svg.getBoundingClientRect().right,
        // What the letters of its view box are scaled by.
        scale: (svg as SVGSVGElement).getScreenCTM()?.a,
      })),
    )) {
      expect(box.right).toBeLessThanOrEqual(viewports.phone.width);
      expect(box.scale).toBe(1);
    }
    // No title is cut off by its box.
    expect(
      await pictures.locator("a").evaluateAll(
        (all) =>
          all.filter((link) => {
            const box = link.querySelector("rect")?.getBoundingClientRect();
            return [...link.querySelectorAll("text")].some(
              (text) => !box || text.getBoundingClientRect().right > box.right - 4,
            );
          }).length,
      ),
    ).toBe(0);
  });
});
