/** @module-tag long */

import { expect, it } from "vitest";
import { samplesOn, shown } from "./sample-panel";
import { useBrowser } from "./site";
import { useSiteAround } from "./site-around";

const { open } = useBrowser();
const site = useSiteAround("tests/fixtures/ruby-sdk/openapi.yaml");

it("a language of the site's own takes values and bodies, and can be copied, as others can", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page, complaints } = await open({ permissions }, site().url);
  await page.goto("/api/create-class");
  await page.getByRole("tab", { name: "Ruby", exact: true }).click();
  const code = shown(page).locator("pre");
  const { field, openValues, values } = samplesOn(page);
  await openValues();
  await field("school-id").fill('say "hi" #{x}');
  await field("notify").fill("yes");
  await field("token").fill("t0k3n");
  await values.locator("summary").press("Escape");
  await code.hover();
  await code.getByRole("textbox", { name: "title", exact: true }).click();
  await page.keyboard.type("`own` \\");
  await page.keyboard.press("Tab");
  const want = `require "acme"

# Create a class
client = Acme::Client.new(
  server: "https://api.example.com/v1",
  token: "t0k3n",
)
result = client.create_class(
  school_id: "say \\"hi\\" \\#{x}",
  notify: "yes",
  body: {
    "title" => "\`own\` \\\\",
    "seats" => 12,
  },
)
puts result`;
  await expect.poll(() => code.textContent()).toBe(want);
  await shown(page).hover();
  await shown(page).getByRole("button", { name: /^Copy/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("t0k3n");
  await page.reload();
  expect(await page.getByRole("tab", { selected: true }).first().textContent()).toBe("Ruby");
  const twin = await page.request.get("/api/create-class.md");
  expect(await twin.text()).toContain('```ruby\nrequire "acme"');
  await page.locator("[data-panel=ruby-sdk] .k, [data-panel=ruby-sdk] .s").first().waitFor();
  expect(complaints).toEqual([]);
});
