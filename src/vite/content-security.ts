import { createHash } from "node:crypto";
import type { SiteConfig } from "../config/site-config";
import { trustedTypesPolicy } from "../trusted-types";
import { isExternal, withBase, workerPath } from "../paths";
import { attempt } from "../shared/attempt";

/** Sources that a site adds to directives: `{ "img-src": ["https://images.example.com"] }`. */
export type AddedSources = SiteConfig["contentSecurityPolicy"];

/** The sources that pages need from their own site. Other directives fall back to `default-src`. */
const own: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "object-src": [],
  "frame-src": [],
  "form-action": ["'self'"],
  "base-uri": [],
};

/** The directives that must allow the address of a script, or of a link by its `rel`. A script mostly sends data to where it is from. */
const needed: Readonly<Record<string, readonly string[]>> = {
  script: ["script-src", "connect-src"],
  stylesheet: ["style-src"],
  icon: ["img-src"],
  preconnect: ["connect-src"],
};

/** Returns the sources that the site's own elements of the head need, each with its directive. */
export function headSources({ head = [] }: Pick<SiteConfig, "head">) {
  return head.flatMap(({ tag, attributes, content }) => {
    const { rel, type, href, src = href } = attributes;
    const origin = isExternal(`${src}`) && attempt(() => new URL(`${src}`, "https://a").origin);
    const directives = needed[tag === "link" ? `${rel}` : tag] ?? [];
    return [
      ...(origin ? directives : []).map((directive) => [directive, `${origin}`] as const),
      ...(content && !/json/.test(`${type}`) ? [[`${tag}-src`, hashSource(content)] as const] : []),
    ];
  });
}

/**
 * Returns the Content-Security-Policy of a site. It is the same on every page, because the shell of one page shows the others.
 *
 * @param inline texts of the inline scripts and styles, which are allowed by hash
 * @param head see {@link headSources}
 * @see https://www.w3.org/TR/CSP3/
 * @see https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(
  added: AddedSources,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  head: ReturnType<typeof headSources> = [],
): string {
  const { "frame-ancestors": _, ...sources } = added;
  const all: Record<string, readonly string[]> = { ...own };
  const add = (name: string, more: readonly string[]) => {
    if (more.length > 0) all[name] = [...(all[name] ?? ["'self'"]), ...more];
  };
  add("script-src", inline.scripts.map(hashSource));
  add("style-src", inline.styles.map(hashSource));
  for (const [name, more = []] of Object.entries(sources)) add(name, more);
  for (const [name, source] of head) if (!all[name]?.includes(source)) add(name, [source]);
  return [
    ...Object.entries(all).map(([name, from]) => `${name} ${from.join(" ") || "'none'"}`),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ].join("; ");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Returns the headers of all files, in the format of `_headers` for Netlify, Cloudflare Pages and others. They include which sites may
 * show a page in a frame, because browsers ignore that directive in the page itself.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function renderHeaders(
  {
    basePath,
    contentSecurityPolicy: added,
  }: Pick<SiteConfig, "basePath" | "contentSecurityPolicy">,
  policy: string,
): string {
  const ancestors = added["frame-ancestors"]?.join(" ") || "'none'";
  const headers = {
    "Content-Security-Policy": `${policy}; frame-ancestors ${ancestors}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
  return [
    withBase(basePath, "/*"),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    withBase(basePath, "/assets/*"),
    "  Cache-Control: public, max-age=31536000, immutable",
    withBase(basePath, workerPath),
    "  Cache-Control: no-cache",
    "",
  ].join("\n");
}

/** Returns the headers of a path from the text of {@link renderHeaders}. Patterns end in `*` or match exactly. */
export function headersOf(file: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let isMeant = false;
  for (const line of file.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      const pattern = line.trim();
      isMeant = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    } else if (isMeant && value !== undefined) found[name] = value;
  }
  return found;
}
