import { DomUtils, parseDocument } from "htmlparser2";

const { isTag, isText } = DomUtils;
type Element = ReturnType<typeof DomUtils.findAll>[number];
type ChildNode = Element["children"][number];

/** What a page says at one id, in page order. */
export interface Place {
  /** The name of a row, a variant or a heading. */
  name: string;
  /** Types, flags, chips, paragraphs: everything that the reader can distinguish from the next. */
  readonly said: string[];
  /** The targets of its links. */
  readonly links: string[];
  /** Pages of schemas whose rows are fetched from there. */
  readonly stubs: string[];
  /** Blocks of code. */
  readonly codes: string[];
}

/** The places of a page by id; `""` is text without one, and `x[]` the row of the items of `x`. */
export type Places = ReadonlyMap<string, Place>;

export const newPlace = (name = ""): Place => ({
  name,
  said: [],
  links: [],
  stubs: [],
  codes: [],
});

/** Collapses white space; zero-width spaces only tell browsers where to break a line. */
export const fold = (text: string) => text.replace(/[\s\u200b]+/g, " ").trim();

const textOf = (node: ChildNode) => fold(DomUtils.textContent(node));
const elements = (node: Element) => node.children.filter(isTag);
const has = (node: Element, attribute: string) => node.attribs[attribute] !== undefined;

/** Parts to skip: controls need scripts, and samples have their own tests. */
const skipped = (node: Element) =>
  ["nav", "button", "output", "svg", "script", "style", "colgroup"].includes(node.name) ||
  (has(node, "data-controls") && !has(node, "data-unfold")) ||
  ["data-samples", "data-check", "hidden"].some((attribute) => has(node, attribute)) ||
  node.attribs["role"] === "tablist" ||
  node.attribs["class"] === "visually-hidden";

const inline = new Set("a b br code del em i s span strong sub sup wbr".split(" "));
const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name);

/** Reads the HTML of a reference page. */
export function readPage(html: string): Places {
  const article = DomUtils.findOne(
    (node) => has(node, "data-prerendered"),
    parseDocument(html).children,
  );
  if (!article) throw new Error("The page has no content.");
  const all = DomUtils.findAll(() => true, [article]);
  const linked = new Set(all.filter((node) => has(node, "data-link")).map(fragmentOf));
  const owners = new Map<Element, string>();
  for (const node of all) {
    const { id } = node.attribs;
    if (id === undefined || !(linked.has(id) || id === "description")) continue;
    if (owners.has(regionOf(node, id)))
      throw new Error(`#${id} stands inside #${owners.get(regionOf(node, id))}`);
    owners.set(regionOf(node, id), id);
  }
  const places = new Map<string, Place>([["", newPlace()]]);

  const read = (node: Element, outer: string): void => {
    let id = owners.get(node);
    if (id === undefined && isItemsRow(node)) id = `${outer}[]`;
    const key = id ?? outer;
    const place = places.get(key) ?? newPlace();
    places.set(key, place);
    const line = id === undefined || id === "description" ? undefined : lineOf(node, id);
    let paragraph = "";
    const flush = () => {
      if (fold(paragraph) !== "") place.said.push(fold(paragraph));
      paragraph = "";
    };
    const visit = (child: ChildNode): void => {
      if (isText(child)) paragraph += child.data;
      if (!isTag(child) || skipped(child)) return;
      if (has(child, "data-unfold"))
        return void place.stubs.push(child.attribs["data-unfold"] ?? "");
      if (child.name === "a" && !has(child, "data-link"))
        place.links.push(child.attribs["href"] ?? "");
      if (owners.has(child) || isItemsRow(child)) {
        flush();
        return read(child, key);
      }
      if (child === line) {
        flush();
        return readLine(child, place);
      }
      if (child.name === "figure") {
        const code = DomUtils.findOne(({ name }) => name === "pre", child.children);
        if (!code) return;
        flush();
        // An example is a value; a description may contain code as well.
        if (/(?:^|\.)example\./.test(key)) place.codes.push(DomUtils.textContent(code));
        else place.said.push(textOf(code));
        return;
      }
      if (inline.has(child.name)) return child.children.forEach(visit);
      flush();
      child.children.forEach(visit);
      flush();
    };
    if (isTag(node) && isHeading(node)) place.name = textOf(node);
    else node.children.forEach(visit);
    flush();
  };
  read(article, "");
  return places;
}

function fragmentOf(link: Element): string {
  return (link.attribs["href"] ?? "").slice(1).replaceAll("%25", "%");
}

const anchors = (node: Element, id: string) =>
  DomUtils.existsOne((one) => has(one, "data-link") && fragmentOf(one) === id, node.children);

/** Returns the element that an id identifies; for a heading, the element around it. */
function regionOf(node: Element, id: string): Element {
  if (node.name === "span") return around(node, ({ name }) => name === "li" || name === "div");
  if (!isHeading(node) || anchors(node, id)) return node;
  const line = node.parent as Element;
  return anchors(line, id) ? (line.parent as Element) : around(line, (one) => anchors(one, id));
}

function around(node: Element, test: (node: Element) => boolean): Element {
  let one = node;
  while (!test(one) && one.parent) one = one.parent as Element;
  return one;
}

/** Returns the line with the name. */
function lineOf(region: Element, id: string): Element | undefined {
  const heading = DomUtils.findOne(
    (node) => isHeading(node) && node.attribs["id"] === id,
    region.children,
  );
  if (heading) return heading.parent as Element;
  const [first] = elements(region);
  const isRow = has(region, "id") || isItemsRow(region);
  return isRow && first?.name === "div" ? first : undefined;
}

function readLine(line: Element, place: Place): void {
  const [name, ...rest] = elements(line);
  if (name) place.name = textOf(name);
  for (const mark of rest.filter((one) => !has(one, "data-link") && !skipped(one))) {
    place.said.push(textOf(mark));
    const links = DomUtils.findAll(({ name: tag }) => tag === "a", [mark]);
    place.links.push(...links.map((link) => link.attribs["href"] ?? ""));
  }
}

/** Whether an element is the row of an array's items, which has no name and no id. */
function isItemsRow(node: Element): boolean {
  const [line] = elements(node);
  const [name] = line ? elements(line) : [];
  return (
    node.name === "li" &&
    !has(node, "id") &&
    line?.name === "div" &&
    name !== undefined &&
    textOf(name) === "each item"
  );
}
