import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useDocsSidebar } from "../../src/state/docs";
import { provided } from "../../src/state/provided";
import { useScrollController } from "../../src/state/ScrollControllerProvider";

test.each([
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

test("null is a value", () => {
  const [VersionProvider, useVersion] = provided<string | null>("Version");
  function Version() {
    return String(useVersion());
  }

  const html = renderToStaticMarkup(
    <VersionProvider value={null}>
      <Version />
    </VersionProvider>,
  );

  expect(html).toBe("null");
});
