import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { List, ListItem, RootContent } from "mdast";

import type { SiteConfig } from "../../config/site-config";
import { operationPath } from "../../paths";
import type { ApiNavigation, ApiOperation } from "../../reference/navigation";
import { pageKinds } from "../../shared/page-kinds";
import { text } from "../page-blocks";
import { isIndexed } from "../published-page";
import type { WrittenTwin } from "./twins";
import { writeMarkdown } from "./write-markdown";

interface LlmsOptions {
  readonly config: Pick<SiteConfig, "title" | "description" | "locales">;
  readonly api: Pick<ApiNavigation, "sections">;
  readonly twins: readonly WrittenTwin[];
  /** Directory of the built site. */
  readonly outDir: string;
}

/** Pages under one heading. Titles are not translated: the format defines `Optional`. */
interface Chapter {
  readonly title: string;
  readonly twins: readonly WrittenTwin[];
}

/** Maximum size of `llms-full.txt` in bytes, about 250,000 tokens. Few assistants read more at once, and every byte costs time and space. */
const fullLimit = 1024 * 1024;

/**
 * Writes `llms.txt`, a table of contents for assistants, and `llms-full.txt` with its pages in one file. Both cover the
 * default language and the last version. Pages that no longer fit into {@link fullLimit} are only counted there.
 *
 * @see https://llmstxt.org
 */
export async function writeLlmsFiles(options: LlmsOptions): Promise<void> {
  const chapters = chaptersOf(options);
  const { outDir } = options;
  const head = headOf(options);
  await writeFile(
    join(outDir, "llms.txt"),
    writeMarkdown([...head, ...chapters.flatMap((chapter) => contentsOf(chapter, options))]),
  );
  const texts = [writeMarkdown(head)];
  let size = 0;
  const all = chapters.flatMap(({ twins }) => twins);
  for (const [index, { file, address }] of all.entries()) {
    const markdown = await readFile(join(outDir, file), "utf8");
    size += Buffer.byteLength(markdown);
    if (size > fullLimit) {
      texts.push(`\n# More\n\nSee llms.txt for the other ${all.length - index} pages.\n`);
      break;
    }
    texts.push(`\n${markdown.replace(/^# .*\n/, (title) => `${title}\nSource: ${address}\n`)}`);
  }
  await writeFile(join(outDir, "llms-full.txt"), texts.join(""));
}

function headOf({ config }: LlmsOptions): readonly RootContent[] {
  const title: RootContent = { type: "heading", depth: 1, children: [text(config.title)] };
  if (config.description === undefined) return [title];
  const summary = { type: "paragraph" as const, children: [text(config.description)] };
  return [title, { type: "blockquote", children: [summary] }];
}

function chaptersOf({ config, api, twins }: LlmsOptions): readonly Chapter[] {
  const own = twins.filter(
    ({ site, page }) => site.locale === config.locales.default && isIndexed(site, page),
  );
  const byPath = new Map(own.map((twin) => [twin.page.path, twin]));
  const chapterOf = (title: string): Chapter => ({
    title,
    twins: own.filter(({ page }) => pageKinds[page.kind].chapter === title),
  });
  const chapters: readonly Chapter[] = [
    chapterOf("Guides"),
    chapterOf("API reference"),
    ...api.sections.map(({ tag, operations }) => ({
      title: tag,
      twins: operations.flatMap(({ id }) => byPath.get(operationPath(id)) ?? []),
    })),
    chapterOf("Optional"),
  ];
  return chapters.filter((chapter) => chapter.twins.length > 0);
}

function contentsOf(chapter: Chapter, { api }: LlmsOptions): readonly RootContent[] {
  const operations = new Map(
    api.sections.flatMap((section) =>
      section.operations.map((operation) => [operationPath(operation.id), operation] as const),
    ),
  );
  const list: List = {
    type: "list",
    spread: false,
    children: chapter.twins.map((twin) => entry(twin, operations.get(twin.page.path))),
  };
  return [{ type: "heading", depth: 2, children: [text(chapter.title)] }, list];
}

function entry({ page, address, summary }: WrittenTwin, operation?: ApiOperation): ListItem {
  const call =
    operation === undefined || operation.kind === "webhook"
      ? []
      : [`${operation.method.toUpperCase()} ${operation.path}`];
  const notes = [
    ...call.map((value) => ({ type: "inlineCode" as const, value })),
    ...(summary === undefined ? [] : [text(`${call.length > 0 ? " " : ""}${summary}`)]),
  ];
  return {
    type: "listItem",
    spread: false,
    children: [
      {
        type: "paragraph",
        children: [
          { type: "link", url: address, children: [text(page.title)] },
          ...(notes.length > 0 ? [text(": "), ...notes] : []),
        ],
      },
    ],
  };
}
