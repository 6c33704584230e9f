import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useAnnouncementBar } from "../../src/state/AnnouncementBarProvider";
import { useColorMode } from "../../src/state/ColorModeProvider";
import { DocsVersionProvider, useDocsSidebar, useDocsVersion } from "../../src/state/docs";
import { useNavbar } from "../../src/state/NavbarProvider";
import { useScrollController } from "../../src/state/ScrollControllerProvider";

test.each([
  { name: "useAnnouncementBar", provider: "AnnouncementBarProvider", hook: useAnnouncementBar },
  { name: "useColorMode", provider: "ColorModeProvider", hook: useColorMode },
  { name: "useDocsVersion", provider: "DocsVersionProvider", hook: useDocsVersion },
  { name: "useDocsSidebar", provider: "DocsSidebarProvider", hook: useDocsSidebar },
  { name: "useNavbar", provider: "NavbarProvider", hook: useNavbar },
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
