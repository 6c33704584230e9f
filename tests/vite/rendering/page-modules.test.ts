import { expect, test } from "vitest";

import type { PageModule } from "../../../src/page";
import type { PublishedPage } from "../../../src/vite/published-page";
import { renderContent, type ServerModules } from "../../../src/vite/rendering/page-modules";

test.each([
  ["en", "To do", "Done"],
  ["de", "Offen", "Erledigt"],
])("the state of a task has a name, in the language of the page: %s", (locale, open, done) => {
  const html = "<ul><li>☐ a</li><li><p>☑ b</p></li></ul><p>☐ c</p>";
  const server = { entry: { renderPage: () => html } } as unknown as ServerModules;
  const page = { path: "/", site: { locale } } as PublishedPage;
  const sign = (name: string, text: string) =>
    `<span role="img" aria-label="${name}">${text}</span>`;
  expect(renderContent(server, page, {} as PageModule)).toBe(
    `<ul><li>${sign(open, "☐")} a</li><li><p>${sign(done, "☑")} b</p></li></ul><p>☐ c</p>`,
  );
});
