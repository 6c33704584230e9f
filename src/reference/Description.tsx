import { cloneElement, isValidElement, type ReactNode } from "react";
import { Heading, type HeadingProps } from "./Heading";
import { childList } from "./parts";
import { Prose } from "./Prose";
import styles from "./Page.module.css";

/** What an operation, a webhook or the API is for. Its headings get ids, so that they can be linked to. */
export function Description({ children }: { readonly children?: ReactNode }) {
  const nodes = childList(children);
  if (nodes.length === 0) return null;
  return (
    <div className={styles.description} id="description">
      <Prose>{withHeadingIds(nodes)}</Prose>
    </div>
  );
}
Description.part = "description" as const;

function withHeadingIds(nodes: readonly ReactNode[]): readonly ReactNode[] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    if (!isValidElement<HeadingProps>(node) || node.type !== Heading) return node;
    const slug = textOf(node.props.children).trim().toLowerCase().replace(/\s+/g, "-");
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return cloneElement(node, { id: `description.${slug}${count > 1 ? `-${count}` : ""}` });
  });
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}
