import type { ReactNode } from "react";
import { isErrorStatus } from "../view/error-status";
import type { LaidOutPayload, LaidOutResponse } from "../view/lay-out-page";
import { Unlinked } from "./A";
import { Anchor } from "./Anchor";
import { ChangeMark, useMark } from "./ChangeMark";
import { ErrorLinks } from "./errors/ErrorLinks";
import { Headers } from "./Headers";
import { Heading } from "./Heading";
import { Links } from "./Links";
import { MediaTypes } from "./MediaType";
import { NestingContext, useNesting } from "./nesting";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import type { OperationExamples } from "./types";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Responses.module.css";

export interface ResponsesProps {
  readonly responses: NonNullable<LaidOutPayload<ReactNode>["responses"]>;
  /** Whether they belong to the page's own operation. When one is opened, `src/shortcuts/response-tabs.ts` shows its example. */
  readonly ofPage?: boolean;
  /** Whether their errors are in the list of errors. */
  readonly errorsListed?: boolean;
  /** Examples to show in place. */
  readonly examples?: OperationExamples["responses"] | undefined;
}

/** The responses of an operation, webhook or callback. */
export function Responses({ responses: { id, list }, examples, ...shown }: ResponsesProps) {
  const words = useReferenceWords();
  return (
    <Section id={id} title={words.responses} folds="responses">
      {list.map((response) => (
        <Response
          key={response.id}
          response={response}
          examples={examples?.[response.status]}
          {...shown}
        />
      ))}
    </Section>
  );
}

interface ResponseProps extends Pick<ResponsesProps, "ofPage" | "errorsListed"> {
  readonly response: LaidOutResponse<ReactNode>;
  readonly examples: OperationExamples["request"] | undefined;
}

/** One response (OpenAPI 3.1, 4.8.17), open if it is a success; the first paragraph is always visible. */
function Response({ response, examples, ofPage = false, errorsListed = false }: ResponseProps) {
  const { id, status, headers, content, links, hasLinks, details } = response;
  const words = useReferenceWords();
  const name = words.statuses[status];
  // Many generators use the name of the status as the description of a response.
  const isName = String(response.description).toLowerCase() === name?.toLowerCase();
  const description = isName ? undefined : response.description;
  const nesting = useNesting();
  const mark = useMark(id);
  // A first paragraph with links is repeated inside, because a summary must not contain links.
  const prose = { description: hasLinks ? description : undefined, details };
  const head = (
    <>
      <Heading id={id} className={styles.status} data-class={status.charAt(0)}>
        <code className={looks.badge}>{status}</code>
        {name !== undefined && ` ${name}`}
      </Heading>
      {(mark ?? description) !== undefined && (
        <span className={styles.lead}>
          {mark && (
            <>
              <ChangeMark mark={mark} />{" "}
            </>
          )}
          <Unlinked>{description}</Unlinked>
        </span>
      )}
    </>
  );
  const isEmpty =
    headers.length + content.length + links.length === 0 &&
    prose.description === undefined &&
    prose.details === undefined;
  return (
    <div className={styles.response}>
      <Anchor id={id} name={status} />
      {isEmpty ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <details open={status.startsWith("2")} data-response={ofPage ? status : undefined}>
          <summary className={`${styles.head} fold-mark`}>{head}</summary>
          <NestingContext value={{ ...nesting, level: nesting.level + 1 }}>
            <div className={styles.body}>
              <Prose of={prose} />
              <Headers rows={headers} />
              <MediaTypes content={content} examples={examples} />
              <Links links={links} />
              {errorsListed && isErrorStatus(status) && <ErrorLinks content={content} />}
            </div>
          </NestingContext>
        </details>
      )}
    </div>
  );
}
