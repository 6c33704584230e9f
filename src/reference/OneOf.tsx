import { createContext, isValidElement, useContext, type ReactNode } from "react";
import { Anchor } from "./Anchor";
import { chipsOf } from "./chip-text";
import { Chips } from "./Chips";
import { unfoldable } from "./collect";
import { Flags } from "./Flags";
import type { ApiNavigation } from "./navigation";
import { childList, partOf, unlinked } from "./parts";
import { branchId, PlaceContext, usePlace, type Place } from "./place";
import { Ref, type RefProps } from "./Ref";
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

/** From more variants than this on, all start folded: the list comes first. */
const manyVariants = 8;

/** What a branch knows of its union. */
const UnionContext = createContext<{ readonly discriminator?: string; readonly isOpen: boolean }>({
  isOpen: false,
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
  const place = usePlace();
  const variants = childList(children);
  const opensFirst = variants.length <= manyVariants && place.depth < 2;
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
        <UnionContext key={index} value={{ discriminator, isOpen: opensFirst && index === 0 }}>
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
  /** Further values that select it. */
  readonly moreValues?: readonly string[];
  /** It holds for every value that selects no other. */
  readonly fallback?: boolean;
  readonly children?: ReactNode;
}

/**
 * One branch of a union: a fold, of which name and first words are always in view. The link to its model is in the body, because a
 * summary is a button, and buttons hold no links; a branch that is nothing but that link, or nothing at all, does not fold.
 */
export function Variant(props: VariantProps) {
  const { label, value, moreValues = [], fallback, children, ...facts } = props;
  const { discriminator, isOpen } = useContext(UnionContext);
  const place = usePlace();
  const { navigation, words } = useReference();
  const id = branchId(place.id, label);
  const { lead, isSaid } = leadOf(children, place, navigation);
  const folds = !isFlat(children, place) || chipsOf(facts, words).length > 0;
  const type = folds ? facts.type : <TypeText type={facts.type} />;
  const head = (
    <>
      <b>{facts.type === label ? type : label}</b>
      {facts.type !== label && (
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
      {lead !== undefined && <span className={styles.lead}> {lead}</span>}
    </>
  );
  if (!folds) {
    return (
      <div className={styles.variant} id={id}>
        <Anchor id={id} name={label} />
        <div className={styles.head}>{head}</div>
      </div>
    );
  }
  const inside = {
    ...place,
    id,
    anchor: id,
    depth: place.depth + 1,
    folds: false,
    stated: facts.type,
    leadSaid: isSaid,
  };
  return (
    <div className={styles.variant} id={id}>
      <Anchor id={id} name={label} />
      <details open={isOpen} suppressHydrationWarning>
        <summary className={styles.head}>{head}</summary>
        <div className={styles.body}>
          {linksSchema(facts.type, navigation) && (
            <p className={styles.model} data-nosnippet>
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

interface Lead {
  readonly lead?: ReactNode;
  /** The body need not say it again. */
  readonly isSaid: boolean;
}

/** The first paragraph of a branch: its own, or that of the schema that it names, of which a page may know the summary alone. */
function leadOf(children: ReactNode, place: Place, navigation: ApiNavigation): Lead {
  const own = firstParagraph(children);
  if (own !== undefined) return leadFrom(own);
  const name = childList(children)
    .map(refName)
    .find((found) => found !== undefined);
  if (name === undefined) return { isSaid: false };
  const target = namedSchema(name, place);
  if (!target) {
    const schema = navigation.schemas.find((candidate) => candidate.name === name);
    return { lead: schema?.summary, isSaid: false };
  }
  const words = firstParagraph(target().props.children);
  return words === undefined ? { isSaid: false } : leadFrom(words);
}

function leadFrom(paragraph: ReactNode): Lead {
  const text = unlinked(paragraph);
  return { lead: text, isSaid: text === paragraph };
}

function firstParagraph(children: ReactNode): ReactNode {
  const [first] = childList(children).filter((child) => partOf(child) === undefined);
  return isValidElement<{ readonly children?: ReactNode }>(first) && first.type === "p"
    ? first.props.children
    : undefined;
}

/**
 * Whether a branch has nothing to unfold: it says no more than its first paragraph, and the schema that it names, if any, is not
 * on this page.
 */
function isFlat(children: ReactNode, place: Place): boolean {
  const nodes = childList(children);
  const names = nodes.flatMap((node) => refName(node) ?? []);
  const others = nodes.filter((node) => refName(node) === undefined);
  const own = firstParagraph(children);
  const isTold =
    others.length === 0 || (others.length === 1 && own !== undefined && unlinked(own) === own);
  return (
    isTold &&
    names.every(
      (name) =>
        !namedSchema(name, place) && !place.ancestors.some((ancestor) => ancestor.name === name),
    )
  );
}

function namedSchema(name: string, place: Place) {
  return unfoldable(name, place.schemas) ?? unfoldable(name, place.branches);
}

function refName(node: ReactNode): string | undefined {
  return isValidElement<RefProps>(node) && node.type === Ref ? node.props.to : undefined;
}
