import { Fragment, type ReactNode } from "react";
import type { LaidOutProse } from "../view/lay-out-page";
import { A } from "./A";
import { Anchor } from "./Anchor";
import { Heading } from "./Heading";
import { useReferenceWords } from "./ReferenceContext";
import type { Words } from "./types";
import * as looks from "../ui/looks.module.css";
import * as pageStyles from "./Page.module.css";
import * as styles from "./Prose.module.css";

/** The prose about one part of the API; nothing if there is none. */
export function Prose({ of: words }: { readonly of: Words }) {
  if (isEmpty(words)) return null;
  return (
    <div className={styles.prose}>
      <Blocks {...words} />
    </div>
  );
}

/** Whether there is no prose. */
export function isEmpty({ description, details, deprecation, externalDocs }: Words): boolean {
  return [description, details, deprecation, externalDocs].every((part) => part === undefined);
}

function Blocks({ deprecation, description, details, externalDocs }: Words) {
  const words = useReferenceWords();
  return (
    <>
      {deprecation && <Deprecation {...deprecation} />}
      {description !== undefined && <p>{description}</p>}
      {details}
      {externalDocs && (
        <>
          <Blocks {...externalDocs} />
          <p>
            {words.externalDocs}: <A href={externalDocs.url}>{externalDocs.url}</A>
          </p>
        </>
      )}
    </>
  );
}

/** Why something is deprecated. */
function Deprecation({ description, details }: Words) {
  const label = <b>{useReferenceWords().deprecatedBecause}</b>;
  return (
    <div className={`${styles.deprecated} ${looks.stack}`}>
      {description === undefined ? (
        <>{label} </>
      ) : (
        <p>
          {label} {description}
        </p>
      )}
      {details}
    </div>
  );
}

/** The description of an operation, a webhook or the API, with a link at each heading. */
export function Description({ of: prose }: { readonly of: LaidOutProse<ReactNode> }) {
  if (isEmpty(prose) && prose.chapters.length === 0) return null;
  const { externalDocs, chapters, ...words } = prose;
  return (
    <div className={pageStyles.description} id="description">
      <div className={styles.prose}>
        <Blocks {...words} />
        {chapters.map(({ id, title, heading = title, depth = 1, ...chapter }) => (
          <Fragment key={id}>
            <Heading depth={depth} id={id}>
              {heading} <Anchor id={id} name={title} />
            </Heading>
            <Blocks {...chapter} />
          </Fragment>
        ))}
        <Blocks externalDocs={externalDocs} />
      </div>
    </div>
  );
}
