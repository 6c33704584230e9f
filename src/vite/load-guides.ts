import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import type { PageType } from "../page";
import { normalizePath } from "../paths";
import { SiteError, SiteErrors } from "./errors";
import { type GuideContext, type GuideFacts, readGuide } from "./guide/compile";
import { displayPath } from "./site-options";

/** A guide of the content directory. */
export interface Guide extends Pick<GuideFacts, "toc" | "headings"> {
  /** File name without `.mdx`. */
  readonly id: string;
  /** Absolute. */
  readonly file: string;
  /** Canonical path, below the root of its version. */
  readonly path: string;
  readonly aliases: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  /** What the group is called in the language of the text. */
  readonly groupLabel?: string;
  /** Is the page of its group. */
  readonly groupPage: boolean;
  /** Exists, but is not published. */
  readonly draft: boolean;
  readonly pageType?: PageType;
  /** BCP 47 tag of the text, where it is not that of the site around it. */
  readonly lang?: string;
}

/**
 * Reads and compiles every `*.mdx` of a folder, in the order of `order`, then of the file name.
 *
 * @param remedy what to do where there is no such folder
 * @throws {SiteError | SiteErrors} for every guide that does not compile, the first mistake of each
 */
export async function loadGuides(
  folder: string,
  context: GuideContext,
  remedy = "Name the directory of the MDX guides with --content.",
): Promise<readonly Guide[]> {
  const names = await readdir(folder).catch(() => {
    throw new SiteError(`${displayPath(folder)} is not a directory that can be read`, remedy);
  });
  const compiled = await allOrErrors(
    names
      .filter((name) => name.endsWith(".mdx"))
      .sort()
      .map(async (name) => {
        const file = join(folder, name);
        const guide = await readGuide(await readFile(file, "utf8"), file, context);
        return {
          order: guide.frontmatter.order,
          guide: toGuide(name.replace(/\.mdx$/, ""), file, guide),
        };
      }),
  );
  return compiled.sort((a, b) => a.order - b.order).map(({ guide }) => guide);
}

/**
 * The same guides in another language. A guide that nobody has translated stays as it is, and says in which language that is. Where a
 * guide stands and whether it is published is said once, by the original.
 *
 * @param folder of the translations; need not exist
 * @param lang language of the originals
 * @param draftIds ids of guides that are not published, nor are their translations
 * @throws {SiteError | SiteErrors} also for a translation of nothing
 */
export async function translateGuides(
  guides: readonly Guide[],
  folder: string,
  lang: string,
  draftIds: readonly string[],
  context: GuideContext,
): Promise<readonly Guide[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const translated = new Map(
    await allOrErrors(
      names
        .filter((name) => name.endsWith(".mdx") && !draftIds.includes(name.replace(/\.mdx$/, "")))
        .map(async (name) => {
          const file = join(folder, name);
          const id = name.replace(/\.mdx$/, "");
          const original = guides.find((guide) => guide.id === id);
          if (!original) {
            throw new SiteError(
              `${displayPath(file)} translates no guide`,
              "Give it the file name of the guide that it translates.",
            );
          }
          const source = await readFile(file, "utf8");
          const { frontmatter, toc, headings } = await readGuide(source, file, context, original);
          const { title, description, group, path, paths } = frontmatter;
          if (path ?? paths) {
            throw new SiteError(
              `${displayPath(file)}: frontmatter \`path\`: a translation has none`,
              "Remove it: a page has the same address in every language.",
            );
          }
          return [
            id,
            { ...original, file, title, description, groupLabel: group, toc, headings },
          ] as const;
        }),
    ),
  );
  return guides.map((guide) => translated.get(guide.id) ?? { ...guide, lang });
}

/** Waits for everything, so that all mistakes are told at once. */
async function allOrErrors<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(promises);
  const reasons = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  const mistakes = reasons.filter((reason) => reason instanceof SiteError);
  if (mistakes.length < reasons.length)
    throw reasons.find((reason) => !(reason instanceof SiteError));
  if (mistakes.length > 0) throw mistakes.length === 1 ? mistakes[0] : new SiteErrors(mistakes);
  return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}

function toGuide(id: string, file: string, { frontmatter, toc, headings }: GuideFacts): Guide {
  const { title, description, group, groupPage, draft, pageType } = frontmatter;
  const ownPath = id === "index" ? "/" : `/${id}`;
  const [path = ownPath, ...aliases] = frontmatter.paths ?? [frontmatter.path ?? ownPath];
  return {
    id,
    file,
    path: normalizePath(path),
    aliases: aliases.map(normalizePath),
    title,
    description,
    group,
    groupPage,
    draft,
    pageType,
    toc,
    headings,
  };
}
