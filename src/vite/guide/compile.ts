import mdx from "@mdx-js/rollup";
import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";

import type { TocEntry } from "../../page";
import { conflictLine, conflictRemedy } from "../../shared/merge-conflict";
import { collect, type Place, SiteError, throwAll, type Warning } from "../errors";
import type { Highlight } from "../highlight";
import { displayPath } from "../site-options";
import { hash } from "../sums";
import { type ApiSources, joinApi } from "./api-references";
import { type Frontmatter, takeFrontmatter } from "./frontmatter";
import {
  type CategoryPlace,
  findSlips,
  findUnevenRows,
  highlightFences,
  keepVersion,
  nameHeadings,
  placeCategoryPages,
  refuseOpenFence,
  refuseSecondTitle,
  refuseUnknownComponents,
  refuseUnknownNames,
  type ResolveLink,
} from "./markdown-plugins";
import { transformNodes } from "./tree";

/** What compiling tells about a guide. */
export interface GuideFacts {
  readonly frontmatter: Frontmatter;
  readonly toc: readonly TocEntry[];
  /** Ids of all headings, in order. */
  readonly headings: readonly string[];
  readonly warnings: readonly Warning[];
}

/** The facts of a guide, and what it was compiled to. */
export interface CompiledGuide extends GuideFacts {
  /** Hash of the module, which also depends on what the guide shows of the API. */
  readonly sum: string;
}

/** What guides may speak of. */
export interface GuideContext extends ApiSources {
  readonly highlight: Highlight;
}

/** What is known of one guide once others are read. */
export interface GuidePlace {
  /** Ids of the headings of the guide that this one translates. */
  readonly headings?: readonly string[];
  /** Known when all guides are read. */
  readonly page?: CategoryPlace & { readonly resolveLink: ResolveLink };
}

/**
 * Makes the plugin that compiles MDX files to modules whose default export is the content.
 *
 * @param contextOf asked for each guide: what guides may speak of may change
 * @param placeOf tells less while the guides are being read: then links lead where they say
 * @param onFacts gets what each file tells
 */
export function createMdxPlugin(
  contextOf: () => GuideContext,
  placeOf: (file: string) => GuidePlace | undefined,
  onFacts?: (facts: GuideFacts) => void,
) {
  /** What each guide needs of the generated tree. */
  const importsOf = new Map<string, ReadonlyMap<string, string>>();

  function transformGuide(root: Root, path: string, source: string): void {
    const file = displayPath(path);
    const context = contextOf();
    const { headings: originals, page } = placeOf(path) ?? {};
    const toc: TocEntry[] = [];
    const headings: string[] = [];
    const imports = new Map<string, string>();
    importsOf.set(path, imports);
    const mistakes: SiteError[] = [];
    const warnings: Warning[] = [];
    const frontmatter = collect(mistakes, () => takeFrontmatter(root, file));
    const visits = [
      refuseUnknownComponents(file),
      refuseUnknownNames(root, file),
      refuseSecondTitle(file),
      refuseOpenFence(file, source),
      findUnevenRows(file, warnings),
      findSlips(file, source, warnings),
      nameHeadings(root, toc, headings, originals),
      ...(page ? [keepVersion(page.resolveLink), placeCategoryPages(page, file)] : []),
      joinApi(context, file, imports),
      highlightFences(context.highlight, file),
    ];
    for (const visit of visits) collect(mistakes, () => transformNodes(root, visit));
    throwAll(mistakes);
    if (frontmatter) onFacts?.({ frontmatter, toc, headings, warnings });
  }

  const plugin = mdx({
    remarkPlugins: [
      remarkFrontmatter,
      remarkMdxFrontmatter,
      remarkGfm,
      () =>
        (root: Root, { path, value }: { readonly path: string; readonly value: unknown }) =>
          transformGuide(root, path, String(value)),
    ],
  });
  return {
    ...plugin,
    enforce: "pre" as const,
    transform: {
      filter: { id: /\.mdx$/ },
      /** @throws {SiteError | SiteErrors} every mistake with file, line and remedy */
      handler: async (source: string, file: string) => {
        const compiled = await plugin.transform(source, file).catch((error: unknown) => {
          throw explain(error, displayPath(file), source);
        });
        // Behind the content, whose lines then stay where they are.
        const imports = [...(importsOf.get(file) ?? [])].map(([key, local]) => {
          const [name, module] = key.split(" ");
          return `\nimport { ${name} as ${local} } from ${JSON.stringify(module)};`;
        });
        return compiled && { ...compiled, code: compiled.code + imports.join("") };
      },
    },
  };
}

/**
 * Reads what a guide tells about itself.
 *
 * @throws {SiteError | SiteErrors} every mistake with file, line and remedy
 */
export async function readGuide(
  source: string,
  file: string,
  context: GuideContext,
  place?: GuidePlace,
): Promise<CompiledGuide> {
  let facts: GuideFacts | undefined;
  const { transform } = createMdxPlugin(
    () => context,
    () => place,
    (found) => {
      facts = found;
    },
  );
  const compiled = await transform.handler(source, file);
  if (!facts || !compiled) throw new Error(`${file} has not been compiled.`);
  return { ...facts, sum: hash(compiled.code) };
}

function explain(error: unknown, file: string, source: string): unknown {
  const lines = source.split("\n");
  const at = (line: number): Place => ({ file, line, column: 1 });
  // In code, markers are text.
  const mark = conflictLine(lines);
  if (mark !== undefined)
    return new SiteError("the file contains a merge conflict", conflictRemedy, at(mark));
  const isOpened = lines[0]?.startsWith("---");
  if (!isOpened && error instanceof Error && error.message.includes("frontmatter"))
    return new SiteError(
      "the guide has no frontmatter",
      "Begin it with a line `---`, its `title`, and another line `---`.",
      at(1),
    );
  if (isOpened && lines.filter((text) => text.trimEnd() === "---").length === 1)
    return new SiteError(
      "the frontmatter does not end",
      "Write a line `---` below its fields.",
      at(1),
    );
  if (isMessage(error)) {
    // The notes of others say what to write instead.
    const isLessThan = /before name, (?!.*\(note: )/.test(error.reason);
    const remedy = isLessThan
      ? "Write `\\<` for a less-than sign in text, or put it in backticks."
      : "Correct the MDX there.";
    return new SiteError(error.reason, remedy, { file, ...placeIn(error) });
  }
  if (isYamlError(error)) {
    // The fence `---` is line 1 of the file, and not part of the YAML.
    const [start] = error.linePos ?? [];
    const place = { file, line: (start?.line ?? 0) + 1, column: start?.col };
    if (error.code === "DUPLICATE_KEY") {
      const [key = ""] = lines[place.line - 1]?.split(":", 1) ?? [];
      const first = lines.findIndex((text) => text.startsWith(`${key}:`)) + 1;
      const message = `frontmatter \`${key.trim()}\` occurs twice, on lines ${first} and ${place.line}`;
      return new SiteError(message, "Remove one of the two.", place);
    }
    const value = lines[place.line - 1]?.slice((place.column ?? 1) - 1) ?? "";
    const quote = "Put the value in quotes.";
    if (error.code === "BLOCK_AS_IMPLICIT_KEY" && /:(?:\s|$)/.test(value))
      return new SiteError("the value has a colon in it", quote, place);
    const [reason = ""] = error.message.replace(/ at line \d+.*/s, "").split("\n");
    const remedy = error.code === "BAD_SCALAR_START" ? quote : "Correct the frontmatter there.";
    return new SiteError(reason, remedy, place);
  }
  return error;
}

/** What the YAML parser of remark-mdx-frontmatter throws. */
interface YamlError extends Error {
  readonly code?: string;
  readonly linePos?: readonly { readonly line: number; readonly col: number }[];
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && error.name === "YAMLParseError";
}

/** MDX reports mistakes as a VFileMessage. */
interface Message {
  readonly reason: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

/** Some messages name the place, or the column, only in their text, as in "… (7:1-7:7)". */
function placeIn({ line, column, reason }: Message): Pick<Place, "line" | "column"> {
  const [, named, ownColumn] = /\((\d+):(\d+)/.exec(reason) ?? [];
  const at = line ?? Number(named ?? 1);
  return { line: at, column: Number(named) === at ? Number(ownColumn) : (column ?? undefined) };
}

function isMessage(error: unknown): error is Message {
  return (
    error instanceof Error &&
    "reason" in error &&
    "ruleId" in error &&
    !(error instanceof SiteError)
  );
}
