import type { ReactNode } from "react";
import type { LaidOutMediaType } from "../view/lay-out-page";
import { Schema } from "./Body";
import { Encodings } from "./Encodings";
import { Examples } from "./Examples";
import { FieldsBar } from "./FieldsBar";
import { HeadingLine } from "./HeadingLine";
import { NestingContext, useNesting } from "./nesting";
import { useReferenceWords } from "./ReferenceContext";
import { ValueExample } from "./Rule";
import { TypeText } from "./TypeText";
import type { BodyExamples } from "./types";
import * as looks from "../ui/looks.module.css";
import * as styles from "./MediaType.module.css";

interface MediaTypesProps {
  readonly content: readonly LaidOutMediaType<ReactNode>[];
  /** Examples to show in place. */
  readonly examples?: BodyExamples | undefined;
  /** Whether the samples beside the page show them, too. */
  readonly areExamplesInSamples?: boolean | undefined;
  /** Whether the media types belong to a request. */
  readonly inRequest?: boolean;
}

/** A body in each of its media types: schema and examples (OpenAPI 3.1, 4.8.14). */
export function MediaTypes(props: MediaTypesProps) {
  const { content, examples = {}, areExamplesInSamples = false, inRequest = false } = props;
  const words = useReferenceWords();
  const nesting = useNesting();
  return content.map(
    ({ id, at, mediaType, stream, schema, showsType, encodings, externalExamples = [] }) => (
      <div key={id} className={`${styles.mediaType} ${looks.stack}`}>
        <HeadingLine id={id} name={mediaType} look="code">
          {stream && <span className={looks.muted}>· {words.eachOfStream}</span>}
          {showsType && schema && (
            <span className={looks.muted}>
              · <TypeText type={schema.facts.type} />
            </span>
          )}
        </HeadingLine>
        <NestingContext value={{ ...nesting, level: nesting.level + 1, inRequest }}>
          {schema && (
            <>
              <FieldsBar body={schema.body} />
              <Schema schema={schema} />
            </>
          )}
          <Encodings encodings={encodings} />
          {externalExamples.map((example) => (
            <ValueExample key={example.name} {...example} />
          ))}
          {examples[mediaType] && (
            <div className={areExamplesInSamples ? styles.inSamples : undefined}>
              <Examples at={at} examples={examples[mediaType]} />
            </div>
          )}
        </NestingContext>
      </div>
    ),
  );
}
