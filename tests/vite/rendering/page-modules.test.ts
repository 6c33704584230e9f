import { expect, test } from "vitest";

import type { PageModule } from "../../../src/page";
import type { PublishedPage } from "../../../src/vite/published-page";
import { wordsIn } from "../../../src/vite/words";
import { renderContent, type ServerModules } from "../../../src/vite/rendering/page-modules";

test.each([
  ["en", {}, "To do", "Done"],
  ["de", { reference: { taskOpen: "Offen", taskDone: "Erledigt" } }, "Offen", "Erledigt"],
] as const)(
  "the state of a task has a name, in the language of the page: %s",
  (code, own, open, done) => {
    const main = "<ul><li>☐ a</li><li><p>☑ b</p></li></ul><p>☐ c</p>";
    const server = {
      entry: { renderPage: () => ({ shell: "", main }) },
    } as unknown as ServerModules;
    const page = { path: "/" } as PublishedPage;
    const { words } = wordsIn({ code, label: "", direction: "ltr", words: own }, "");
    const sign = (name: string, text: string) =>
      `<span role="img" aria-label="${name}">${text}</span>`;
    expect(renderContent(server, page, {} as PageModule, words).main).toBe(
      `<ul><li>${sign(open, "☐")} a</li><li><p>${sign(done, "☑")} b</p></li></ul><p>☐ c</p>`,
    );
  },
);
