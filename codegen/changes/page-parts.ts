import { diffArrays } from "diff";
import { escapeAttribute, escapeText } from "../../src/shared/html";
import { type HtmlElement, type HtmlNode, readHtml } from "../../src/vite/html-tree";

/** An element of a page, and whether a text in it differs. */
interface Part {
  readonly element: HtmlElement;
  readonly children: readonly (Part | { readonly text: string; readonly isChanged: boolean })[];
  readonly isChanged: boolean;
}

/**
 * Returns the two forms of a page, reduced to the sections and rows in which texts differ, with those marked. Samples are left out.
 *
 * @returns one HTML text for each; `undefined` for a page that does not exist, or if no text differs
 */
export function changedParts(
  before: string | undefined,
  after: string | undefined,
): readonly [string | undefined, string | undefined] {
  const pages = [before, after].map((html) => html && readHtml(html).article);
  const [old = [], now = []] = pages.map((page) => (page ? textsIn(page) : []));
  const changes = diffArrays(old, now);
  const names = new Set<string>();
  const parts = pages.map((page, index) => {
    const own = changes.filter(({ added, removed }) => !(index === 0 ? added : removed));
    const flags = own.flatMap(({ value, added, removed }) => value.map(() => added || removed));
    return page ? partOf(page, flags.values(), names) : undefined;
  });
  const [was, is] = parts.map((part, index) =>
    part && names.size > 0 ? contentOf(part, names, index === 0 ? "del" : "ins") : undefined,
  );
  return [was, is];
}

/** Whether nothing of a node is compared: the list of sections, and samples. */
function isLeftOut(node: HtmlNode): boolean {
  return (
    node.type === "element" && (node.tagName === "nav" || node.properties["id"] === "sample-aside")
  );
}

function textsIn(node: HtmlNode): string[] {
  if (node.type === "text") return [node.value];
  return isLeftOut(node) ? [] : node.children.flatMap(textsIn);
}

/** @param names gets those of the sections and rows in which a text differs */
function partOf(element: HtmlElement, flags: Iterator<boolean>, names: Set<string>): Part {
  const children = element.children
    .filter((child) => !isLeftOut(child))
    .map((child) =>
      child.type === "text"
        ? { text: child.value, isChanged: flags.next().value === true && child.value.trim() !== "" }
        : partOf(child, flags, names),
    );
  const isChanged = children.some((child) => child.isChanged);
  if (isChanged) names.add(nameOf(element));
  return { element, children, isChanged };
}

/** Returns what identifies a section or row in both forms of a page. */
function nameOf({ properties }: HtmlElement): string {
  return properties["id"] ?? properties["aria-labelledby"] ?? properties["data-response"] ?? "";
}

/** Returns what an element contains, without the sections and rows that are the same in both forms. */
function contentOf({ children }: Part, names: ReadonlySet<string>, mark: "ins" | "del"): string {
  const written = children.map((child) => {
    if ("text" in child)
      return child.isChanged
        ? `<${mark}>${escapeText(child.text)}</${mark}>`
        : escapeText(child.text);
    const { tagName: tag, properties } = child.element;
    const name = nameOf(child.element);
    const isPart =
      /^(section|header|li|details|fieldset|figure)$/.test(tag) || name === "description";
    if (isPart && !child.isChanged && !(name !== "" && names.has(name))) return "";
    // Nothing is folded or hidden, and no link leads out.
    const { href: _, name: __, ...own } = properties;
    const shown = {
      ...own,
      ...(tag === "details" && { open: "" }),
      ...(tag === "input" && { checked: "" }),
    };
    const list = Object.entries(shown).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
    const start = `<${tag}${list.join("")}>`;
    return /^(br|hr|img|input|wbr)$/.test(tag)
      ? start
      : `${start}${contentOf(child, names, mark)}</${tag}>`;
  });
  return written.join("");
}
