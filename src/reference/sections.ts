import { isValidElement, type ReactNode } from "react";
import { childList, childrenOf } from "./parts";
import type { ParameterLocation } from "./Parameters";
import type { ResponseProps } from "./Responses";
import type { ReferenceWords } from "./words";

/** What a section component carries as its static `section`. */
export type SectionKind =
  | "servers"
  | "authorization"
  | "authentication"
  | "parameters"
  | "requestBody"
  | "responses"
  | "callbacks"
  | "errors"
  | "usedBy"
  | "downloads";

/** A section of a page, for the list of links to them. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
  /** What stands below it: the statuses of responses, the tags of operations. */
  readonly parts?: readonly SectionLink[];
}

/** The sections among the children of a page that will be drawn: those that hold something. */
export function sectionsOf(children: ReactNode, words: ReferenceWords): readonly SectionLink[] {
  return childList(children).flatMap((child) => {
    if (!isValidElement<{ in?: ParameterLocation; children?: ReactNode }>(child)) return [];
    const kind =
      typeof child.type === "string"
        ? undefined
        : (child.type as { section?: SectionKind }).section;
    if (kind === undefined) return [];
    // Those two hold nothing of the document's.
    const isFilled = kind === "errors" || kind === "downloads";
    if (!isFilled && childList(child.props.children).length === 0) return [];
    const link = linkOf(kind, child.props.in, words);
    return [kind === "responses" ? { ...link, parts: statusesOf(child.props.children) } : link];
  });
}

function statusesOf(responses: ReactNode): readonly SectionLink[] {
  return childrenOf<ResponseProps>(responses, "response").map(({ props: { status } }) => ({
    id: `response-${status}`,
    title: status,
  }));
}

function linkOf(
  kind: SectionKind,
  location: ParameterLocation | undefined,
  words: ReferenceWords,
): SectionLink {
  switch (kind) {
    case "parameters":
      return {
        id: `${location ?? "query"}-parameters`,
        title: words.parameters[location ?? "query"],
      };
    case "requestBody":
      return { id: "request-body", title: words.requestBody };
    case "authentication":
      return { id: kind, title: words.securitySchemes };
    case "errors":
      return { id: kind, title: words.errorShapes };
    case "usedBy":
      return { id: "used-by", title: words.usedBy };
    default:
      return { id: kind, title: words[kind] };
  }
}
