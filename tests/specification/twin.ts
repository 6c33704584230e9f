import type { Heading, ListItem, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { fold, newPlace, type Place, type Places } from "./page";

/*
 * A twin has no ids: its headings, names and levels express the same path. It lacks only the ids of examples, which are found by their
 * titles.
 */

const sections: Readonly<Record<string, readonly [id: string, inside: string]>> = {
  Authorization: ["authorization", "authorization"],
  "Path parameters": ["path-parameters", "path"],
  "Query parameters": ["query-parameters", "query"],
  "Header parameters": ["header-parameters", "header"],
  "Cookie parameters": ["cookie-parameters", "cookie"],
  "Request body": ["request-body", "request"],
  Responses: ["responses", ""],
  Servers: ["servers", "server"],
  "Used by": ["used-by", ""],
  Operations: ["operations", ""],
  Webhooks: ["webhooks", ""],
  Authentication: ["authentication", ""],
  Errors: ["errors", ""],
  "Field rules": ["rules", ""],
  "Compare operations": ["compare", ""],
  Downloads: ["downloads", ""],
};

/** Prefixes of the ids of the parts of a section. */
const groups: Readonly<Record<string, string>> = {
  operations: "tag",
  webhooks: "tag",
  authentication: "security",
};

/** Access to the places being read. */
interface Target {
  /** Returns the place of an id; for a repeated id, a new, numbered place. */
  readonly at: (id: string, isNew?: boolean) => Place;
  /** Whether the page has a row or variant with that id: a list in a description may look like one. */
  readonly isRow: (id: string) => boolean;
  readonly example: (title: string) => Place;
}

const idPart = (name: string) => name.trim().replace(/\s+/g, "-");
const join = (parent: string, name: string) =>
  parent === "" ? idPart(name) : `${parent}.${idPart(name)}`;

/**
 * Reads the Markdown twin of a page.
 *
 * @param html the places of the page itself
 * @param root prefix of the ids on a schema's page
 */
export function readTwin(markdown: string, html: Places, root = ""): Places {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const places = new Map<string, Place>();
  let id = "";
  let inside = root;
  let body = "";
  let isSample = false;
  let isExamples = false;
  let example = "";
  let group = "";
  const at: Target["at"] = (name, isNew = false) => {
    let own = name;
    if (isNew) for (let count = 2; places.has(own); count += 1) own = `${name}-${count}`;
    const place = places.get(own) ?? newPlace();
    places.set(own, place);
    return place;
  };
  const titled = (title: string) =>
    [...html].find(
      ([one, { said }]) =>
        said.includes(title) &&
        /(?:^|\.)example\./.test(one) &&
        one.startsWith(body) &&
        !places.has(one),
    )?.[0] ?? title;
  const target: Target = {
    at,
    isRow: (one) => html.has(one),
    example: (title) => at(titled(title)),
  };
  const bodies = new Set<string>();
  for (const block of children) {
    if (block.type === "heading") {
      example = "";
      const [name = "", ...facts] = parts(block);
      if (block.depth <= 2) isSample = name === "Request samples";
      if (isSample) continue;
      const status = /^`?(\d\w\w|default)`?\b/.exec(name)?.[1];
      const plainName = name.replaceAll("`", "");
      const chapter = join("description", name.toLowerCase());
      const isChapter = html.has(chapter) && !places.has(chapter);
      const section =
        !isChapter && block.depth === 2 && (root === "" || name === "Used by")
          ? sections[name]
          : undefined;
      if (block.depth === 2) group = groups[section?.[0] ?? ""] ?? "";
      const [isIn = ""] = [
        `error-${plainName}`,
        idPart(`${group}.${group === "tag" ? plainName.toLowerCase() : plainName}`),
      ].filter((one) => html.has(one));
      if (block.depth === 1) id = "";
      else if (isChapter) id = "description";
      else if (isIn !== "") id = inside = isIn;
      else if (section) [id, inside, body] = [section[0], section[1], section[1]];
      else if (status !== undefined && block.depth === 3) id = inside = body = `response-${status}`;
      else if (/^[\w.+*-]+\/[\w.+*-]+/.test(name) && body !== "") {
        id = join(body, name);
        inside = bodies.has(body) ? id : body;
        bodies.add(body);
      } else if (name === "Headers" || name === "Encoding of the parts") {
        inside = name === "Headers" ? `${body}.header` : `${inside}.encoding`;
        at(id).said.push(name);
        continue;
      } else if (name === "Response examples") {
        id = "";
        isExamples = true;
        continue;
      }
      const place = at(isChapter ? chapter : id);
      place.links.push(...linksIn(block));
      if (block.depth === 1) place.said.push(name);
      else if (section || isIn !== "" || status !== undefined || name.includes("/"))
        place.name = plainName;
      else place.said.push(name);
      place.said.push(...facts);
      continue;
    }
    if (isSample) continue;
    // The line of a response, above its examples.
    const response = /^(\d\w\w|default)\b/.exec(textIn(block))?.[1];
    if (isExamples && block.type === "paragraph" && response !== undefined) {
      body = `response-${response}`;
      continue;
    }
    const title =
      block.type === "paragraph" && block.children[0]?.type === "strong" ? textIn(block) : "";
    if (title.startsWith("Example: ")) {
      example = titled(title);
      at(example).said.push(title);
      continue;
    }
    if (example !== "") {
      if (block.type === "code") at(example).codes.push(block.value);
      else at(example).said.push(...texts(block));
      if (block.type === "code") example = "";
      continue;
    }
    if (
      title === "" &&
      block.type === "paragraph" &&
      textIn(block).startsWith("In the list of errors: ")
    )
      id = body;
    const isTop =
      /^(?:Version |Webhook [A-Z]+|[A-Z]+ \/|Also under |Terms of service$|Contact: |License: )/.test(
        textIn(block),
      ) || html.get("")?.said.includes(fold(textIn(block)));
    if (root === "" && (id === "" || id === "description"))
      id = isTop === true ? "" : "description";
    readBlock(block, id, inside, target);
  }
  return places;
}

function readBlock(block: RootContent, id: string, inside: string, to: Target): void {
  if (block.type !== "list") {
    // The facts of a schema or variant are one line.
    const isFacts = block.type === "paragraph" && !id.startsWith("security.");
    to.at(id).said.push(...(isFacts ? parts(block) : texts(block)));
    to.at(id).links.push(...linksIn(block));
    return;
  }
  const codes = block.children.flatMap((item) =>
    codesIn(item).filter((code) => code === textIn(item)),
  );
  if (
    codes[0] !== undefined &&
    codes.length === block.children.length &&
    /^Allowed values(?:: \d+)?$/.test(to.at(id).said.at(-1) ?? "") &&
    to.isRow(`${inside}=${idPart(codes[0])}`)
  )
    return values(codes, id, inside, to);
  if (id === "authorization") return block.children.forEach((item) => readSchemes(item, to));
  if (id === "servers")
    return block.children.forEach((item, index) =>
      readServer(item, index === 0 ? "server" : `server-${index + 1}`, to),
    );
  for (const item of block.children) readItem(item, id, inside, to);
}

/** Reads schemes that are needed together; each links to its description. */
function readSchemes(item: ListItem, to: Target): void {
  const lines = item.children.flatMap(texts);
  const named = item.children
    .flatMap(linksIn)
    .flatMap((link) => /#security\.(.*)$/.exec(link)?.[1] ?? []);
  if (named.length === 0) to.at("authorization").said.push(...lines);
  for (const name of named) to.at(`authorization.${idPart(name)}`, true).said.push(...lines);
}

function readServer(item: ListItem, id: string, to: Target): void {
  for (const block of item.children) {
    if (block.type !== "list") to.at(id).said.push(...texts(block));
    else
      for (const variable of block.children)
        to.at(`${id}.${/\{(.*?)\}/.exec(textIn(variable))?.[1] ?? ""}`).said.push(
          ...variable.children.flatMap(texts),
        );
  }
}

/** Reads a row, a variant, or an item of a description. */
function readItem(item: ListItem, id: string, inside: string, to: Target): void {
  const [line, ...blocks] = item.children;
  if (line?.type !== "paragraph")
    return item.children.forEach((block) => readBlock(block, id, inside, to));
  const end = line.children.findIndex(({ type }) => type === "break");
  const head = end < 0 ? line.children : line.children.slice(0, end);
  const [first] = head;
  const name = first ? textIn(first) : "";
  if (first?.type === "strong" && name.startsWith("Example: ")) return readExample(item, name, to);
  const [, ...facts] = parts({ ...line, children: head });
  let [own, within] = [id, inside];
  const forms = {
    strong: `${inside}~${idPart(name)}`,
    inlineCode: join(inside, name),
    emphasis:
      name === "any other property"
        ? `${inside}.*`
        : join(inside, name.replace(/^names matching /, "")),
  };
  const form = first && first.type in forms ? forms[first.type as keyof typeof forms] : undefined;
  if (first?.type === "emphasis" && name === "each item") own = `${id}[]`;
  else if (form !== undefined && to.isRow(form)) own = within = form;
  else {
    to.at(id).said.push(...texts(line));
    to.at(id).links.push(...linksIn(line));
    return blocks.forEach((block) => readBlock(block, id, inside, to));
  }
  const place = to.at(own);
  place.name = name;
  place.said.push(...facts);
  place.links.push(...head.flatMap(linksIn));
  // Text after the line is on separate lines.
  let rest: PhrasingContent[] = [];
  const flush = () => {
    if (rest.length > 0) readBlock({ type: "paragraph", children: rest }, own, within, to);
    rest = [];
  };
  for (const child of end < 0 ? [] : line.children.slice(end + 1)) {
    if (child.type === "break") flush();
    else rest.push(child);
  }
  flush();
  for (const block of blocks) readBlock(block, own, within, to);
}

/** Reads an example with a description, which is an item. */
function readExample({ children }: ListItem, title: string, to: Target): void {
  const place = to.example(title);
  for (const block of children) {
    if (block.type === "code") place.codes.push(block.value);
    else place.said.push(...texts(block));
  }
}

const codesIn = (node: Nodes): readonly string[] =>
  node.type === "inlineCode"
    ? [node.value]
    : "children" in node
      ? node.children.flatMap(codesIn)
      : [];

function values(codes: readonly string[], id: string, inside: string, to: Target): void {
  for (const code of codes) to.at(`${inside}=${code.replace(/\s+/g, "-")}`, true).said.push(code);
}

/** Returns the facts of a line, which dots separate. */
function parts({ children }: Heading | Paragraph): readonly string[] {
  const all = [""];
  for (const child of children) {
    const [first = "", ...others] =
      child.type === "text" ? child.value.split(/ · |^· /) : [textIn(child)];
    all[all.length - 1] += first;
    all.push(...others);
  }
  return all.map(fold).filter((text) => text !== "");
}

function texts(node: Nodes): readonly string[] {
  if (node.type === "paragraph") {
    const lines: PhrasingContent[][] = [[]];
    for (const child of node.children) {
      if (child.type === "break") lines.push([]);
      else lines.at(-1)?.push(child);
    }
    return lines.map((line) => fold(line.map(textIn).join(""))).filter((text) => text !== "");
  }
  if (node.type === "code") return [fold(node.value)];
  return "children" in node ? node.children.flatMap(texts) : [fold(textIn(node))];
}

function textIn(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textIn).join("") : "";
}

function linksIn(node: Nodes): readonly string[] {
  if (node.type === "link")
    return [node.url.replace(/^https:\/\/docs\.example\.com/, "").replace(/\.md(?=#|$)/, "")];
  return "children" in node ? node.children.flatMap(linksIn) : [];
}
