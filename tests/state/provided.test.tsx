import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocsVersionProvider, useDocsSidebar, useDocsVersion } from "../../src/state/docs";
import { useScrollController } from "../../src/state/ScrollControllerProvider";

test.each([
  { name: "useDocsVersion", provider: "DocsVersionProvider", hook: useDocsVersion },
  { name: "useDocsSidebar", provider: "DocsSidebarProvider", hook: useDocsSidebar },
  { name: "useScrollController", provider: "ScrollControllerProvider", hook: useScrollController },
])("$name outside its provider throws, and names both", ({ name, provider, hook }) => {
  function Misuse() {
    hook();
    return null;
  }

  expect(() => renderToStaticMarkup(<Misuse />)).toThrow(
    `${name} is called outside <${provider}>.`,
  );
});

test("null is a value: a standalone page has no version", () => {
  function Version() {
    return String(useDocsVersion());
  }

  const html = renderToStaticMarkup(
    <DocsVersionProvider value={null}>
      <Version />
    </DocsVersionProvider>,
  );

  expect(html).toBe("null");
});
