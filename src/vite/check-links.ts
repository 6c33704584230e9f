import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { decodePercent, withoutBase } from "../paths";
import { SiteError, didYouMean } from "./errors";
import { escapeAttribute } from "./html";
import { type ReadHtml, readHtml } from "./html-tree";
import type { PublishedPage } from "./published-page";
import { displayPath } from "./site-options";

interface ResolveOptions {
  /** Base path of the whole site. */
  readonly basePath: string;
  /** Origin of the published site: full addresses that begin with it are checked, too. */
  readonly url?: string;
}

interface CheckOptions extends ResolveOptions {
  /** The built site. */
  readonly dir: string;
  /** Every html file of the site. */
  readonly pages: readonly PublishedPage[];
  /** What was read of each page, by its file. */
  readonly links: ReadonlyMap<string, PageLinks>;
  /** Name of the configuration in errors; what is wrong on every page stands there. */
  readonly configFile: string;
}

/** Where an address of this site leads. */
interface Target {
  /** Relative to the built site; absent: there is no such file. */
  readonly file?: string;
  /** As in the address, without `#`; empty for the whole page. */
  readonly fragment: string;
}

/** An address that leads nowhere, on one page. */
interface DeadReference {
  readonly page: PublishedPage;
  readonly tag: string;
  /** Without the base path and the language, as guides are written. */
  readonly written: string;
  /** What a reader sees of a link. */
  readonly text: string;
  /** Ids of the page that it leads to; absent: there is no such page. */
  readonly ids?: ReadonlySet<string>;
}

/** An address of a page that may lead nowhere. */
interface DoubtfulLink {
  readonly tag: string;
  readonly address: string;
  /** What a reader sees of a link. */
  readonly text: string;
  /** Ids of the page, where the address is one of its own places. */
  readonly ids?: readonly string[];
}

/** What the check remembers of one page: plain data, for pages are read where they are drawn. */
export interface PageLinks {
  readonly doubtful: readonly DoubtfulLink[];
  /** Places of other pages that this one leads to, as file and fragment, each once. */
  readonly places: readonly (readonly [file: string, fragment: string])[];
}

/**
 * Makes what reads the links of pages for {@link checkLinks}.
 *
 * @param files of the built site, as far as they are known, relative to it; what leads elsewhere is looked up later
 */
export function createLinkReader(
  options: ResolveOptions,
  files: ReadonlySet<string>,
): (page: PublishedPage, read: ReadHtml) => PageLinks {
  const resolve = createResolve(options, files);
  return (page, { ids, references }) => {
    const doubtful: DoubtfulLink[] = [];
    const places = new Map<string, readonly [string, string]>();
    for (const { tag, address, text } of references) {
      const target = resolve(address, page);
      if (!target) continue;
      const { file, fragment } = target;
      if (file === undefined)
        doubtful.push({ tag, address: ownText(address), text: shortText(text) });
      else if (file === page.file) {
        if (!leadsTo(fragment, ids))
          doubtful.push({
            tag,
            address: ownText(address),
            text: shortText(text),
            ids: [...ids],
          });
      } else if (isPlace(file, fragment)) {
        places.set(`${file}#${fragment}`, [file, ownText(fragment)]);
      }
    }
    return { doubtful, places: [...places.values()] };
  };
}

function isPlace(file: string, fragment: string): boolean {
  return fragment !== "" && file.endsWith(".html");
}

/**
 * Finds the links of a built site that lead to no page of it or to no place of that page, and the pictures, scripts and style
 * sheets that are missing. Other origins, other schemes, and what lies on the same host outside the base path are not looked at.
 *
 * Reads those pages again that a fragment leads to from elsewhere: one page is in memory at a time.
 *
 * @returns one error for each mistake, however many pages show it
 */
export async function checkLinks(options: CheckOptions): Promise<readonly SiteError[]> {
  const { dir, pages, links } = options;
  const resolve = createResolve(options, await listFiles(dir));
  const dead: DeadReference[] = [];
  /** Fragments of other pages, with those who name them: by file, then by fragment. */
  const elsewhere = new Map<string, Map<string, PublishedPage[]>>();
  const addPlace = (page: PublishedPage, file: string, fragment: string) => {
    const fragments = elsewhere.get(file) ?? new Map<string, PublishedPage[]>();
    elsewhere.set(file, fragments);
    const naming = fragments.get(fragment) ?? [];
    fragments.set(fragment, naming);
    if (naming.at(-1) !== page) naming.push(page);
  };

  for (const page of pages) {
    const { doubtful, places } = links.get(page.file) ?? { doubtful: [], places: [] };
    for (const { tag, address, text, ids } of doubtful) {
      const target = resolve(address, page);
      if (!target) continue;
      const { file, fragment } = target;
      const written = asWritten(address, page);
      if (ids) dead.push({ page, tag, written, text, ids: new Set(ids) });
      else if (file === undefined) dead.push({ page, tag, written, text });
      else if (isPlace(file, fragment)) addPlace(page, file, fragment);
    }
    for (const [file, fragment] of places) addPlace(page, file, fragment);
  }

  const read = (file: string) => readFile(join(dir, file), "utf8");
  for (const [file, fragments] of elsewhere) {
    const html = await read(file);
    // Nearly all are there, as the build writes them: the page is read as HTML only for others.
    const others = [...fragments].filter(
      ([fragment]) => !html.includes(` id="${escapeAttribute(decode(fragment))}"`),
    );
    if (others.length === 0) continue;
    const { ids } = readHtml(html);
    const missing = others.filter(([fragment]) => !leadsTo(fragment, ids));
    // Only now are the texts of such links worth having.
    for (const page of new Set(missing.flatMap(([, naming]) => naming))) {
      for (const { tag, address, text } of readHtml(await read(page.file)).references) {
        const target = resolve(address, page);
        if (target?.file !== file || leadsTo(target.fragment, ids)) continue;
        const written = asWritten(address, page);
        dead.push({ page, tag, written, text: shortText(text), ids });
      }
    }
  }
  return describe(dead, options);
}

/** Every file of a directory, relative to it, with `/` on every system. */
export async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
}

type Resolve = (address: string, page: PublishedPage) => Target | undefined;

/** @returns a function that says where an address leads; `undefined` for what is not of this site */
function createResolve({ basePath, url }: ResolveOptions, files: ReadonlySet<string>): Resolve {
  const origin = new URL(url ?? "http://site.invalid").origin;
  /** Most addresses are those of the shell, the same on all pages. */
  const known = new Map<string, Target | undefined>();

  function resolve(address: string, from: string): Target | undefined {
    let target: URL;
    try {
      target = new URL(address, origin + from);
    } catch {
      return { fragment: "" };
    }
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

/** The file that a static host sends for a path. */
function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  for (const name of [decode(path), path]) {
    const folder = name === "" || name.endsWith("/") ? name : `${name}/`;
    const candidates = folder === name ? [`${folder}index.html`] : [name, `${folder}index.html`];
    const found = candidates.find((candidate) => files.has(candidate));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element */
function leadsTo(fragment: string, ids: ReadonlySet<string>): boolean {
  // What follows `:~:` is for the browser alone.
  const id = fragment.replace(/:~:.*$/s, "");
  return id === "" || ids.has(id) || ids.has(decode(id)) || decode(id).toLowerCase() === "top";
}

function decode(text: string): string {
  // Millions of links, hardly one of them encoded.
  return text.includes("%") ? decodePercent(text) : text;
}

const longestText = 60;

/** The text of a link, for a message. */
function shortText(link: string): string {
  const text = link.replace(/\s+/g, " ").trim();
  return ownText(text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);
}

/** A copy: a part of a page would keep the whole page in memory for as long as the part is remembered. */
function ownText(part: string): string {
  return Buffer.from(part).toString();
}

function asWritten(address: string, { site }: PublishedPage): string {
  const path = site.basePath === "/" ? undefined : withoutBase(site.basePath, address);
  return ownText(path ?? address);
}

/** One error for each mistake, in the order of the pages. */
async function describe(
  dead: readonly DeadReference[],
  { pages, configFile }: CheckOptions,
): Promise<readonly SiteError[]> {
  const mistakes = new Map<string, DeadReference[]>();
  for (const reference of dead) {
    const { tag, written, text, ids } = reference;
    const key = JSON.stringify([tag, written, text, ids !== undefined]);
    const same = mistakes.get(key);
    if (same) same.push(reference);
    else mistakes.set(key, [reference]);
  }
  return Promise.all(
    [...mistakes.values()].map(async (references) => {
      const [first] = references;
      if (!first) throw new Error("There is no mistake without a place.");
      return new SiteError(
        `${await place(references, configFile)}: ${what(first)}`,
        remedy(first, pages),
      );
    }),
  );
}

function what({ tag, written, text, ids }: DeadReference): string {
  if (tag !== "a" && tag !== "area") {
    return `${tag === "img" ? "the picture" : `the address of <${tag}>`} ${written} does not exist`;
  }
  const link = `the link ${text === "" ? "" : `"${text}" `}to ${written}`;
  return ids ? `${link} leads to no place of that page` : `${link} leads to no page`;
}

function remedy({ tag, written, page, ids }: DeadReference, pages: readonly PublishedPage[]) {
  const [path = "", fragment = ""] = written.split("#");
  if (ids) {
    const known = [...ids].map((id) => `#${id}`);
    return didYouMean(`#${decode(fragment)}`, known) || "Link to the id of a heading of that page.";
  }
  const isLink = tag === "a" || tag === "area";
  const known = pages.filter(({ site }) => site === page.site).map((other) => other.path);
  return (
    (isLink && didYouMean(path, known)) ||
    (isLink
      ? "Correct the link, or publish what it leads to."
      : "Correct the address, or put the file into public/.")
  );
}

/** Where a mistake was made. What is on the not-found page is part of the shell, and so on every page. */
async function place(references: readonly DeadReference[], configFile: string): Promise<string> {
  if (references.some(({ page }) => page.page.kind === "not-found")) {
    return `${configFile}, on every page`;
  }
  const sources = new Map<string, DeadReference>();
  for (const reference of references) {
    const { source, file } = reference.page;
    if (!sources.has(source ?? file)) sources.set(source ?? file, reference);
  }
  const places = await Promise.all([...sources.values()].map(placeInSource));
  return places.length > 3
    ? `${places.slice(0, 3).join(", ")} and ${places.length - 3} more`
    : places.join(", ");
}

/** A guide and its line, or the OpenAPI document and the page that shows the mistake. */
async function placeInSource({ page, written }: DeadReference): Promise<string> {
  const { source } = page;
  if (source === undefined) return page.file;
  if (page.page.kind !== "guide") return `${displayPath(source)} (page ${page.page.path})`;
  const text = await readFile(source, "utf8").catch(() => "");
  const address = written.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const index = text.search(new RegExp(`${address}(?![\\w/#.-])`));
  const line = index < 0 ? "" : `:${text.slice(0, index).split("\n").length}`;
  return `${displayPath(source)}${line}`;
}
