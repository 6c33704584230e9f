import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { normalizePath } from "../paths";
import { SiteError } from "./errors";
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
 * @throws {SiteError} for the first guide that does not compile
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
  const guides = await Promise.all(
    names
      .filter((name) => name.endsWith(".mdx"))
      .sort()
      .map(async (name) => {
        const file = join(contentDir, name);
        const id = name.replace(/\.mdx$/, "");
        const compiled = await compileGuide(
          await readFile(file, "utf8"),
          displayPath(file),
          context,
        );
        return { order: compiled.frontmatter.order, guide: toGuide(id, file, compiled) };
      }),
  );
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
