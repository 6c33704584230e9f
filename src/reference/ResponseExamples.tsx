import type { ReactNode } from "react";
import { Tabs, type Tab } from "../ui/Tabs";
import type { LaidOutResponse } from "../view/lay-out-page";
import { Examples, exampleTitle } from "./Examples";
import { useReferenceWords } from "./ReferenceContext";
import type { Example, OperationExamples } from "./types";
import type { ReferenceWords } from "./words";
import * as looks from "../ui/looks.module.css";

interface ResponseExamplesProps {
  readonly responses: readonly LaidOutResponse<ReactNode>[];
  readonly examples: OperationExamples["responses"];
}

/** The examples of all responses as tabs by status; nothing if there are none. */
export function ResponseExamples({ responses, examples }: ResponseExamplesProps) {
  const words = useReferenceWords();
  const tabs = responses.flatMap(({ status, content }): readonly Tab[] => {
    const bodies = content.flatMap(({ at, mediaType }) => {
      const list = examples[status]?.[mediaType] ?? [];
      return list.length > 0 ? [{ at, mediaType, list }] : [];
    });
    if (bodies.length === 0 && content.length > 0) return [];
    const tab = {
      key: status,
      label: status,
      panelLabel: `${status} ${words.statuses[status] ?? ""}`.trim(),
      content:
        content.length === 0 ? (
          <p className={looks.muted}>{words.noBody}</p>
        ) : (
          bodies.map(({ at, mediaType, list }) => (
            <Examples
              key={mediaType}
              at={at}
              examples={bodies.length === 1 ? list : list.map(withType(mediaType, words))}
              open
            />
          ))
        ),
    };
    return [tab];
  });
  if (responses.every(({ status }) => !examples[status])) return null;
  return (
    <>
      <h2 className="visually-hidden">{words.responseExamples}</h2>
      <Tabs id="response-examples" label={words.responseExamples} tabs={tabs} />
    </>
  );
}

/** Adds the media type to the title, since examples of different media types may have the same name. */
function withType(type: string, words: ReferenceWords): (example: Example) => Example {
  return (example) => ({ ...example, summary: `${exampleTitle(example, words)} (${type})` });
}
