import type { ReactNode } from "react";
import { CopyButton } from "../ui/CopyButton";
import { TitleText } from "../ui/TitleText";
import type { ValueLimits } from "../samples/types";
import { type LaidOutPayload, layOutOperation, withShared } from "../view/lay-out-page";

import { Callbacks } from "./Callbacks";
import { CompareLinks } from "./CompareLinks";
import { OperationMark } from "./ChangeMark";
import { MethodBadge } from "./MethodBadge";
import { isTitled } from "./navigation";
import { NestingContext, useNesting } from "./nesting";
import { OnThisPage } from "./OnThisPage";
import { PathText } from "./PathText";
import { Payload } from "./Payload";
import { Description } from "./Prose";
import { useReference, useReferenceWords, useRootPlace } from "./ReferenceContext";
import { ResponseExamples } from "./ResponseExamples";
import { SampleTabs } from "./SampleTabs";
import { operationSections } from "./section-links";
import { Servers } from "./Servers";
import type { OperationExamples, OperationPageProps, Samples } from "./types";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Page.module.css";

/** The id of the samples and examples; the second skip link leads there. */
const asideId = "sample-aside";

/** A wide window shows no list of so few sections. */
const fewSections = 3;

/** The page of an operation (OpenAPI 3.1, 4.8.10): its description, samples beside it, and its parts as sections. */
export function OperationPage(props: OperationPageProps) {
  const {
    id,
    method,
    path,
    title,
    deprecated = false,
    shared,
    moreTags = [],
    counterparts = [],
  } = props;
  const { samples, examples } = finished(props);
  const words = useReferenceWords();
  const operation = layOutOperation(withShared(props, shared), useRootPlace());
  const { callbacks, servers, prose } = operation;
  const address = (
    <>
      <MethodBadge method={method} /> <PathText path={path} />
    </>
  );
  const beside = (
    <>
      <CopyButton text={path} label={words.copy} name={words.copyPath} copied={words.copied} />{" "}
      <OperationMark id={id} deprecated={deprecated} />
    </>
  );
  const sections = operationSections(operation, words);
  const hasAside = samples !== undefined || Object.keys(examples?.responses ?? {}).length > 0;
  return (
    <article className={hasAside ? styles.withAside : styles.page}>
      <header className={styles.header}>
        {isTitled(props) ? (
          <>
            <h1>
              <TitleText>{title}</TitleText>
            </h1>
            <p className={styles.address} data-code="" data-nosnippet="">
              {address}
              {beside}
            </p>
          </>
        ) : (
          <div className={styles.address} data-join="">
            <h1>{address}</h1>
            {beside}
          </div>
        )}
        <MoreTags tags={moreTags} />
      </header>
      <OnThisPage
        sections={
          hasAside ? [...sections, { id: asideId, title: words.shortSections.samples }] : sections
        }
        className={sections.length > fewSections ? styles.long : styles.short}
      />
      <div className={styles.about}>
        <Description of={prose} />
      </div>
      <div className={styles.sections}>
        <NestingContext value={{ ...useNesting(), sampled: samples?.variants[0].branches ?? [] }}>
          <Payload
            payload={operation}
            requestExamples={examples?.request}
            areExamplesInSamples={samples !== undefined && samples.more === undefined}
            hasSharedServers={!servers && shared?.servers !== undefined}
            ofPage
            errorsListed
          />
        </NestingContext>
        {callbacks && <Callbacks {...callbacks} />}
        {servers && <Servers {...servers} />}
      </div>
      {hasAside && (
        <section
          id={asideId}
          className={styles.aside}
          aria-label={words.samplesAndExamples}
          data-nosnippet=""
        >
          {samples && (
            <>
              <h2 className="visually-hidden">{words.samples}</h2>
              <SampleTabs id="sample" operation={id} samples={withLimits(samples, operation)} />
              <RequestCheck />
              <CompareLinks id={id} others={counterparts} />
            </>
          )}
          <ResponseExamples
            responses={operation.responses?.list ?? []}
            examples={examples?.responses ?? {}}
          />
        </section>
      )}
    </article>
  );
}

/** Returns the samples with what their parameters must be like, so that a wrong value is marked while it is typed. */
function withLimits(samples: Samples, { parameters }: LaidOutPayload<ReactNode>): Samples {
  const limitsOf = (location: string, name: string): ValueLimits | undefined => {
    const rows = parameters.find((group) => group.in === location)?.rows;
    const facts = rows?.find((row) => row.name === name)?.facts;
    if (!facts) return undefined;
    const { minimum, maximum, minLength, maxLength, pattern } = facts;
    const limits = { minimum, maximum, minLength, maxLength, pattern };
    return Object.values(limits).some((limit) => limit !== undefined) ? limits : undefined;
  };
  return {
    ...samples,
    parameters: samples.parameters.map((parameter) => {
      const limits = limitsOf(parameter.in, parameter.name);
      return limits ? { ...parameter, limits } : parameter;
    }),
  };
}

/** Returns samples and examples with the types that they have after the build. */
export function finished({ samples, examples }: Pick<OperationPageProps, "samples" | "examples">): {
  readonly samples?: Samples;
  readonly examples?: OperationExamples;
} {
  return { samples, examples } as { samples?: Samples; examples?: OperationExamples };
}

/** The button that opens the check of a request body (`src/request-check`); nothing if the body cannot be checked. */
function RequestCheck() {
  const { check, words } = useReference();
  if (check === undefined) return null;
  return (
    <div data-check={check} data-controls="">
      <button type="button" className={`${styles.button} ${looks.button}`} data-late="check">
        {words.checkBody}
      </button>
      <output className={looks.muted} />
    </div>
  );
}

/** The other tags of an operation; nothing if it has none. */
export function MoreTags({ tags }: { readonly tags: readonly string[] }): ReactNode {
  const words = useReferenceWords();
  if (tags.length === 0) return null;
  return (
    <p className={looks.muted} data-join="">
      {words.alsoUnder} {tags.join(", ")}
    </p>
  );
}
