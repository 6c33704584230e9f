import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { normalizePath } from "../paths";
import { SiteError, SiteErrors } from "./errors";
import { type CompiledGuide, type GuideContext, compileGuide } from "./guide/compile";
import { displayPath } from "./site-options";

/** A guide of the content directory. */
export interface Guide extends Pick<CompiledGuide, "toc"> {
  /** File name without `.mdx`. */
  readonly id: string;
  /** Absolute. */
  readonly file: string;
  /** Canonical path. */
  readonly path: string;
  readonly aliases: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  /** Exists, but is not published. */
  readonly draft: boolean;
}

/**
 * Reads and compiles every `*.mdx` of the directory, in the order of `order`, then of the file name.
 *
 * @throws {SiteError | SiteErrors} for every guide that does not compile, the first mistake of each
 */
export async function loadGuides(
  contentDir: string,
  context: GuideContext,
): Promise<readonly Guide[]> {
  const names = await readdir(contentDir).catch(() => {
    throw new SiteError(
      `${displayPath(contentDir)} is not a directory that can be read`,
      "Name the directory of the MDX guides with --content.",
    );
  });
  const compiled = await Promise.allSettled(
    names
      .filter((name) => name.endsWith(".mdx"))
      .sort()
      .map(async (name) => {
        const file = join(contentDir, name);
        const id = name.replace(/\.mdx$/, "");
        const guide = await compileGuide(await readFile(file, "utf8"), displayPath(file), context);
        return { order: guide.frontmatter.order, guide: toGuide(id, file, guide) };
      }),
  );
  const guides = compiled.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const reasons = compiled.flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  const mistakes = reasons.filter((reason) => reason instanceof SiteError);
  if (mistakes.length < reasons.length)
    throw reasons.find((reason) => !(reason instanceof SiteError));
  if (mistakes.length > 0) throw mistakes.length === 1 ? mistakes[0] : new SiteErrors(mistakes);
  return guides.sort((a, b) => a.order - b.order).map(({ guide }) => guide);
}

function toGuide(id: string, file: string, { frontmatter, toc }: CompiledGuide): Guide {
  const { title, description, group, draft } = frontmatter;
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
    draft,
    toc,
  };
}
