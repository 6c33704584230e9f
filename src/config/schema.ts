import { z } from "zod";

import { ConfigError, toConfigIssues } from "./config-error";
import type { SiteConfig } from "./site-config";

const text = z.string().min(1);
const sitePath = z.string().regex(/^\//, { error: "a path that starts with /" });
const position = z.enum(["left", "right"]).optional();
const docsPluginId = text.optional();

const link = z
  .strictObject({
    type: z.literal("link"),
    label: text,
    to: sitePath.optional(),
    href: text.optional(),
    position,
    docsPluginId,
  })
  .refine(oneTarget, { error: "exactly one of `to` (a path of this site) and `href` (elsewhere)" });
const html = z.strictObject({ type: z.literal("html"), html: text, position, docsPluginId });
const doc = z.strictObject({
  type: z.literal("doc"),
  docId: text,
  label: text.optional(),
  position,
  docsPluginId,
});
const docSidebar = z.strictObject({
  type: z.literal("docSidebar"),
  sidebarId: text,
  label: text.optional(),
  position,
  docsPluginId,
});
const docsVersion = z.strictObject({
  type: z.literal("docsVersion"),
  label: text.optional(),
  to: sitePath.optional(),
  position,
  docsPluginId,
});

const dropdownItem = z.discriminatedUnion("type", [link, html, doc, docSidebar, docsVersion]);

const navbarItem = z.discriminatedUnion("type", [
  link,
  z.strictObject({
    type: z.literal("dropdown"),
    label: text,
    items: z.array(dropdownItem).min(1),
    position,
    docsPluginId,
  }),
  z.strictObject({ type: z.literal("localeDropdown"), position, docsPluginId }),
  z.strictObject({ type: z.literal("search"), position, docsPluginId }),
  html,
  doc,
  docSidebar,
  docsVersion,
  z.strictObject({ type: z.literal("docsVersionDropdown"), position, docsPluginId }),
]);

const logo = z.strictObject({
  src: text,
  srcDark: text.optional(),
  alt: z.string().optional(),
  href: text.optional(),
  target: text.optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});

const footerLink = z
  .strictObject({
    label: text.optional(),
    to: sitePath.optional(),
    href: text.optional(),
    html: text.optional(),
  })
  .refine(
    (value) => (value.html === undefined ? value.label !== undefined && oneTarget(value) : true),
    { error: "`label` with exactly one of `to` and `href`, or `html` alone" },
  );
const footerColumn = z.strictObject({ title: text, items: z.array(footerLink) });

type SidebarItemInput =
  | { type: "link"; label: string; href: string }
  | { type: "category"; label: string; href?: string | undefined; items: SidebarItemInput[] };
const sidebarItem: z.ZodType<SidebarItemInput> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("link"), label: text, href: text }),
  z.strictObject({
    type: z.literal("category"),
    label: text,
    href: text.optional(),
    get items() {
      return z.array(sidebarItem);
    },
  }),
]);

const version = z.strictObject({
  name: text,
  label: text,
  isLast: z.boolean().default(false),
  docs: z.array(z.strictObject({ id: text, path: sitePath, sidebar: text.optional() })),
  sidebars: z.record(z.string(), z.array(sidebarItem)).default({}),
  draftIds: z.array(text).default([]),
  mainDocId: text,
});

const colorMode = z.strictObject({
  defaultMode: z.enum(["light", "dark"]).default("light"),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(true),
});

const locales = z
  .strictObject({
    default: text,
    list: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/, {
            error: "a language tag such as en or pt-BR",
          }),
          label: text,
          direction: z.enum(["ltr", "rtl"]).default("ltr"),
        }),
      )
      .min(1),
  })
  .refine((value) => value.list.some(({ code }) => code === value.default), {
    error: "the code of one of the locales in `list`",
    path: ["default"],
  });

const site = z.strictObject({
  title: text,
  titleDelimiter: text.default("|"),
  url: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, { error: "an origin such as https://docs.example.com" })
    .optional(),
  basePath: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/, { error: "a path that begins and ends with /" })
    .default("/"),
  tagline: text.optional(),
  description: text.optional(),
  announcementBar: z
    .strictObject({
      id: text,
      content: text,
      backgroundColor: text.optional(),
      textColor: text.optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  navbar: z
    .strictObject({
      title: text.optional(),
      logo: logo.optional(),
      items: z.array(navbarItem).default([]),
      style: z.enum(["dark", "primary"]).optional(),
      hideOnScroll: z.boolean().default(false),
    })
    .prefault({}),
  footer: z
    .strictObject({
      style: z.enum(["light", "dark"]).default("light"),
      links: z
        .union([z.array(footerColumn), z.array(footerLink)], {
          error: "either columns ({ title, items }) or links ({ label, to }), not a mixture",
        })
        .default([]),
      logo: logo.optional(),
      copyright: text.optional(),
    })
    .optional(),
  colorMode: colorMode.prefault({}),
  docs: z
    .array(z.strictObject({ id: text.default("default"), versions: z.array(version).min(1) }))
    .default([]),
  locales: locales.default({
    default: "en",
    list: [{ code: "en", label: "English", direction: "ltr" }],
  }),
});

function oneTarget(value: { to?: string | undefined; href?: string | undefined }): boolean {
  return (value.to === undefined) !== (value.href === undefined);
}

/**
 * Checks what `site.config.ts` exports and fills in the defaults.
 *
 * @param file names the configuration in errors
 * @throws {ConfigError} naming field, expected, found and a hint for each mistake
 */
export function parseSiteConfig(input: unknown, file: string): SiteConfig {
  const result = site.safeParse(input);
  if (!result.success) {
    throw new ConfigError(
      file,
      result.error.issues.flatMap((issue) => toConfigIssues(issue, input)),
    );
  }
  const { navbar, ...rest } = result.data;
  return { ...rest, navbar: { ...navbar, title: navbar.title ?? rest.title } };
}
