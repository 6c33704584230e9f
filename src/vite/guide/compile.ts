import mdx from "@mdx-js/rollup";
import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { YAMLParseError } from "yaml";

import type { TocEntry } from "../../page";
import { conflictLine, conflictRemedy } from "../../shared/merge-conflict";
import { collect, type Place, SiteError, siteErrorsIn, throwAll, type Warning } from "../errors";
import type { Highlighter } from "../highlight";
import { displayPath } from "../site-options";
import { writeAdmonitions } from "./admonitions";
import { type ApiSources, joinApi } from "./api-references";
import { type Frontmatter, readFrontmatter } from "./frontmatter";
import {
  type CategoryPlace,
  findSlips,
  findUnevenRows,
  highlightFences,
  keepVersion,
  nameHeadings,
  placeCategoryPages,
  refuseSecondTitle,
  showTasks,
  showTitles,
  refuseUnknownComponents,
  refuseUnknownNames,
  type ResolveLink,
} from "./markdown-plugins";
import { transformNodes } from "./tree";

/** The facts about a guide that compiling finds. */
export interface GuideFacts {
  readonly frontmatter: Frontmatter;
  readonly toc: readonly TocEntry[];
  /** Ids of all headings, in order. */
  readonly headings: readonly string[];
  readonly warnings: readonly Warning[];
}

/** The API that guides may refer to, and the highlighter. */
export interface GuideContext extends ApiSources {
  readonly highlight: Highlighter;
}

/** The facts about a guide that depend on other guides. */
export interface GuidePlace {
  /** Ids of the headings of the guide that this one translates. */
  readonly headings?: readonly string[];
  /** Known once all guides have been read. */
  readonly page?: CategoryPlace & { readonly resolveLink: ResolveLink };
}

/**
 * Creates the plugin that compiles MDX files to modules whose default export is the content.
 *
 * @param contextOf called for each guide, because the context may change
 * @param placeOf returns less while the guides are being read; links then stay as written
 * @param onFacts receives the facts of each file
 */
export function createMdxPlugin(
  contextOf: () => GuideContext,
  placeOf: (file: string) => GuidePlace | undefined,
  onFacts?: (facts: GuideFacts) => void,
) {
  /** The imports of each guide from the generated tree. */
  const importsOf = new Map<string, ReadonlyMap<string, string>>();

  async function transformGuide(root: Root, path: string, source: string): Promise<void> {
    const file = displayPath(path);
    const context = contextOf();
    // What follows other backticks is no language, and is ignored.
    await context.highlight.load(source.match(/(?<=`{3}|~{3})[^\s`~]+/g) ?? []);
    const { headings: originals, page } = placeOf(path) ?? {};
    const toc: TocEntry[] = [];
    const headings: string[] = [];
    const imports = new Map<string, string>();
    importsOf.set(path, imports);
    const later: (() => Promise<void>)[] = [];
    const mistakes: SiteError[] = [];
    const warnings: Warning[] = [];
    const frontmatter = collect(mistakes, () => readFrontmatter(root, file));
    const visits = [
      showTitles,
      refuseUnknownComponents(root, file, path),
      refuseUnknownNames(root, file),
      refuseSecondTitle(file),
      findUnevenRows(file, warnings),
      findSlips(file, source, warnings),
      nameHeadings(root, toc, headings, originals),
      showTasks,
      ...(page ? [keepVersion(page.resolveLink), placeCategoryPages(page, file)] : []),
      joinApi(context, file, imports, later),
      highlightFences(context.highlight, file, warnings),
    ];
    for (const visit of visits) collect(mistakes, () => transformNodes(root, visit));
    for (const work of later)
      await work().catch((error: unknown) => mistakes.push(...siteErrorsIn(error)));
    throwAll(mistakes);
    if (frontmatter) onFacts?.({ frontmatter, toc, headings, warnings });
  }

  const plugin = mdx({
    remarkPlugins: [
      remarkFrontmatter,
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
        const written = writeAdmonitions(source, displayPath(file));
        const compiled = await plugin.transform(written, file).catch((error: unknown) => {
          throw explain(error, displayPath(file), source);
        });
        // Imports come after the content, so that its lines keep their numbers.
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
 * Reads the facts about a guide.
 *
 * @throws {SiteError | SiteErrors} every mistake with file, line and remedy
 */
export async function readGuide(
  source: string,
  file: string,
  context: GuideContext,
  place?: GuidePlace,
): Promise<GuideFacts> {
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
  return facts;
}

function explain(error: unknown, file: string, source: string): unknown {
  const lines = source.split("\n");
  const at = (line: number): Place => ({ file, line, column: 1 });
  // In code, conflict markers are text.
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
      "the frontmatter is never closed",
      "Write a line `---` below its fields.",
      at(1),
    );
  if (isMessage(error)) {
    if (/closing brace for `\{`/.test(error.reason))
      return new SiteError("a brace is never closed", "Close it, or write `\\{` in text.", {
        file,
        ...placeIn(error),
      });
    // The notes in other messages say what to write instead.
    const isLessThan = /before name, (?!.*\(note: )/.test(error.reason);
    const remedy = isLessThan
      ? "Write `\\<` for a less-than sign in text, or put it in backticks."
      : "Correct the MDX there.";
    return new SiteError(error.reason, remedy, { file, ...placeIn(error) });
  }
  if (error instanceof YAMLParseError) {
    // The fence `---` is line 1 of the file, and not part of the YAML.
    const [start] = error.linePos ?? [];
    const place = { file, line: (start?.line ?? 0) + 1, column: start?.col };
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

/** MDX reports mistakes as a VFileMessage. */
interface Message {
  readonly reason: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

/** Returns the place of a message. Some messages have the place, or its column, only in their text, as in "… (7:1-7:7)". */
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
