import { cloneElement, isValidElement, type ReactNode } from "react";
import { Heading, type HeadingProps } from "./Heading";
import { childList, plainText } from "./parts";
import { Prose } from "./Prose";
import type { SectionLink } from "./sections";
import * as styles from "./Page.module.css";

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

/** The outermost headings of a description, with the ids that they get on the page. */
export function descriptionHeadings(children: ReactNode): readonly SectionLink[] {
  return withHeadingIds(childList(children)).flatMap((node) =>
    isValidElement<HeadingProps>(node) && node.type === Heading && node.props.depth === 1
      ? [{ id: node.props.id ?? "", title: plainText(node.props.children) }]
      : [],
  );
}

function withHeadingIds(nodes: readonly ReactNode[]): readonly ReactNode[] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    if (!isValidElement<HeadingProps>(node) || node.type !== Heading) return node;
    const slug = plainText(node.props.children).trim().toLowerCase().replace(/\s+/g, "-");
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return cloneElement(node, { id: `description.${slug}${count > 1 ? `-${count}` : ""}` });
  });
}
