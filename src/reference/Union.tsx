import type { ReactNode } from "react";
import type { Block, LaidOutVariant } from "../view/lay-out-schema";
import { typeId } from "../view/ids";
import { namesIn } from "../view/type-ref";
import { Anchor } from "./Anchor";
import { chipsOf } from "./chip-text";
import { Chips } from "./Chips";
import { Flags } from "./Flags";
import { findSchema, schemaPath } from "./navigation";
import { NestingContext, useNesting } from "./nesting";
import { useReference, useReferenceWords } from "./ReferenceContext";
import { typeText, TypeText } from "./TypeText";
import { Unlinked } from "./Unlinked";
import * as styles from "./Union.module.css";

/** With more variants than this, all start folded, so that the list fits on the screen. */
const manyVariants = 8;

/** A union of a schema, laid out. */
type LaidOutUnion = Extract<Block<ReactNode>, { readonly kind: "union" }>;

/** Props of {@link Union}. */
export interface UnionProps {
  readonly union: LaidOutUnion;
  /** Renders the content of a variant. */
  readonly renderInside: (variant: LaidOutVariant<ReactNode>) => ReactNode;
}

/** Variants of which exactly one or at least one must match (JSON Schema 2020-12, 10.2.1). */
export function Union({ union, renderInside }: UnionProps) {
  const { mode, discriminator, variants } = union;
  const words = useReferenceWords();
  const { depth } = useNesting();
  const opensFirst = variants.length <= manyVariants && depth < 2;
  const label = mode === "oneOf" ? words.oneOfVariants : words.anyOfVariants;
  return (
    <div className={styles.union}>
      <p className={styles.label} data-nosnippet>
        {label(variants.length)}
        {discriminator !== undefined && (
          <>
            , {words.chosenBy} <code>{discriminator}</code>
          </>
        )}
      </p>
      {variants.map((variant, index) => (
        <Variant
          key={variant.id}
          variant={variant}
          discriminator={discriminator}
          isOpen={opensFirst && index === 0}
        >
          {renderInside(variant)}
        </Variant>
      ))}
    </div>
  );
}

/** Props of {@link Variant}. */
interface VariantProps {
  readonly variant: LaidOutVariant<ReactNode>;
  readonly discriminator: string | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * One variant of a union: a fold whose name and first paragraph are always visible. The link to its model is in the body, because a
 * summary must not contain links; a variant without other content does not fold.
 */
function Variant({ variant, discriminator, isOpen, children }: VariantProps) {
  const { id, label, position, facts, value, moreValues, fallback } = variant;
  const nesting = useNesting();
  const { navigation, words } = useReference();
  const summary =
    variant.leadOf === undefined ? undefined : findSchema(navigation, variant.leadOf)?.summary;
  const lead = variant.lead ?? summary;
  const type = <TypeText type={facts.type} />;
  const isNamedByType = label === undefined || label === typeId(facts.type);
  const head = (
    <>
      <b>
        {isNamedByType ? type : label}
        {position !== undefined && ` (${position})`}
      </b>
      {!isNamedByType && (
        <>
          {" "}
          <span className={styles.type}>{type}</span>
        </>
      )}
      {value !== undefined && (
        <>
          {" "}
          <code className={styles.value}>
            {discriminator}: {[value, ...moreValues].join(", ")}
          </code>
        </>
      )}
      {fallback && <span className={styles.type}> {words.anyOtherValue}</span>}
      <Flags facts={facts} />
      {lead !== undefined && (
        <span className={styles.lead}>
          {" "}
          <Unlinked>{lead}</Unlinked>
        </span>
      )}
    </>
  );
  const name = label ?? typeText(facts.type, words);
  const anchor = <Anchor id={id} name={position === undefined ? name : `${name} (${position})`} />;
  if (variant.isFlat && chipsOf(facts, words).length === 0) {
    return (
      <div className={styles.variant} id={id}>
        {anchor}
        <div className={styles.head}>{head}</div>
      </div>
    );
  }
  const models = namesIn(facts.type).filter((model) => schemaPath(navigation, model) !== undefined);
  return (
    <div className={styles.variant} id={id}>
      {anchor}
      <details open={isOpen} suppressHydrationWarning>
        <summary className={styles.head}>
          <Unlinked>{head}</Unlinked>
        </summary>
        <div className={styles.body}>
          {models.length > 0 && (
            <p className={styles.model} data-nosnippet>
              {words.see} {type}
            </p>
          )}
          <Chips facts={facts} />
          <NestingContext value={{ ...nesting, depth: nesting.depth + 1, inRow: false }}>
            {children}
          </NestingContext>
        </div>
      </details>
    </div>
  );
}
