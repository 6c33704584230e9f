import { isValidElement, type ReactNode } from "react";
import { Anchor } from "./Anchor";
import { ErrorLinks } from "./errors/ErrorLinks";
import { LevelHeading } from "./LevelHeading";
import { Links } from "./Links";
import { MediaTypes } from "./MediaType";
import { childList, childrenExcept, childrenOf, partOf, unlinked } from "./parts";
import { joinId, PlaceContext, usePlace } from "./place";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import * as styles from "./Responses.module.css";

/** What a call answers. */
export function Responses({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  if (childList(children).length === 0) return null;
  return (
    <Section id="responses" title={words.responses} folds>
      {children}
    </Section>
  );
}
Responses.part = "responses" as const;
Responses.section = "responses" as const;

/** Props of {@link Response}. */
export interface ResponseProps {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  /** Description, then headers, media types and links. */
  readonly children?: ReactNode;
}

/** One answer (OpenAPI 3.1, 4.8.17): open for a success, folded otherwise; the first paragraph is always in view. */
export function Response({ status, children }: ResponseProps) {
  const words = useReferenceWords();
  const place = usePlace();
  const id = joinId(place.id, `response-${status}`);
  const prose = childList(children).filter((child) => partOf(child) === undefined);
  const [lead, ...more] = prose;
  const hasLead = isValidElement<{ children?: ReactNode }>(lead) && lead.type === "p";
  // A summary is a button, which holds no links: a first paragraph with links is said in full inside.
  const leadText = hasLead ? unlinked(lead.props.children) : undefined;
  const hasLink = hasLead && leadText !== lead.props.children;
  const details = hasLead && !hasLink ? more : prose;
  const body = childrenExcept(children, "media-type").filter((node) => partOf(node) !== undefined);
  const mediaTypes = childrenOf(children, "media-type");
  const head = (
    <>
      <LevelHeading id={id} className={styles.status} data-class={status.charAt(0)}>
        <code>{status}</code>
        {words.statuses[status] !== undefined && ` ${words.statuses[status]}`}
      </LevelHeading>
      {hasLead && <span className={styles.lead}>{leadText}</span>}
    </>
  );
  const isEmpty = body.length + mediaTypes.length + details.length === 0;
  return (
    <div className={styles.response}>
      <Anchor id={id} name={status} />
      {isEmpty ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <details
          open={status.startsWith("2")}
          data-response={place.id === "" ? status : undefined}
          suppressHydrationWarning
        >
          <summary className={styles.head}>{head}</summary>
          <PlaceContext value={{ ...place, id, anchor: id, level: place.level + 1 }}>
            <div className={styles.body}>
              <Prose>{details}</Prose>
              {body.filter((node) => !isLinks(node))}
              <MediaTypes nodes={mediaTypes} />
              {body.filter(isLinks)}
              {place.errorsListed && /^[45]|^default$/.test(status) && (
                <ErrorLinks bodies={mediaTypes} />
              )}
            </div>
          </PlaceContext>
        </details>
      )}
    </div>
  );
}
Response.part = "response" as const;

function isLinks(node: ReactNode): boolean {
  return isValidElement(node) && node.type === Links;
}
