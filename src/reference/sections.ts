import { isValidElement, type ReactNode } from "react";
import { childList } from "./parts";
import type { ParameterLocation } from "./Parameters";
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
  | "operations"
  | "downloads";

/** A section of a page, for the list of links to them. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
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
    if (
      kind !== "operations" &&
      kind !== "downloads" &&
      childList(child.props.children).length === 0
    )
      return [];
    return [linkOf(kind, child.props.in, words)];
  });
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
    default:
      return { id: kind, title: words[kind] };
  }
}
