import { isValidElement, type ReactNode } from "react";
import { Tabs, type Tab } from "../ui/Tabs";
import { Examples, exampleTitle } from "./Examples";
import type { MediaTypeProps } from "./MediaType";
import { childList, childrenOf } from "./parts";
import { PlaceContext, rootPlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import type { ResponseProps } from "./Responses";
import type { Example } from "./types";
import type { ReferenceWords } from "./words";

interface StatusExamples {
  readonly status: string;
  readonly bodies: readonly {
    readonly id: string;
    readonly type: string;
    readonly examples: readonly Example[];
  }[];
}

/** The examples of all responses as tabs by status; nothing when there are none. */
export function ResponseExamples({ responses }: { readonly responses: ReactNode }) {
  const words = useReferenceWords();
  const tabs = statusExamples(responses).map(({ status, bodies }): Tab => ({
    key: status,
    label: status,
    panelLabel: `${status} ${words.statuses[status] ?? ""}`.trim(),
    content: bodies.map(({ id, type, examples }) => (
      <PlaceContext key={type} value={{ ...rootPlace, id }}>
        <Examples
          examples={bodies.length === 1 ? examples : examples.map(withType(type, words))}
          open
        />
      </PlaceContext>
    )),
  }));
  if (tabs.length === 0) return null;
  return <Tabs id="response-examples" label={words.responseExamples} tabs={tabs} />;
}

/** Names the media type in the title, as the choice of a sample does: there is an example of the same name for another. */
function withType(type: string, words: ReferenceWords): (example: Example) => Example {
  return (example) => ({ ...example, summary: `${exampleTitle(example, words)} (${type})` });
}

/** Whether the operation's responses have any example. */
export function statusExamples(responses: ReactNode): readonly StatusExamples[] {
  return childrenOf<ResponseProps>(responses, "response").flatMap(({ props }) => {
    const bodies = childrenOf<MediaTypeProps>(props.children, "media-type").flatMap(
      (mediaType, index) => {
        const { type, examples = [] } = mediaType.props;
        const id = `response-${props.status}${index === 0 ? "" : `.${type}`}`;
        return examples.length === 0 ? [] : [{ id, type, examples }];
      },
    );
    return bodies.length === 0 ? [] : [{ status: props.status, bodies }];
  });
}

/** The children of the page's `<Responses>`. */
export function responsesOf(children: ReactNode): ReactNode {
  return childList(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && childrenOf(child, "responses").length > 0
      ? childList(child.props.children)
      : [],
  );
}
