import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Node as EstreeNode } from "estree";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";
import type { Heading, Paragraph, PhrasingContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";

import type { TocEntry } from "../../page";
import type { GuideComponentName } from "../../pages/guide-components";
import { didYouMean } from "../../config/did-you-mean";
import { slipsOf } from "../../shared/markdown-slips";
import { createSlugger } from "../../shared/slugs";
import { writeTaskState } from "../../shared/task-item";
import { type Place, placeAt, SiteError, type Warning } from "../errors";
import { type Highlight, fenceLanguages, htmlOf } from "../highlight";
import {
  attributeOf,
  isElement,
  placeOf,
  textAttribute,
  textOf,
  transformNodes,
  type Visit,
} from "./tree";

const components: readonly (GuideComponentName | "Workflow")[] = [
  "CategoryPages",
  "Example",
  "Note",
  "Operation",
  "Samples",
  "Warning",
  "Workflow",
];

/**
 * Refuses unknown components. React would report them only during rendering, without file and line.
 *
 * @param file the guide, as shown to the user
 * @param path the guide, absolute
 */
export function refuseUnknownComponents(root: Root, file: string, path: string): Visit {
  const defined = namesIn(root);
  return (node) => {
    const name = isElement(node) ? node.name : undefined;
    // A lowercase name is an HTML element, unless it is the name of a component.
    const isComponent = (known: string) => known.toLowerCase() === name?.toLowerCase();
    const isHtml = /^[a-z]/.test(name ?? "") && !components.some(isComponent);
    if (!name || isHtml || defined.has(name) || components.some((known) => known === name))
      return undefined;
    const isBeside = [".tsx", ".jsx"].some((end) => existsSync(join(dirname(path), name + end)));
    throw new SiteError(
      `there is no component <${name}>`,
      isBeside
        ? `Import it: import { ${name} } from "./${name}"`
        : didYouMean(name, components) || `Known components: ${components.join(", ")}.`,
      placeOf(file, node),
    );
  };
}

/** Returns the words of a guide's imports and exports, which include all names that it defines. */
function namesIn(root: Root): Set<string> {
  const statements = root.children.map((node) => (node.type === "mdxjsEsm" ? node.value : ""));
  return new Set(statements.join("\n").split(/[^\w$]+/));
}

/**
 * Refuses an expression with a name that the guide does not define, such as `{id}` where the author means a brace. React would report it
 * only during rendering, without a line.
 */
export function refuseUnknownNames(root: Root, file: string): Visit {
  const defined = namesIn(root).add("props");
  return (node) => {
    if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return undefined;
    const [statement] = node.data?.estree?.body ?? [];
    let start: EstreeNode | undefined =
      statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    while (start?.type === "MemberExpression" || start?.type === "CallExpression")
      start = start.type === "MemberExpression" ? start.object : start.callee;
    if (start?.type !== "Identifier" || defined.has(start.name) || start.name in globalThis)
      return undefined;
    throw new SiteError(
      `\`{${node.value}}\` is an expression, and \`${start.name}\` is not defined`,
      "Write `\\{` for a brace in the text, or put it in backticks.",
      placeOf(file, node),
    );
  };
}

/**
 * Gives every heading an id and collects levels 2 and 3.
 *
 * @param ids receives the ids of all headings
 * @param originals ids of the guide that this one translates. If both have the same number of headings, the translation takes these ids,
 *   so that a link to a heading works in every language
 */
export function nameHeadings(
  root: Root,
  toc: TocEntry[],
  ids: string[],
  originals?: readonly string[],
): Visit {
  // The page has these ids around the guide.
  const slug = createSlugger(["main", "main-menu", "menu", "root"]);
  let count = 0;
  transformNodes(root, (node) => {
    if (node.type === "heading") count++;
    return undefined;
  });
  const given = originals?.length === count ? originals : [];
  return (node) => {
    if (node.type !== "heading") return undefined;
    const title = textOf(node);
    const id = given[ids.length] ?? slug(title);
    ids.push(id);
    node.data = { ...node.data, hProperties: { id } } as Heading["data"];
    if (node.depth === 2 || node.depth === 3) toc.push({ id, title, level: node.depth });
    return undefined;
  };
}

/** Shows the state of tasks, as in descriptions. A check box would need a name, and would be lost in search and Markdown. */
export const showTasks: Visit = (node) => {
  if (node.type === "listItem") writeTaskState(node);
  return undefined;
};

const withoutHtml: Options = { extensions: [{ disable: { null: ["htmlText"] } }] };

/** Shows the title of a note, which is Markdown, in bold above its text. */
export const showTitles: Visit = (node) => {
  if (node.type !== "mdxJsxFlowElement" || !/^(?:Note|Warning)$/.test(node.name ?? ""))
    return undefined;
  const [line] = fromMarkdown(`# ${attributeOf(node, "title") ?? ""}`, withoutHtml).children;
  if (line?.type !== "heading" || line.children.length === 0) return undefined;
  // Mistakes in it are those of the note.
  transformNodes(line, (part) => {
    part.position = part.type === "text" ? undefined : node.position;
    return undefined;
  });
  return { ...node, attributes: [], children: [boldLine(line.children), ...node.children] };
};

/** Refuses a heading of level 1, because the title of the page is one. */
export function refuseSecondTitle(file: string): Visit {
  return (node) => {
    const isTitle =
      node.type === "heading" ? node.depth === 1 : isElement(node) && node.name === "h1";
    if (!isTitle) return undefined;
    throw new SiteError(
      `the heading \`${textOf(node)}\` has level 1, like the title of the page`,
      "Begin headings at level 2: `## …`.",
      placeOf(file, node),
    );
  };
}

/** Collects table rows whose number of cells differs from the head. Readers see neither extra cells nor that some are missing. */
export function findUnevenRows(file: string, warnings: Warning[]): Visit {
  return (node) => {
    if (node.type !== "table") return undefined;
    const [head, ...rows] = node.children;
    const wanted = head?.children.length ?? 0;
    for (const row of rows) {
      const given = row.children.length;
      if (given === wanted) continue;
      const reason = `the row has ${given} ${given === 1 ? "cell" : "cells"}, the head of its table ${wanted}`;
      const remedy = "Give it the same number, and write `\\|` for a bar in a cell.";
      warnings.push({ reason, remedy, place: placeOf(file, row) });
    }
    return undefined;
  };
}

/**
 * Collects text that is meant as Markdown but that readers see unrendered, such as `[text][name]` with an undefined name. Refuses code
 * without a closing fence.
 */
export function findSlips(file: string, source: string, warnings: Warning[]): Visit {
  const own = new Set<Warning>();
  let near: Place = { file };
  return (node) => {
    // Text that a plugin has made has the place of what is around it.
    if (node.position) near = placeOf(file, node);
    for (const { shown, why, remedy, offset } of slipsOf(node, source)) {
      const place = offset === undefined ? near : { file, ...placeAt(source, offset) };
      // A row that is cut within its code has already been reported.
      const isTold = (known: Warning) => !own.has(known) && known.place?.line === place.line;
      if (node.type === "text" && warnings.some(isTold)) continue;
      // The rest of the guide would be code.
      if (node.type === "code") throw new SiteError(why, remedy, place);
      const warning = { reason: `readers see ${shown} as is: ${why}`, remedy, place };
      own.add(warning);
      warnings.push(warning);
    }
    return undefined;
  };
}

/** Returns the target of a guide's link to a path of this site. */
export type ResolveLink = (path: string) => string;

/** Keeps readers in their version: in a guide of version 1.0, a link to `/auth` goes to `/1.0/auth` if that page exists. */
export function keepVersion(resolve: ResolveLink): Visit {
  return (node) => {
    if ((node.type === "link" || node.type === "definition") && /^\/(?!\/)/.test(node.url)) {
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(node.url) ?? [];
      node.url = resolve(path) + rest;
    }
    return undefined;
  };
}

/** The facts about a guide's page that `<CategoryPages />` needs. */
export interface CategoryPlace {
  /** Canonical path. */
  readonly path: string;
  /** Whether a category of the guide's sidebar links to it. */
  readonly isCategoryPage: boolean;
}

/** Gives `<CategoryPages />` the path of its page, and refuses it if the guide is not the page of a category. */
export function placeCategoryPages({ path, isCategoryPage }: CategoryPlace, file: string): Visit {
  return (node) => {
    if (!isElement(node) || node.name !== "CategoryPages") return undefined;
    if (!isCategoryPage) {
      throw new SiteError(
        `<CategoryPages> lists the pages of a category, and no category of the sidebar leads to ${path}`,
        "Set `groupPage: true` in a guide of a `group`, or give a category of the configured sidebar this `href`.",
        placeOf(file, node),
      );
    }
    node.attributes.push(textAttribute("path", path));
    return undefined;
  };
}

/**
 * Highlights code fences as `<CodeBlock language="…" html="…" />`, so that browsers need no highlighter, below their title. Refuses a
 * language that would silently stay plain.
 */
export function highlightFences(highlight: Highlight, file: string, warnings: Warning[]): Visit {
  return (node) => {
    if (node.type !== "code") return undefined;
    const language = node.lang ?? "text";
    const place = placeOf(file, node);
    if (!fenceLanguages.includes(language.toLowerCase())) {
      throw new SiteError(
        `code in \`${language}\` cannot be highlighted`,
        didYouMean(language, fenceLanguages) ||
          "Name a language of Shiki (https://shiki.style/languages), or `text`, which stays plain.",
        place,
      );
    }
    const meta = node.meta ?? "";
    const [whole = "", , title] = /(?<!\S)title=(["'])(.*?)\1(?:\s+|$)/.exec(meta) ?? [];
    const unused = meta.replace(whole, "").trim();
    if (unused !== "") {
      const reason = `\`${unused}\` after the language of the code has no effect`;
      warnings.push({ reason, remedy: 'Remove it; only `title="…"` has one.', place });
    }
    const block: MdxJsxFlowElement = {
      type: "mdxJsxFlowElement",
      name: "CodeBlock",
      attributes: [
        textAttribute("language", language),
        textAttribute("html", htmlOf(highlight(node.value, language))),
      ],
      children: [],
    };
    if (!title) return block;
    const children = [boldLine([{ type: "text", value: title }]), block];
    return { type: "mdxJsxFlowElement", name: null, attributes: [], children };
  };
}

/** Returns a bold line of its own. */
function boldLine(children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children: [{ type: "strong", children }] };
}
