import type { ReactNode } from "react";
import type { Block, LaidOutVariant } from "../view/lay-out-schema";
import { typeId, valueText } from "../view/ids";
import { namesIn } from "../view/type-ref";
import { Anchor } from "./Anchor";
import { chipsOf } from "./chip-text";
import { Chips } from "./Chips";
import { Flags } from "./Flags";
import { Heading } from "./Heading";
import { findSchema, schemaPath } from "./navigation";
import { NestingContext, useNesting } from "./nesting";
import { useReference } from "./ReferenceContext";
import { typeText, TypeText } from "./TypeText";
import type { ReferenceWords } from "./words";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Union.module.css";

/** A union of a schema, laid out. */
type LaidOutUnion = Extract<Block<ReactNode>, { readonly kind: "union" }>;

/** From this number of variants on, a select replaces the radio buttons: they would fill more than a few lines. */
const manyVariants = 6;

interface UnionProps {
  readonly union: LaidOutUnion;
  /** Renders the content of a variant. */
  readonly renderInside: (variant: LaidOutVariant<ReactNode>) => ReactNode;
}

/**
 * The variants of a union (JSON Schema 2020-12, 10.2.1): a group of radio buttons, each with its panel. The style sheet shows the panel
 * of the checked one, initially the variant in the sample, so that the switch works without JavaScript. With JavaScript, many variants
 * are a select, which `src/ui/variants.ts` connects with the radio buttons. Variants without content are a list.
 */
export function Union({ union, renderInside }: UnionProps) {
  const { discriminator, variants } = union;
  const { navigation, words } = useReference();
  const nesting = useNesting();
  const isSwitch =
    variants.length > 1 &&
    variants.some(({ isFlat, facts }) => !isFlat || chipsOf(facts, words).length > 0);
  const [first] = variants;
  const sampled = variants.find(({ id }) => nesting.sampled.includes(id));
  const legend = nesting.inRequest ? words.sendOneOf : words.oneOf;
  return (
    <fieldset className={isSwitch ? styles.switch : styles.list}>
      <legend className={styles.label} data-nosnippet="">
        {legend}
        {discriminator !== undefined && (
          <>
            , {words.chosenBy} <code>{discriminator}</code>
          </>
        )}
      </legend>
      {isSwitch && variants.length >= manyVariants && (
        <select
          className={styles.select}
          defaultValue={(sampled ?? first)?.id}
          autoComplete="off"
          aria-label={legend}
          data-branches=""
          data-controls=""
        >
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {nameOf(variant, words)}
            </option>
          ))}
        </select>
      )}
      {variants.map((variant) => {
        const name = nameOf(variant, words);
        const about = findSchema(navigation, variant.about ?? "")?.summary;
        return (
          <div key={variant.id} className={styles.variant}>
            {isSwitch && (
              <label className={styles.choice} data-controls="">
                <input
                  type="radio"
                  name={first?.id}
                  defaultChecked={variant === (sampled ?? first)}
                  autoComplete="off"
                  data-branch={variant.id}
                />
                {name}
              </label>
            )}
            <div className={`${styles.panel} ${looks.stack}`} id={variant.id} data-panel-of={name}>
              <Head
                variant={variant}
                discriminator={discriminator}
                heading={
                  // A variant without rows would only add "string" to a list of headings.
                  isSwitch && !variant.isFlat ? (
                    <Heading className={styles.name}>{name}</Heading>
                  ) : (
                    <b className={isSwitch ? styles.name : undefined}>{name}</b>
                  )
                }
              />
              <Chips facts={variant.facts} />
              {about !== undefined && <p>{about}</p>}
              <NestingContext
                value={{
                  ...nesting,
                  level: nesting.level + 1,
                  depth: nesting.depth + 1,
                  inRow: false,
                }}
              >
                {renderInside(variant)}
              </NestingContext>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Returns the name of a variant, unique in its union: its label, else its only value, else its type in words. */
function nameOf(variant: LaidOutVariant<ReactNode>, words: ReferenceWords): string {
  const { label, position, facts, body } = variant;
  const allowed = body.blocks.flatMap((block) => (block.kind === "enum" ? block.values : []));
  const [only] = allowed;
  if (label === undefined && only && allowed.length === 1) return valueText(only.value);
  const name = label ?? typeText(facts.type, words);
  return position === undefined ? name : `${name} (${position})`;
}

interface HeadProps {
  readonly variant: LaidOutVariant<ReactNode>;
  readonly discriminator: string | undefined;
  readonly heading: ReactNode;
}

/** The line of a variant: its name, type and discriminator value. */
function Head({ variant, discriminator, heading }: HeadProps) {
  const { id, label, facts, value, moreValues, fallback } = variant;
  const { navigation, words } = useReference();
  const isNamedByType = label === undefined || label === typeId(facts.type);
  // Its fields follow.
  const isPlainObject = facts.type === "object" && !variant.isFlat;
  const isLinked = namesIn(facts.type).some((model) => schemaPath(navigation, model) !== undefined);
  return (
    <div className={styles.head} data-join="">
      {heading}
      {!isPlainObject && (!isNamedByType || isLinked) && (
        <span className={styles.type}>
          {" "}
          {isNamedByType && `${words.see} `}
          <TypeText type={facts.type} />
        </span>
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
      <Anchor id={id} name={nameOf(variant, words)} />
    </div>
  );
}
