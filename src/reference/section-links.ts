import type { ReactNode } from "react";
import type { LaidOutOperation } from "../view/lay-out-page";
import type { ReferenceWords } from "./words";

export interface SectionLink {
  readonly id: string;
  readonly title: string;
  /** Its parts, such as the tags of operations. */
  readonly parts?: readonly SectionLink[];
}

/** Returns the sections of the page of an operation or webhook, in order. */
export function operationSections(
  operation: LaidOutOperation<ReactNode>,
  words: ReferenceWords,
): readonly SectionLink[] {
  const { security, parameters, requestBody, responses, callbacks, servers } = operation;
  const link = (section: { readonly id: string } | undefined, title: string) =>
    section ? [{ id: section.id, title }] : [];
  return [
    // Header parameters are in the same fold.
    ...link(security, words.authorization),
    ...parameters.flatMap((group) =>
      security && group.in === "header" ? [] : link(group, words.shortSections[group.in]),
    ),
    ...link(requestBody, words.shortSections.body),
    ...link(responses, words.responses),
    ...link(callbacks, words.callbacks),
    ...link(servers, words.servers),
  ];
}
