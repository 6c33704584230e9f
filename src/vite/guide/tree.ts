import type { Expression, Program } from "estree";
import type { Nodes, Parent } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";

import { collect, type Place, type SiteError, throwAll } from "../errors";

/** A component in MDX, as a block or inline. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Visits a node; a returned node replaces it. */
export type Visit = (node: Nodes) => Nodes | undefined;

/**
 * Calls `visit` for every node, parents first.
 *
 * @throws {SiteError | SiteErrors} at the end, with all mistakes that visits have thrown
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

/** Returns the place of a node for errors. @param file path as shown to the user */
export function placeOf(file: string, node: Nodes): Place {
  const { line, column } = node.position?.start ?? {};
  return { file, line, column };
}

/** Returns the text of a node without its markup. */
export function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** Whether a node is a component. */
export function isElement(node: Nodes): node is MdxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Returns an attribute's text; `undefined` if it is missing or an expression. For `<X request />`, returns an empty string. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== name) continue;
    if (attribute.value === null || attribute.value === undefined) return "";
    return typeof attribute.value === "string" ? attribute.value : undefined;
  }
  return undefined;
}

/** Returns the attribute `name="value"`. */
export function textAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: "mdxJsxAttribute", name, value };
}

/** Returns the attribute `name={variable}`. */
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
