import { z } from "zod";

import { findUnbalanced } from "./balanced-html";
import type { OwnWords } from "../i18n/words";
import { ConfigError, named, toConfigIssues } from "./config-error";

// `site-config.ts` derives its types from here, including the comments on fields, which editors show in `site.config.ts`.

const text = z.string().min(1);
const sitePath = z
  .string()
  .regex(/^\/(?!.*\/\.{1,2}(?:[/?#]|$))/, { error: "a path that starts with /, without . and .." });
const pagePath = sitePath.regex(/^[^\s?#]*$/, { error: "a path without ? and #" });
/** A file in `public/` or elsewhere. */
const fileAddress = z
  .string()
  .regex(/^(?:\/|[a-z][a-z\d+.-]*:)/i, { error: "a path that starts with /, or a full address" });
/** A style sheet beside the configuration. */
const sheet = z.string().regex(/^(?![/\\]|[a-z][a-z\d+.-]*:).+\.css$/i, {
  error: "a .css file, by its path from the folder of the configuration",
});
/** A source of a Content-Security-Policy, without keywords such as `'unsafe-inline'`. */
const source = z.string().regex(/^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/)?[\w*.:/-]+)$/i, {
  error: "an origin such as https://images.example.com, or a scheme such as https:",
});
const sources = z.array(source).optional();
/** A CSS color, which becomes part of a style sheet. */
const color = z.string().regex(/^[\w#%.,()/ -]+$/, { error: "a CSS color" });
/** HTML that is written into pages unchanged: an unclosed element would swallow the rest of the page. */
const markup = text.check((context) => {
  const problem = findUnbalanced(context.value);
  if (problem) {
    context.issues.push({
      code: "custom",
      input: context.value,
      message: `html with all elements closed (${problem})`,
    });
  }
});

/** The fields that every navbar item may have. */
const placement = {
  /** Default: `left`. */
  position: z.enum(["left", "right"]).optional(),
  /** The set of docs that the item refers to; default `default`. */
  docsPluginId: text.optional(),
};
const link = z
  .strictObject({
    /** A link: `to` is a path on this site, `href` an address elsewhere. Set exactly one of them. */
    type: z.literal("link"),
    label: text,
    to: sitePath.optional(),
    href: text.optional(),
    ...placement,
  })
  .refine(oneTarget, { error: "exactly one of `to` (a path on this site) and `href` (elsewhere)" });
const html = z.strictObject({
  /** Raw HTML, written into the page unchanged. */
  type: z.literal("html"),
  html: markup,
  ...placement,
});
const doc = z.strictObject({
  /** A link to one doc, by its id in the version being read. */
  type: z.literal("doc"),
  docId: text,
  label: text.optional(),
  ...placement,
});
const docSidebar = z.strictObject({
  /** A link to the first doc of a sidebar of the version being read. */
  type: z.literal("docSidebar"),
  sidebarId: text,
  label: text.optional(),
  ...placement,
});
const docsVersion = z.strictObject({
  /** A link to the main doc of the version being read, labelled with that version. */
  type: z.literal("docsVersion"),
  label: text.optional(),
  to: sitePath.optional(),
  ...placement,
});
const dropdown = z.strictObject({
  /** A menu of further items. */
  type: z.literal("dropdown"),
  label: text,
  items: z.array(z.discriminatedUnion("type", [link, html, doc, docSidebar, docsVersion])).min(1),
  ...placement,
});
const navbarItem = z.discriminatedUnion("type", [
  link,
  dropdown,
  z.strictObject({
    /** The language switcher: the same page in each locale, with its query string and hash. */
    type: z.literal("localeDropdown"),
    ...placement,
  }),
  z.strictObject({
    /** The search box. */
    type: z.literal("search"),
    ...placement,
  }),
  html,
  doc,
  docSidebar,
  docsVersion,
  z.strictObject({
    /** A menu of all versions: the equivalent doc in each, or else its main doc. */
    type: z.literal("docsVersionDropdown"),
    ...placement,
  }),
]);

const logo = z.strictObject({
  /** A path below the base path, or a full address. */
  src: fileAddress,
  /** Shown in dark mode instead of `src`. */
  srcDark: fileAddress.optional(),
  alt: z.string().optional(),
  /** Default: the site's home. */
  href: text.optional(),
  target: text.optional(),
  /** In CSS pixels. */
  width: z.number().positive().optional(),
  /** In CSS pixels. */
  height: z.number().positive().optional(),
});

const footerLink = z
  .strictObject({
    label: text.optional(),
    /** A path on this site. */
    to: sitePath.optional(),
    /** An address elsewhere. */
    href: text.optional(),
    /** Replaces all other fields. */
    html: markup.optional(),
  })
  .refine(
    (value) => (value.html === undefined ? value.label !== undefined && oneTarget(value) : true),
    { error: "`label` with exactly one of `to` and `href`, or `html` alone" },
  );
const footerColumn = z.strictObject({ title: text, items: z.array(footerLink) });
/** Reports the mistakes of the kind that the author meant. A union would only report that neither kind fits. */
const footerLinks = z
  .custom<z.input<typeof footerColumn>[] | z.input<typeof footerLink>[]>(Array.isArray, {
    error: "an array",
  })
  .transform((links, context) => {
    const hasColumns = links.some(isColumn);
    if (hasColumns && !links.every(isColumn)) {
      context.addIssue("either columns ({ title, items }) or links ({ label, to }), not a mixture");
      return z.NEVER;
    }
    const parsed = z.array(hasColumns ? footerColumn : footerLink).safeParse(links, named);
    for (const issue of parsed.error?.issues ?? [])
      context.issues.push(issue as z.core.$ZodRawIssue);
    return parsed.data as z.output<typeof footerColumn>[] | z.output<typeof footerLink>[];
  });

type SidebarItem =
  | { type: "link"; label: string; href: string }
  | { type: "category"; label: string; href?: string | undefined; items: SidebarItem[] };
const sidebarItem: z.ZodType<SidebarItem, SidebarItem> = z.discriminatedUnion("type", [
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
  error: "letters, digits, dots and dashes: it is part of the address",
});

const version = z
  .strictObject({
    name: urlPart,
    /** Default: its name. */
    label: text.optional(),
    /** The version shown to a reader who has chosen none; default: the first. */
    isLast: z.boolean().default(false),
    /** Docs of the content directory with another path or sidebar than their own address and the sidebar that lists them. */
    docs: z
      .array(z.strictObject({ id: text, path: sitePath.optional(), sidebar: text.optional() }))
      .default([]),
    /** By id. Default: one sidebar, made from the guides and their groups. */
    sidebars: z.record(z.string(), z.array(sidebarItem)).default({}),
    /** Ids of docs that exist but are not published: the navbar leaves out links to them. */
    draftIds: z.array(text).default([]),
    /** Default: the doc at the version's root. */
    mainDocId: text.optional(),
  })
  .transform(({ label, ...rest }) => ({ ...rest, label: label ?? rest.name }));

const docsPlugin = z
  .strictObject({
    /** Default: `default`. */
    id: urlPart
      .refine((id) => id !== "versions" && id !== "locales", {
        error: "another id: folders with that name are for versions and translations",
      })
      .default("default"),
    versions: z.array(version).min(1),
  })
  .refine(({ versions }) => isUnique(versions.map(({ name }) => name)), {
    error: "versions with different names",
    path: ["versions"],
  })
  .refine(({ versions }) => versions.filter(({ isLast }) => isLast).length <= 1, {
    error: "at most one version that `isLast`",
    path: ["versions"],
  })
  .transform(({ id, versions }) => ({
    id,
    // If no version has `isLast`, the first is the latest, as in a changelog.
    versions: versions.some(({ isLast }) => isLast)
      ? versions
      : versions.map((entry, index) => ({ ...entry, isLast: index === 0 })),
  }));

const locale = z.strictObject({
  /** BCP 47 tag, also used for `<html lang>`. */
  code: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/, {
    error: "a language tag such as en or pt-BR",
  }),
  /** In the language itself. */
  label: text,
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
  /**
   * Translations of the configuration's own texts (labels, titles, HTML and descriptions), by the text in the configuration.
   *
   * @example { Handbook: "Manuel", "Read on": "Lire la suite" }
   */
  texts: z.record(z.string(), text).optional(),
  /**
   * Words of the interface: all of them for a language other than English, or single ones. Names in braces stand for values.
   *
   * @example { search: "Find", reference: { requestBody: "Payload" } }
   */
  words: z
    .custom<OwnWords>((value) => typeof value === "object" && value !== null, {
      error: "an object with words of the interface",
    })
    .optional(),
});

const locales = z
  .strictObject({ default: text, list: z.array(locale).min(1) })
  .refine((value) => value.list.some(({ code }) => code === value.default), {
    error: "the code of one of the locales in `list`",
    path: ["default"],
  })
  .refine((value) => isUnique(value.list.map(({ code }) => code.toLowerCase())), {
    error: "locales with different codes",
    path: ["list"],
  });

/** The policy of the pages would refuse event handlers and `style`. */
const attribute = z.string().regex(/^(?!on|style$)[a-z][a-z\d:-]*$/i);
const headElement = z
  .strictObject({
    tag: z.enum(["link", "meta", "script", "style"]),
    /** `true` stands for an attribute without a value. */
    attributes: z
      .record(attribute, z.union([z.string(), z.literal(true)], { error: "a string or true" }), {
        error: "names of attributes, without event handlers (`on…`) and `style`",
      })
      .default({}),
    content: text
      .regex(/^(?!.*<(?:!--|\/?script|\/style))/is, { error: "no tag in it" })
      .optional(),
  })
  .refine(({ tag, content }) => content === undefined || tag.startsWith("s"), {
    error: "`content` only in a script or style",
  });

/** The configuration of a site. */
export const site = z
  .strictObject({
    title: text,
    /** Between page title and site title; default `|`. */
    titleDelimiter: text.default("|"),
    /** Origin of the published site, without a trailing slash. Without it, pages have no canonical link, and versions no feed. */
    url: z
      .string()
      .regex(/^https?:\/\/[^/?#\s]+$/, { error: "an origin such as https://docs.example.com" })
      .optional(),
    /** The path of the site on its host; begins and ends with `/`. */
    basePath: z
      .string()
      .regex(/^\/(?:[\w.~-]+\/)*$/, {
        error: 'a path that begins and ends with /, such as "/docs/"',
      })
      .default("/"),
    /** Further paths of the overview of the API, besides `/api`. */
    overviewAliases: z.array(sitePath).default([]),
    /** The description of pages that have none. */
    description: text.optional(),
    /** The bar above the navbar. */
    announcementBar: z
      .strictObject({
        /** Change the id to show a dismissed bar again. */
        id: text,
        /** HTML. */
        content: markup,
        /** A CSS color. */
        backgroundColor: color.optional(),
        /** A CSS color. */
        textColor: color.optional(),
        isCloseable: z.boolean().default(true),
      })
      .optional(),
    /** The bar at the top of every page. */
    navbar: z
      .strictObject({
        /** Default: the site's title. */
        title: text.optional(),
        logo: logo.optional(),
        items: z
          .array(navbarItem)
          .refine((items) => items.filter(({ type }) => type === "search").length <= 1, {
            error: "at most one item of type `search`",
          })
          .default([]),
        /** Absent: the neutral look of the page. */
        style: z.enum(["dark", "primary"]).optional(),
        /** Hides the navbar when the reader scrolls down, and shows it when the reader scrolls up. */
        hideOnScroll: z.boolean().default(false),
      })
      .prefault({}),
    /** The footer of every page. */
    footer: z
      .strictObject({
        style: z.enum(["light", "dark"]).default("light"),
        /** Either columns, or links in one row separated by a middle dot. */
        links: footerLinks.default([]),
        logo: logo.optional(),
        /** HTML. */
        copyright: markup.optional(),
      })
      .optional(),
    /** Light and dark. */
    colorMode: z
      .strictObject({
        defaultMode: z.enum(["light", "dark"]).default("light"),
        /** Removes the toggle. */
        disableSwitch: z.boolean().default(false),
        /** Follows the system's setting until the reader chooses a mode. */
        respectPrefersColorScheme: z.boolean().default(true),
      })
      .prefault({}),
    /**
     * Your own style sheets, by their paths from the folder of the configuration. They win over those of the site in the cascade, whatever
     * their selectors: `docs/configuration.md` lists the custom properties to set.
     *
     * @example ["./brand.css"]
     */
    css: z.array(sheet).refine(isUnique, { error: "each style sheet once" }).optional(),
    /**
     * Elements in the head of every page, such as icons. The policy of the pages allows what they are and load: `docs/configuration.md`.
     *
     * @example [{ tag: "script", attributes: { src: "https://stats.example.com/s.js", defer: true } }]
     */
    head: z.array(headElement).optional(),
    /** Image for link previews: a path below the base path, or a full address. */
    image: fileAddress.optional(),
    /**
     * Where sources can be edited. The site appends the path of the page's source, relative to the root of the repository. Absent:
     * pages have no such link.
     *
     * @example "https://github.com/acme/docs/edit/main/"
     */
    editUrl: z
      .string()
      .regex(/^https?:\/\/\S+\/$/, {
        error: "an address that begins with https:// and ends with /",
      })
      .optional(),
    /**
     * Where a line of a source is shown. API pages link to the lines of the OpenAPI document that they come from. `{path}` stands for
     * the file, relative to the root of the repository, and `{line}` for the line number. Absent: made from `editUrl`, in the format
     * of GitHub and GitLab.
     *
     * @example "https://bitbucket.org/acme/docs/src/main/{path}#lines-{line}"
     */
    editLineUrl: z
      .string()
      .regex(/^https?:\/\/\S+$/)
      .refine((value) => value.includes("{path}") && value.includes("{line}"), {
        error: "an address with {path} and {line} in it",
      })
      .optional(),
    /** Shows on each page when its source was last committed, if git knows. */
    lastUpdated: z.boolean().default(true),
    /**
     * The languages of the code samples in the order of their tabs, by their names in `docs/samples.md`. Absent: the languages in
     * `src/samples/languages.ts`.
     *
     * @example ["curl", "go", "php", "ruby"]
     */
    samples: z.array(text).min(1).refine(isUnique, { error: "each language once" }).optional(),
    /**
     * What pages may load besides the files of the site, by directive of the Content-Security-Policy. Scripts and inline styles can only
     * come from the site itself. `frame-ancestors` lists the sites that may show it in a frame, and needs a host that sends the headers
     * in `_headers`.
     *
     * @example { "img-src": ["https://images.example.com"] }
     */
    contentSecurityPolicy: z
      .strictObject({
        "connect-src": sources,
        "font-src": sources,
        "frame-ancestors": sources,
        "frame-src": sources,
        "img-src": sources,
        "media-src": sources,
        "style-src": sources,
      })
      .default({}),
    /** The search of the site. */
    search: z
      .strictObject({
        /**
         * Words that readers look for, by words of the title of the page, section or row that answers them, in any language of the site.
         * They add to those for any API (`login`, `paging`, …) in `src/search/panel/synonyms.ts`.
         *
         * @example { "delete subscription": ["unsubscribe", "opt out"] }
         */
        synonyms: z.record(text, z.array(text.trim().toLowerCase()).min(1)).optional(),
      })
      .optional(),
    /**
     * Whether browsers keep the site for reading offline: the files of one visit, and in the background all pages of a small site, or
     * the guides of a large one. If switched off, browsers also remove what they have kept.
     */
    offline: z.boolean().default(true),
    /**
     * Pages by former addresses, which redirect to them.
     *
     * @example { "/docs/intro.html": "/" }
     */
    redirects: z.record(pagePath, pagePath, { error: "paths that start with /" }).optional(),
    /**
     * Assistants in the menu beside "Copy page". `{url}` stands for the address of the page as Markdown, encoded; nothing else of
     * the page, and none of the reader's values, is in the link. Needs `url`. Absent: none.
     *
     * @example [{ label: "Open in Acme AI", url: "https://ai.acme.example/new?q={url}" }]
     */
    assistants: z
      .array(
        z.strictObject({
          label: text,
          url: z.string().regex(/^https:\/\/\S*\{url\}/, {
            error: "an address that begins with https:// and contains {url}",
          }),
        }),
      )
      .default([]),
    /** Whether a link to a page or fragment that does not exist stops the build. */
    brokenLinks: z.enum(["error", "warn"]).default("error"),
    /** Sets of docs with their own versions, at most one `isLast` in each set. The build adds the set `default` if it is missing. */
    docs: z
      .array(docsPlugin)
      .refine((plugins) => isUnique(plugins.map(({ id }) => id)), {
        error: "sets with different ids",
      })
      .default([]),
    /** The languages of the site. The default language has no path prefix; the others are under `/<code>`. */
    locales: locales.default({
      default: "en",
      list: [{ code: "en", label: "English", direction: "ltr" }],
    }),
  })
  .refine(({ assistants, url }) => assistants.length === 0 || url !== undefined, {
    path: ["url"],
    error: "an origin such as https://docs.example.com, for the links of `assistants`",
  })
  .transform(({ navbar, ...rest }) => ({
    ...rest,
    navbar: { ...navbar, title: navbar.title ?? rest.title },
  }));

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function isColumn(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("items" in value || "title" in value);
}

function oneTarget(value: { to?: string | undefined; href?: string | undefined }): boolean {
  return (value.to === undefined) !== (value.href === undefined);
}

/**
 * Checks what `site.config.ts` exports and fills in the defaults.
 *
 * @throws {ConfigError} with the field, the expected and the found value, and a hint for each mistake
 */
export function parseSiteConfig(input: unknown): z.output<typeof site> {
  const result = site.safeParse(input, named);
  if (!result.success) throw new ConfigError(toConfigIssues(result.error.issues, input));
  return result.data;
}
