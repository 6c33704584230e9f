import type { Expression, Program } from "estree";
import type { Nodes, Parent } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";

import { collect, type Place, type SiteError, throwAll } from "../errors";

/** A component written in MDX, as a block or inside a line. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Looks at a node; a returned one takes its place. */
export type Visit = (node: Nodes) => Nodes | undefined;

/**
 * Calls `visit` for every node, parents first.
 *
 * @throws {SiteError | SiteErrors} at the end, what visits have thrown
 */
export function transformNodes(root: Parent, visit: Visit): void {
  const mistakes: SiteError[] = [];
  const below = (parent: Parent) => {
    parent.children = parent.children.map((child) => {
      const node = collect(mistakes, () => visit(child)) ?? child;
      if ("children" in node) below(node);
      return node as typeof child;
    });
  };
  below(root);
  throwAll(mistakes);
}

/** Where a node is, for errors. @param file as shown to the user */
export function placeOf(file: string, node: Nodes): Place {
  const { line, column } = node.position?.start ?? {};
  return { file, line, column };
}

/** The text of a node without its markup. */
export function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** Whether a node is a component of that name. */
export function isElement(node: Nodes): node is MdxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** An attribute's text; `undefined` when it is missing or an expression. `<X request />` gives the empty text. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== name) continue;
    if (attribute.value === null || attribute.value === undefined) return "";
    return typeof attribute.value === "string" ? attribute.value : undefined;
  }
  return undefined;
}

/** `name="value"`. */
export function textAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: "mdxJsxAttribute", name, value };
}

/** `name={variable}`. */
export function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  const expression: Expression = { type: "Identifier", name: variable };
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: variable, data: { estree } },
  };
}
