import type { SiteData } from "../src/config/site-data";

/** Returns a site without any optional parts, changed by `overrides`. */
export function siteData(overrides: Partial<SiteData> = {}): SiteData {
  return {
    title: "Acme API",
    titleDelimiter: "|",
    basePath: "/",
    filesPath: "/",
    locale: "en",
    locales: [{ code: "en", label: "English", direction: "ltr", basePath: "/" }],
    navbar: { title: "Acme API", items: [], hideOnScroll: false },
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
    offline: true,
    assistants: [],
    docs: [],
    ...overrides,
  };
}
