import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";

import type { WholePage, PageType } from "../page";
import { normalizePath } from "../paths";
import { SiteError, siteErrorsIn } from "./errors";
import { type GuideFacts, type GuideContext, readGuide } from "./guide/compile";
import { displayPath } from "./site-options";

/** A guide of the content directory. */
export interface Guide
  extends
    Pick<GuideFacts, "toc" | "headings" | "warnings">,
    Pick<WholePage, "aliases" | "title" | "description"> {
  /** File name without `.mdx`. */
  readonly id: string;
  /** Absolute. */
  readonly file: string;
  /** Canonical path, below the root of its version. */
  readonly path: string;
  readonly group?: string;
  /** Name of the group in the language of the text. */
  readonly groupLabel?: string;
  /** Whether it is the page of its group. */
  readonly groupPage: boolean;
  /** Whether it is not published. */
  readonly draft: boolean;
  readonly pageType?: PageType;
  /** BCP 47 tag of the text, if it differs from the site's. */
  readonly lang?: string;
}

/**
 * Reads and compiles every `*.mdx` of a folder, sorted by `order`, then by file name.
 *
 * @param mistakes receives the mistakes of guides that do not compile; these guides are missing from the result
 * @param remedy what to do about a missing folder
 * @throws {SiteError} for a missing folder
 */
export async function loadGuides(
  folder: string,
  context: GuideContext,
  mistakes: SiteError[],
  remedy = "Set the directory of the MDX guides with --content.",
): Promise<readonly Guide[]> {
  const names = await readdir(folder).catch(() => {
    throw new SiteError(`${displayPath(folder)} is not a readable directory`, remedy);
  });
  const compiled = await compileAll(names, mistakes, async (id, name) => {
    const file = join(folder, name);
    const facts = await readGuide(await readFile(file, "utf8"), file, context);
    return { order: facts.frontmatter.order, guide: toGuide(id, file, facts) };
  });
  return compiled.sort((a, b) => a.order - b.order).map(({ guide }) => guide);
}

/**
 * Returns the guides in another language. Untranslated guides keep their text and get its language. The
 * original determines a guide's path and position, and whether it is published.
 *
 * @param folder folder of the translations; may be missing
 * @param lang language of the originals
 * @param draftIds ids of guides that are not published; neither are their translations
 * @param mistakes receives the mistakes of translations, including translations without an original
 */
export async function translateGuides(
  guides: readonly Guide[],
  folder: string,
  lang: string,
  draftIds: readonly string[],
  context: GuideContext,
  mistakes: SiteError[],
): Promise<readonly Guide[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const wrong = mistakes.map(({ place }) => basename(place?.file ?? ""));
  const published = names.filter((name) => !draftIds.includes(name.replace(/\.mdx$/, "")));
  const translated = await compileAll(published, mistakes, async (id, name) => {
    const file = join(folder, name);
    const original = guides.find((guide) => guide.id === id);
    if (!original && !wrong.includes(name)) {
      throw new SiteError(
        `${displayPath(file)} is a translation without an original`,
        "Give it the file name of the guide that it translates.",
      );
    }
    const source = await readFile(file, "utf8");
    const { frontmatter, ...facts } = await readGuide(source, file, context, original);
    const { title, description, group, path, paths } = frontmatter;
    if (path ?? paths) {
      throw new SiteError(
        `${displayPath(file)}: frontmatter \`path\` is not allowed in a translation`,
        "Remove it: a page has the same path in every language.",
      );
    }
    return original && { ...original, ...facts, file, title, description, groupLabel: group };
  });
  return guides.map(
    (guide) => translated.find((each) => each?.id === guide.id) ?? { ...guide, lang },
  );
}

/** Compiles the guides among files, sorted by name. Waits for all of them, so that all mistakes are reported at once. */
async function compileAll<T>(
  names: readonly string[],
  mistakes: SiteError[],
  compile: (id: string, name: string) => Promise<T>,
): Promise<T[]> {
  const guides = names.filter((name) => name.endsWith(".mdx")).toSorted();
  const results = await Promise.allSettled(
    // macOS may store a letter and its accent as two characters; links use one.
    guides.map((name) => compile(name.replace(/\.mdx$/, "").normalize(), name)),
  );
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return [result.value];
    mistakes.push(...siteErrorsIn(result.reason));
    return [];
  });
}

function toGuide(id: string, file: string, { frontmatter, ...facts }: GuideFacts): Guide {
  const ownPath = id === "index" ? "/" : `/${id}`;
  const { path: onlyPath = ownPath, paths = [onlyPath], order: _, ...about } = frontmatter;
  const [path = ownPath, ...aliases] = paths.map(normalizePath);
  return { id, file, path, aliases, ...about, ...facts };
}
