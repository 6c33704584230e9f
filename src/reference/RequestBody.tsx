import type { ReactNode } from "react";
import { MediaTypes } from "./MediaType";
import { Within } from "./Within";
import { childrenExcept, childrenOf } from "./parts";
import { joinId, PlaceContext, usePlace } from "./place";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";

/** Props of {@link RequestBody}. */
export interface RequestBodyProps {
  readonly required?: boolean;
  /** Description, then the media types. */
  readonly children?: ReactNode;
}

/** What a call sends (OpenAPI 3.1, 4.8.13). Its examples stay beside its schema: the samples show only the first. */
export function RequestBody({ required, children }: RequestBodyProps) {
  const words = useReferenceWords();
  const place = usePlace();
  return (
    <PlaceContext value={{ ...place, examplesAside: false }}>
      <Section
        id="request-body"
        title={words.requestBody}
        flag={required ? words.required : undefined}
        folds
      >
        <Within id={joinId(place.id, "request")}>
          <Prose>{childrenExcept(children, "media-type")}</Prose>
          <MediaTypes nodes={childrenOf(children, "media-type")} />
        </Within>
      </Section>
    </PlaceContext>
  );
}
RequestBody.part = "section" as const;
RequestBody.section = "requestBody" as const;
