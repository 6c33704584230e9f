import { z } from "zod";

import { findUnbalanced } from "./balanced-html";
import { ConfigError, toConfigIssues } from "./config-error";
import type { SiteConfig } from "./site-config";

const text = z.string().min(1);
const sitePath = z
  .string()
  .regex(/^\/(?!.*\/\.{1,2}(?:[/?#]|$))/, { error: "a path that starts with /, without . and .." });
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
/** Written into pages as it stands: an element left open would take the rest of the page with it. */
const markup = text.check((context) => {
  const problem = findUnbalanced(context.value);
  if (problem) {
    context.issues.push({
      code: "custom",
      input: context.value,
      message: `html whose elements are closed (${problem})`,
    });
  }
});
const html = z.strictObject({ type: z.literal("html"), html: markup, position, docsPluginId });
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

/** A file of `public/`, or one elsewhere. */
const fileAddress = z
  .string()
  .regex(/^(?:\/|[a-z][a-z\d+.-]*:)/i, { error: "a path that starts with /, or a whole address" });

const logo = z.strictObject({
  src: fileAddress,
  srcDark: fileAddress.optional(),
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
    html: markup.optional(),
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

const urlPart = z.string().regex(/^(?!\.+$)[\w.~-]+$/, {
  error: "letters, digits, dots and dashes: it is part of addresses",
});

const version = z
  .strictObject({
    name: urlPart,
    label: text.optional(),
    isLast: z.boolean().default(false),
    docs: z
      .array(z.strictObject({ id: text, path: sitePath.optional(), sidebar: text.optional() }))
      .default([]),
    sidebars: z.record(z.string(), z.array(sidebarItem)).default({}),
    draftIds: z.array(text).default([]),
    mainDocId: text.optional(),
  })
  .transform(({ label, ...rest }) => ({ ...rest, label: label ?? rest.name }));

const docsPlugin = z
  .strictObject({
    id: urlPart
      .refine((id) => id !== "versions" && id !== "locales", {
        error: "another id: folders of that name hold versions and translations",
      })
      .default("default"),
    versions: z.array(version).min(1),
  })
  .refine(({ versions }) => isUnique(versions.map(({ name }) => name)), {
    error: "versions of different names",
    path: ["versions"],
  })
  .refine(({ versions }) => versions.filter(({ isLast }) => isLast).length <= 1, {
    error: "at most one version that `isLast`",
    path: ["versions"],
  })
  .transform(({ id, versions }) => ({
    id,
    // Without a word on it the first is the last one, as in a change log.
    versions: versions.some(({ isLast }) => isLast)
      ? versions
      : versions.map((entry, index) => ({ ...entry, isLast: index === 0 })),
  }));

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
          texts: z.record(z.string(), text).optional(),
        }),
      )
      .min(1),
  })
  .refine((value) => value.list.some(({ code }) => code === value.default), {
    error: "the code of one of the locales in `list`",
    path: ["default"],
  })
  .refine((value) => isUnique(value.list.map(({ code }) => code.toLowerCase())), {
    error: "locales of different codes",
    path: ["list"],
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
  description: text.optional(),
  announcementBar: z
    .strictObject({
      id: text,
      content: markup,
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
      copyright: markup.optional(),
    })
    .optional(),
  colorMode: colorMode.prefault({}),
  image: fileAddress.optional(),
  editUrl: z
    .string()
    .regex(/^https?:\/\/\S+\/$/, { error: "an address that ends with /" })
    .optional(),
  editLineUrl: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .refine((value) => value.includes("{path}") && value.includes("{line}"), {
      error: "an address with {path} and {line} in it",
    })
    .optional(),
  lastUpdated: z.boolean().default(true),
  brokenLinks: z.enum(["error", "warn"]).default("error"),
  docs: z
    .array(docsPlugin)
    .refine((plugins) => isUnique(plugins.map(({ id }) => id)), { error: "sets of different ids" })
    .default([]),
  locales: locales.default({
    default: "en",
    list: [{ code: "en", label: "English", direction: "ltr" }],
  }),
});

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

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
