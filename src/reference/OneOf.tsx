import { createContext, useContext, type ReactNode } from "react";
import { Anchor } from "./Anchor";
import { Chips } from "./Chips";
import { Flags } from "./Flags";
import { childList } from "./parts";
import { branchId, PlaceContext, usePlace } from "./place";
import { useReference, useReferenceWords } from "./ReferenceContext";
import { SchemaBody } from "./SchemaBody";
import { linksSchema, TypeText } from "./TypeText";
import type { Facts } from "./types";
import * as styles from "./OneOf.module.css";

/** Props of {@link OneOf} and {@link AnyOf}. */
export interface UnionProps {
  /** Name of the property whose value selects the branch. */
  readonly discriminator?: string;
  readonly children?: ReactNode;
}

/** What a branch knows of its union. */
const UnionContext = createContext<{ readonly discriminator?: string; readonly isFirst: boolean }>({
  isFirst: false,
});

/** Exactly one of the branches holds (JSON Schema 2020-12, 10.2.1.3). */
export function OneOf(props: UnionProps) {
  return <Union label={useReferenceWords().oneOfVariants} {...props} />;
}
OneOf.part = "structure" as const;

/** At least one of the branches holds (JSON Schema 2020-12, 10.2.1.2). */
export function AnyOf(props: UnionProps) {
  return <Union label={useReferenceWords().anyOfVariants} {...props} />;
}
AnyOf.part = "structure" as const;

function Union({
  label,
  discriminator,
  children,
}: UnionProps & { readonly label: (count: number) => string }) {
  const words = useReferenceWords();
  const variants = childList(children);
  return (
    <div className={styles.union}>
      <p className={styles.label}>
        {label(variants.length)}
        {discriminator !== undefined && (
          <>
            , {words.chosenBy} <code>{discriminator}</code>
          </>
        )}
      </p>
      {variants.map((variant, index) => (
        <UnionContext key={index} value={{ discriminator, isFirst: index === 0 }}>
          {variant}
        </UnionContext>
      ))}
    </div>
  );
}

/** Props of {@link Variant}. */
export interface VariantProps extends Facts {
  /** What a reader calls the branch; unique in its union. */
  readonly label: string;
  /** The value of the discriminator that selects the branch. */
  readonly value?: string;
  readonly children?: ReactNode;
}

/**
 * One branch of a union, folded unless it is the first. The link to its model is in the body: a summary is a button, and
 * buttons hold no links.
 */
export function Variant({ label, value, children, ...facts }: VariantProps) {
  const { discriminator, isFirst } = useContext(UnionContext);
  const place = usePlace();
  const { navigation, words } = useReference();
  const id = branchId(place.id, label);
  const inside = {
    ...place,
    id,
    anchor: id,
    depth: place.depth + 1,
    folds: false,
    stated: facts.type,
  };
  return (
    <div className={styles.variant} id={id}>
      <Anchor id={id} name={label} />
      <details open={isFirst && place.depth < 2} suppressHydrationWarning>
        <summary>
          <b>{label}</b>
          {facts.type !== label && (
            <>
              {" "}
              <span className={styles.type}>{facts.type}</span>
            </>
          )}
          {value !== undefined && (
            <>
              {" "}
              <code className={styles.value}>
                {discriminator}: {value}
              </code>
            </>
          )}
          <Flags facts={facts} />
        </summary>
        <div className={styles.body}>
          {linksSchema(facts.type, navigation) && (
            <p className={styles.model}>
              {words.see} <TypeText type={facts.type} />
            </p>
          )}
          <Chips facts={facts} />
          <PlaceContext value={inside}>
            <SchemaBody>{children}</SchemaBody>
          </PlaceContext>
        </div>
      </details>
    </div>
  );
}
