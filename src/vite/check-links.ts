import { readFile } from "node:fs/promises";

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

interface CheckOptions {
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

/** A broken address on a page, or something that the policy of the pages refuses. */
interface Fault {
  readonly tag: string;
  /** The address without base path and language, as authors write it. If it is refused, this may also be an attribute, or a tag. */
  readonly written: string;
  /** Ids of the target page; absent if the page does not exist. */
  readonly ids?: readonly string[];
  /** Present if browsers refuse it: the directive that could allow it. */
  readonly refused?: keyof AddedSources | "none";
}

interface FaultOnPage extends Fault {
  readonly page: PublishedPage;
}

/** The data that the check keeps about a page. It is plain data, because threads read the pages that they render. */
export interface PageLinks {
  readonly faults: readonly Fault[];
  /** Distinct addresses of places in other pages, as written, with the files of these pages. */
  readonly places: readonly (readonly [written: string, file: string])[];
}

/**
 * Returns a function that reads the links of a page for {@link checkLinks}.
 *
 * @param files the files of the built site, relative to it
 */
export function createLinkReader(
  options: ResolveOptions & { readonly contentSecurityPolicy: AddedSources },
  files: ReadonlySet<string>,
): (page: PublishedPage, read: ReadHtml) => PageLinks {
  const resolve = createResolve(options, files);
  return (page, { ids, references, inline }) => {
    const faults: Fault[] = inline.map((part) => ({
      tag: "",
      written: ownText(part),
      refused: "none",
    }));
    const places = new Map<string, string>();
    for (const { tag, address } of references) {
      const target = resolve(address, page);
      if (!target) {
        const directive = loads[tag];
        const allowed = directive && (options.contentSecurityPolicy[directive] ?? []);
        if (allowed && !allowed.some((source) => isFrom(source, address)))
          faults.push({ tag, written: ownText(address), refused: directive });
        continue;
      }
      const { file, fragment } = target;
      if (file === undefined) faults.push({ tag, written: asWritten(address, page) });
      else if (file === page.file) {
        if (!leadsTo(fragment, ids))
          faults.push({ tag, written: asWritten(address, page), ids: [...ids] });
      } else if (fragment !== "" && file.endsWith(".html"))
        places.set(asWritten(address, page), file);
    }
    return { faults, places: [...places] };
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

/**
 * Finds the broken links of a built site, and missing images, scripts and style sheets. Ignores other
 * origins and schemes, and addresses on the same host outside the base path.
 *
 * Reads pages that other pages link to with a fragment again, one at a time to save memory.
 *
 * @returns one error per broken address, no matter how many pages have it, and one per thing that browsers will refuse
 */
export async function checkLinks(options: CheckOptions): Promise<CheckedLinks> {
  const { read, pages, links } = options;
  const found: FaultOnPage[] = [];
  /** Pages that link to a place of another page, by its file and the address. */
  const linkedPlaces = new Map<string, Map<string, PublishedPage[]>>();
  for (const page of pages) {
    const { faults = [], places = [] } = links.get(page.file) ?? {};
    found.push(...faults.map((fault) => ({ ...fault, page })));
    for (const [written, file] of places) {
      const addresses = linkedPlaces.get(file) ?? new Map<string, PublishedPage[]>();
      linkedPlaces.set(file, addresses.set(written, [...(addresses.get(written) ?? []), page]));
    }
  }
  for (const [file, addresses] of linkedPlaces) {
    const html = await read(file);
    // The build writes nearly all ids in this form. Only other ids need a parsed page.
    const others = [...addresses].filter(
      ([written]) => !html.includes(` id="${escapeAttribute(decode(fragmentOf(written)))}"`),
    );
    const { ids } = others.length > 0 ? readHtml(html) : { ids: new Set<string>() };
    for (const [written, linking] of others)
      if (!leadsTo(fragmentOf(written), ids))
        found.push(...linking.map((page) => ({ tag: "a", written, page, ids: [...ids] })));
  }
  const [broken, refused] = [false, true].map((isRefused) =>
    found.filter((fault) => (fault.refused !== undefined) === isRefused),
  );
  return {
    broken: await describe(broken ?? [], options),
    refused: await describe(refused ?? [], options),
  };
}

const fragmentOf = (address: string) => address.replace(/^[^#]*#?/, "");

type Resolve = (address: string, page: PublishedPage) => Target | undefined;

/** Returns a function that returns the target of an address; `undefined` for addresses outside this site. */
function createResolve({ basePath, url }: ResolveOptions, files: ReadonlySet<string>): Resolve {
  const origin = new URL(url ?? "http://site.invalid").origin;
  /** Most addresses belong to the shell and are the same on all pages. */
  const known = new Map<string, Target | undefined>();

  function resolve(address: string, from: string): Target | undefined {
    const target = attempt(() => new URL(address, origin + from));
    if (!target || address === "") return { fragment: "" };
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
  found: readonly FaultOnPage[],
  { pages, configFile, redirects }: CheckOptions,
): Promise<readonly SiteError[]> {
  const groups = new Map<string, [FaultOnPage, ...FaultOnPage[]]>();
  for (const fault of found) {
    const key = JSON.stringify([fault.tag, fault.written, fault.ids !== undefined]);
    const same = groups.get(key);
    if (same) same.push(fault);
    else groups.set(key, [fault]);
  }
  const errors = await Promise.all(
    [...groups.values()].map(async (faults) => {
      const [first] = faults;
      const isEverywhere = faults.some(({ page }) => page.page.kind === "not-found");
      const [place, ...others] = isEverywhere
        ? await placesIn(configFile, first)
        : await placesOf(faults);
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

const isLink = ({ tag }: Fault) => tag === "a" || tag === "area";

function what(fault: Fault): string {
  const { tag, written, ids, refused } = fault;
  if (refused === "none")
    return `browsers ignore ${written}: pages run only code and styles from files`;
  if (refused)
    return `browsers do not load ${written}: the Content-Security-Policy of the pages does not allow it`;
  if (!isLink(fault))
    return `${tag === "img" ? "the image" : `the URL of <${tag}>`} ${written} does not exist`;
  const reason = ids ? "that page has no such id" : "there is no such page";
  return `the link to ${written || "an empty address"} is broken: ${reason}`;
}

function remedy(
  fault: FaultOnPage,
  pages: readonly PublishedPage[],
  redirects: CheckOptions["redirects"],
): string {
  const { written, page, ids, refused } = fault;
  if (refused === "none") return "Remove it.";
  if (refused) {
    const { protocol, origin } = new URL(written, "https://site.invalid");
    // `data:` has no origin, and `blob:` that of another page.
    const source = /^(?:https?|wss?):$/.test(protocol) ? origin : protocol;
    return `Put the file into public/, or add ${JSON.stringify(source)} to \`contentSecurityPolicy["${refused}"]\` of the configuration.`;
  }
  const [path = "", fragment = ""] = written.split("#");
  if (ids) {
    const known = ids.map((id) => `#${id}`);
    return didYouMean(`#${decode(fragment)}`, known) || "Link to the id of a heading on that page.";
  }
  const now = redirects?.get(path);
  if (now) return `It was renamed: link to ${now}.`;
  if (!isLink(fault)) return "Fix the URL, or add the file to public/.";
  const known = pages.filter(({ site }) => site === page.site).map((other) => other.path);
  return (
    // Files of guides are not pages.
    didYouMean(path.replace(/^\.*(?=\/)|\.mdx?$/g, ""), known) ||
    "Fix the link, or publish its target."
  );
}

/** Returns the places where a broken address is written, once per source. */
async function placesOf(faults: readonly FaultOnPage[]): Promise<readonly Place[]> {
  const sources = new Map(
    faults.toReversed().map((fault) => [fault.page.source ?? fault.page.file, fault]),
  );
  const places = await Promise.all(
    [...sources.values()].toReversed().map(async (fault): Promise<readonly Place[]> => {
      const { source, file, page } = fault.page;
      if (source === undefined) return [{ file }];
      const found = await placesIn(source, fault);
      // A description may be in another file of the document.
      const isFound = found[0]?.line !== undefined || page.kind === "guide";
      return isFound ? found : [{ file: `${displayPath(source)} (page ${page.path})` }];
    }),
  );
  return places.flat();
}

/** Returns where a guide, the document or the configuration has the address. */
async function placesIn(source: string, { written, refused }: Fault): Promise<readonly Place[]> {
  const text = await readFile(source, "utf8").catch(() => "");
  // An attribute may be written differently from HTML.
  const address = refused === "none" ? written.replace(/[=>].*$/s, "") : written;
  const encoded = address.replace(/\P{ASCII}+/gu, encodeURIComponent);
  const forms = [address, encoded, decode(address)].map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const before = refused === "none" ? "" : "(?<=[(<\"']|:\\s+)";
  const pattern = new RegExp(`${before}(?:${forms.join("|")})(?![\\w\\p{L}/#.-])`, "gu");
  const found = address === "" ? [] : [...text.matchAll(pattern)];
  const file = displayPath(source);
  return found.length === 0
    ? [{ file }]
    : found.map(({ index }) => ({ file, ...placeAt(text, index) }));
}
