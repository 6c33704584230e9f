import type { ReactNode } from "react";
import type { LaidOutOperation } from "../view/lay-out-page";
import type { ReferenceWords } from "./words";

/** A link to a section of a page. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
  /** Its parts: the statuses of responses, or the tags of operations. */
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
    ...link(security, words.authorization),
    ...parameters.flatMap((group) => link(group, words.parameters[group.in])),
    ...link(requestBody, words.requestBody),
    ...link(responses, words.responses).map((section) => ({
      ...section,
      parts: responses?.list.map(({ id, status }) => ({ id, title: status })) ?? [],
    })),
    ...link(callbacks, words.callbacks),
    ...link(servers, words.servers),
  ];
}
