import { readFile } from "node:fs/promises";

import { distance } from "fastest-levenshtein";

import { decodePercent, withoutBase } from "../paths";
import { attempt } from "../shared/attempt";
import type { AddedSources } from "./content-security";
import { didYouMean } from "../config/did-you-mean";
import { type Place, placeAt, SiteError } from "./errors";
import { escapeAttribute } from "../shared/html";
import { type ReadHtml, readHtml } from "./html-tree";
import type { PublishedPage } from "./published-page";
import { displayPath } from "./site-options";

interface ResolveOptions {
  /** Base path of the whole site. */
  readonly basePath: string;
  /** Origin of the published site: absolute URLs with this origin are checked, too. */
  readonly url?: string;
}

/** The elements that load files from other origins, with the directive that must allow it. */
const loads: Readonly<Record<string, keyof AddedSources>> = {
  audio: "media-src",
  iframe: "frame-src",
  img: "img-src",
  source: "media-src",
  video: "media-src",
};

interface CheckOptions extends ResolveOptions {
  /** The files of the site, relative to its root. */
  readonly files: ReadonlySet<string>;
  /** Returns the HTML of a page by its file. */
  readonly read: (file: string) => Promise<string>;
  /** All HTML files of the site. */
  readonly pages: readonly PublishedPage[];
  /** Links of each page, by file. */
  readonly links: ReadonlyMap<string, PageLinks>;
  /** Name of the configuration file in errors; it is the source of the parts that are on every page. */
  readonly configFile: string;
  /** Present paths by former ones. */
  readonly redirects?: ReadonlyMap<string, string>;
}

/** Target of an address on this site. */
interface Target {
  /** Relative to the built site; absent if the file does not exist. */
  readonly file?: string;
  /** As in the address, without `#`; empty for the whole page. */
  readonly fragment: string;
}

/** The errors in a site's pages. */
export interface CheckedLinks {
  readonly broken: readonly SiteError[];
  readonly refused: readonly SiteError[];
}

/** An address on a page that may be broken, or something that the policy of the pages refuses. */
interface SuspectLink {
  readonly tag: string;
  /** If it is refused, this may also be an attribute with its value, or a tag. */
  readonly address: string;
  /** Text of the link. */
  readonly text: string;
  /** Ids of the page, if the address is a fragment of the same page. */
  readonly ids?: readonly string[];
  /** Present if browsers refuse it: the directive that could allow it. */
  readonly refused?: keyof AddedSources | "none";
}

/** A broken or refused address on a page. */
interface BrokenReference extends Pick<SuspectLink, "tag" | "text" | "refused"> {
  readonly page: PublishedPage;
  /** The address without base path and language, as authors write it. */
  readonly written: string;
  /** Ids of the target page; absent if the page does not exist. */
  readonly ids?: ReadonlySet<string>;
}

/** The data that the check keeps about a page. It is plain data, because threads read the pages that they render. */
export interface PageLinks {
  readonly suspect: readonly SuspectLink[];
  /** Distinct targets within other pages. */
  readonly places: readonly (readonly [file: string, fragment: string])[];
}

/**
 * Returns a function that reads the links of a page for {@link checkLinks}.
 *
 * @param files the known files of the built site, relative to it; other targets are looked up later
 */
export function createLinkReader(
  options: ResolveOptions & { readonly contentSecurityPolicy: AddedSources },
  files: ReadonlySet<string>,
): (page: PublishedPage, read: ReadHtml) => PageLinks {
  const resolve = createResolve(options, files);
  return (page, { ids, references, inline }) => {
    const suspect: SuspectLink[] = inline.map((written) => ({
      tag: "",
      address: ownText(written),
      text: "",
      refused: "none",
    }));
    const places = new Map<string, readonly [string, string]>();
    for (const { tag, address, text } of references) {
      const target = resolve(address, page);
      if (!target) {
        const directive = loads[tag];
        const allowed = directive && (options.contentSecurityPolicy[directive] ?? []);
        if (allowed && !allowed.some((source) => isFrom(source, address)))
          suspect.push({ tag, address: ownText(address), text: "", refused: directive });
        continue;
      }
      const { file, fragment } = target;
      const isOwn = file === page.file;
      if (file === undefined || (isOwn && !leadsTo(fragment, ids))) {
        const found = { tag, address: ownText(address), text: shortText(text) };
        suspect.push(isOwn ? { ...found, ids: [...ids] } : found);
      } else if (!isOwn && isPlace(file, fragment)) {
        places.set(`${file}#${fragment}`, [file, ownText(fragment)]);
      }
    }
    return { suspect, places: [...places.values()] };
  };
}

/**
 * Whether a source of a policy allows an address.
 *
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
function isFrom(source: string, address: string): boolean {
  const { protocol, host, pathname } = new URL(address, "https://site.invalid");
  if (source.endsWith(":")) return protocol === source;
  const [, scheme, name = "", rest = ""] =
    /^(?:([\w+.-]+:)\/\/)?(?:\*\.)?([^/]*)(.*)$/.exec(source) ?? [];
  if (scheme !== undefined && scheme !== protocol) return false;
  const isHost = source.includes("*.") ? host.endsWith(`.${name}`) : host === name;
  return isHost && pathname.startsWith(rest);
}

function isPlace(file: string, fragment: string): boolean {
  return fragment !== "" && file.endsWith(".html");
}

/**
 * Finds the broken links of a built site, and missing images, scripts and style sheets. Ignores other
 * origins and schemes, and addresses on the same host outside the base path.
 *
 * Rereads pages that other pages link to with a fragment, one at a time to save memory.
 *
 * @returns one error per broken address, no matter how many pages have it, and one per thing that browsers will refuse
 */
export async function checkLinks(options: CheckOptions): Promise<CheckedLinks> {
  const { files, read, pages, links } = options;
  const resolve = createResolve(options, files);
  const broken: BrokenReference[] = [];
  const refused: BrokenReference[] = [];
  /** Pages that link to a fragment of another page, by its file and fragment. */
  const linkedFragments = new Map<string, Map<string, PublishedPage[]>>();
  const addPlace = (page: PublishedPage, file: string, fragment: string) => {
    const fragments = linkedFragments.get(file) ?? new Map<string, PublishedPage[]>();
    linkedFragments.set(file, fragments);
    const linking = fragments.get(fragment) ?? [];
    fragments.set(fragment, linking);
    if (linking.at(-1) !== page) linking.push(page);
  };

  for (const page of pages) {
    const own = links.get(page.file);
    if (!own) continue;
    const { suspect, places } = own;
    for (const { tag, address, text, ids, refused: directive } of suspect) {
      if (directive) refused.push({ page, tag, written: address, text, refused: directive });
      const target = directive ? undefined : resolve(address, page);
      if (!target) continue;
      const { file, fragment } = target;
      const written = asWritten(address, page);
      if (ids) broken.push({ page, tag, written, text, ids: new Set(ids) });
      else if (file === undefined) broken.push({ page, tag, written, text });
      else if (isPlace(file, fragment)) addPlace(page, file, fragment);
    }
    for (const [file, fragment] of places) addPlace(page, file, fragment);
  }

  for (const [file, fragments] of linkedFragments) {
    const html = await read(file);
    // The build writes nearly all ids in this form. Only other ids need a parsed page.
    const others = [...fragments].filter(
      ([fragment]) => !html.includes(` id="${escapeAttribute(decode(fragment))}"`),
    );
    if (others.length === 0) continue;
    const { ids } = readHtml(html);
    const missing = others.filter(([fragment]) => !leadsTo(fragment, ids));
    // Only broken links need their texts.
    for (const page of new Set(missing.flatMap(([, linking]) => linking))) {
      for (const { tag, address, text } of readHtml(await read(page.file)).references) {
        const target = resolve(address, page);
        if (target?.file !== file || leadsTo(target.fragment, ids)) continue;
        const written = asWritten(address, page);
        broken.push({ page, tag, written, text: shortText(text), ids });
      }
    }
  }
  return { broken: await describe(broken, options), refused: await describe(refused, options) };
}

type Resolve = (address: string, page: PublishedPage) => Target | undefined;

/** Returns a function that returns the target of an address; `undefined` for addresses outside this site. */
function createResolve({ basePath, url }: ResolveOptions, files: ReadonlySet<string>): Resolve {
  const origin = new URL(url ?? "http://site.invalid").origin;
  /** Most addresses belong to the shell and are the same on all pages. */
  const known = new Map<string, Target | undefined>();

  function resolve(address: string, from: string): Target | undefined {
    const target = attempt(() => new URL(address, origin + from));
    if (!target || slipOf(address)) return { fragment: "" };
    const path = target.origin === origin ? withoutBase(basePath, target.pathname) : undefined;
    if (path === undefined) return undefined;
    return { file: findFile(path.slice(1), files), fragment: target.hash.slice(1) };
  }

  return (address, page) => {
    if (address.startsWith("#")) return { file: page.file, fragment: address.slice(1) };
    const from = basePath + page.file.replace(/\/?index\.html$/, "");
    if (!address.startsWith("/")) return resolve(address, from);
    if (known.has(address)) return known.get(address);
    const target = resolve(address, from);
    known.set(ownText(address), target);
    return target;
  };
}

/** Returns what is wrong with an address itself, and what to do about it; `undefined` if the address is well formed. */
function slipOf(address: string): readonly [reason: string, remedy: string] | undefined {
  if (address === "") return ["it has no address", "Write one, or remove the link."];
  const meant = meantScheme(address);
  if (meant) {
    const corrected = address.replace(/^[^:]*/, meant);
    return ["there is no such scheme", `Did you mean \`${corrected}\`?`];
  }
  if (/^https?:(?!\/\/)/i.test(address))
    return ["no host follows the scheme", "Write two slashes and a host, or a path on this site."];
  return undefined;
}

/** Returns the scheme that an address most likely should have. Other schemes are too many to list, but hardly any resembles these. */
function meantScheme(address: string): string | undefined {
  const known = ["https", "http", "mailto"];
  const scheme = /^([a-z][\w+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? "";
  const letters = (word: string) => [...word].sort().join("");
  if (known.includes(scheme)) return undefined;
  return known.find((one) => distance(scheme, one) === 1 || letters(scheme) === letters(one));
}

/** Returns the file that a static host serves at a path. */
function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  for (const name of [decode(path), path]) {
    const folder = name === "" || name.endsWith("/") ? name : `${name}/`;
    const candidates = folder === name ? [`${folder}index.html`] : [name, `${folder}index.html`];
    const found = candidates.find((candidate) => files.has(candidate));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a fragment finds an id. @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element */
function leadsTo(fragment: string, ids: ReadonlySet<string>): boolean {
  // A fragment directive (`:~:` and everything after it) is for the browser only.
  const id = fragment.replace(/:~:.*$/s, "");
  return id === "" || ids.has(id) || ids.has(decode(id)) || decode(id).toLowerCase() === "top";
}

function decode(text: string): string {
  // There may be millions of links, but hardly any are encoded.
  return text.includes("%") ? decodePercent(text) : text;
}

const maxLinkText = 60;

/** Returns the text of a link, shortened for a message. */
function shortText(link: string): string {
  const text = link.replace(/\s+/g, " ").trim();
  return ownText(text.length > maxLinkText ? `${text.slice(0, maxLinkText - 1)}…` : text);
}

/** Copies a string, because a slice of a page's HTML keeps the whole page in memory. */
function ownText(part: string): string {
  return Buffer.from(part).toString();
}

function asWritten(address: string, { site }: PublishedPage): string {
  const path = site.basePath === "/" ? undefined : withoutBase(site.basePath, address);
  // MDX encodes non-ASCII letters.
  return ownText((path ?? address).replace(/(?:%[89a-f][\da-f])+/gi, decode));
}

/** Returns one error per broken address, in the order of the pages and of the lines that contain them. */
async function describe(
  broken: readonly BrokenReference[],
  { pages, configFile, redirects }: CheckOptions,
): Promise<readonly SiteError[]> {
  const groups = new Map<string, BrokenReference[]>();
  for (const reference of broken) {
    const { tag, written, text, ids } = reference;
    const key = JSON.stringify([tag, written, text, ids !== undefined]);
    const same = groups.get(key);
    if (same) same.push(reference);
    else groups.set(key, [reference]);
  }
  const errors = await Promise.all(
    [...groups.values()].map(async (references) => {
      const [first] = references;
      if (!first) throw new Error("A group of references is empty.");
      const isEverywhere = references.some(({ page }) => page.page.kind === "not-found");
      const [place, ...others] = isEverywhere
        ? await placesIn(configFile, first)
        : await placesOf(references);
      const reason = `${isEverywhere ? "on every page, " : ""}${what(first)}`;
      return new SiteError(reason, remedy(first, pages, redirects), place, others);
    }),
  );
  const files = [...new Set(errors.map(({ place }) => place?.file))];
  const rank = ({ place }: SiteError) => [files.indexOf(place?.file), place?.line ?? 0] as const;
  return errors.toSorted((a, b) => {
    const [[file, line], [otherFile, otherLine]] = [rank(a), rank(b)];
    return file - otherFile || line - otherLine;
  });
}

function what({ tag, written, text, ids, refused }: BrokenReference): string {
  if (refused === "none")
    return `browsers ignore ${written}: pages run only code and styles from files`;
  if (refused)
    return `browsers do not load ${written}: the Content-Security-Policy of the pages does not allow it`;
  if (tag !== "a" && tag !== "area") {
    return `${tag === "img" ? "the image" : `the URL of <${tag}>`} ${written} does not exist`;
  }
  const link = ["the link", text && `"${text}"`, written && `to ${written}`]
    .filter(Boolean)
    .join(" ");
  const [reason = "there is no such page"] = slipOf(written) ?? [];
  return `${link} is broken: ${ids ? "that page has no such id" : reason}`;
}

function remedy(
  { tag, written, page, ids, refused }: BrokenReference,
  pages: readonly PublishedPage[],
  redirects: CheckOptions["redirects"],
): string {
  if (refused === "none") return "Remove it.";
  if (refused) {
    const { protocol, origin } = new URL(written, "https://site.invalid");
    // `data:` has no origin, and `blob:` that of another page.
    const source = /^(?:https?|wss?):$/.test(protocol) ? origin : protocol;
    return `Put the file into public/, or add ${JSON.stringify(source)} to \`contentSecurityPolicy["${refused}"]\` of the configuration.`;
  }
  const [path = "", fragment = ""] = written.split("#");
  if (ids) {
    const known = [...ids].map((id) => `#${id}`);
    return didYouMean(`#${decode(fragment)}`, known) || "Link to the id of a heading on that page.";
  }
  const [, correction] = slipOf(written) ?? [];
  if (correction) return correction;
  const isLink = tag === "a" || tag === "area";
  const now = redirects?.get(path);
  if (now) return `It was renamed: link to ${now}.`;
  const known = pages.filter(({ site }) => site === page.site).map((other) => other.path);
  return (
    // Files of guides are not pages.
    (isLink && didYouMean(path.replace(/^\.*(?=\/)|\.mdx?$/g, ""), known)) ||
    (isLink ? "Fix the link, or publish its target." : "Fix the URL, or add the file to public/.")
  );
}

/** Returns the places where a broken address is written, once per source. */
async function placesOf(references: readonly BrokenReference[]): Promise<readonly Place[]> {
  const sources = new Map<string, BrokenReference>();
  for (const reference of references) {
    const { source, file } = reference.page;
    if (!sources.has(source ?? file)) sources.set(source ?? file, reference);
  }
  const places = await Promise.all(
    [...sources.values()].map(async (reference): Promise<readonly Place[]> => {
      const { source, file, page } = reference.page;
      if (source === undefined) return [{ file }];
      const found = await placesIn(source, reference);
      // A description may be in another file of the document.
      const isFound = found[0]?.line !== undefined || page.kind === "guide";
      return isFound ? found : [{ file: `${displayPath(source)} (page ${page.path})` }];
    }),
  );
  return places.flat();
}

/** Returns where a guide, the document or the configuration has the address; with the words of the link, if possible. */
async function placesIn(
  source: string,
  { written, refused, text: words }: BrokenReference,
): Promise<readonly Place[]> {
  const text = await readFile(source, "utf8").catch(() => "");
  // An attribute may be written differently from HTML.
  const address = refused === "none" ? written.replace(/[=>].*$/s, "") : written;
  const encoded = address.replace(/\P{ASCII}+/gu, encodeURIComponent);
  const forms = [address, encoded, decode(address)].map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const pattern =
    address === ""
      ? /(?<=\]\()\s*\)/g
      : new RegExp(`(?:${forms.join("|")})(?![\\w\\p{L}/#.-])`, "gu");
  const all = [...text.matchAll(pattern)].map(({ index }) => index);
  const named = all.filter((index) => {
    const before = text.slice(Math.max(0, index - 2 * maxLinkText), index).replace(/\s+/g, " ");
    return before.endsWith(`[${words}](`);
  });
  const [first = -1, ...others] = named.length > 0 ? named : all;
  // Without the words of the link, maybe only the first is a link.
  const found = named.length > 0 ? [first, ...others] : [first];
  return found.map((index) => ({ file: displayPath(source), ...placeAt(text, index) }));
}
