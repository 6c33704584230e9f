import type { Document, UserContext } from "@redocly/openapi-core";
import { hash, wholeText } from "../hash";
import { isRaw, mapValues, type Raw, valueAt } from "./document";
import { referencesOf } from "./references";
import { isData } from "./walk";

/** The linter's callback on leaving an object. */
export type Leave = (owner: Raw, context: UserContext, ...more: readonly unknown[]) => void;

/** The target of a reference: a hash of it, and the references in it. */
interface Target {
  readonly sum: string;
  readonly references: ReadonlySet<string>;
}

export type Finding = Parameters<UserContext["report"]>[0];

/** A mismatch, stored for a later run. Pointers are relative to the object, or begin with `#`. */
export interface Misfit extends Pick<Finding, "message" | "suggest" | "reference"> {
  readonly at: string;
  readonly reportOnKey?: boolean | undefined;
  readonly from?: string | undefined;
}

/** The misfits of each object with examples, by a hash of everything that determines them. */
export type Comparisons = ReadonlyMap<string, readonly Misfit[]>;

/**
 * The results of comparing examples with their schemas, so that later runs need not repeat it: for a large document, compiling the schemas
 * takes a quarter of a run.
 */
export class CheckedExamples {
  private readonly made = new Map<string, readonly Misfit[]>();
  private readonly targets = new Map<string, Target | undefined>();

  /** @param known the comparisons of an earlier run */
  constructor(private readonly known: Comparisons = new Map()) {}

  /** Returns the comparisons of this run, for a later one. */
  get comparisons(): Comparisons {
    return this.made;
  }

  /**
   * Makes the visitor of a rule about examples report known results instead of comparing again.
   *
   * @param kind name of the rule
   * @param root the document: examples in its other files are always compared
   * @param givenUp patterns whose comparison took too long: if there are any, no results are stored
   */
  around(visitor: Raw, kind: string, root: Document, givenUp: ReadonlySet<string>): Raw {
    return mapValues(visitor, (inner, key) => {
      if (isRaw(inner)) return this.around(inner, `${kind} ${key}`, root, givenUp);
      return key === "leave" ? this.leaving(inner as Leave, kind, root, givenUp) : inner;
    });
  }

  private leaving(leave: Leave, kind: string, root: Document, givenUp: ReadonlySet<string>): Leave {
    return (owner, context, ...more) => {
      const hasExamples = owner["example"] !== undefined || owner["examples"] !== undefined;
      const key = hasExamples ? this.keyOf(owner, kind, context, root) : undefined;
      if (key === undefined) return leave(owner, context, ...more);
      const known = this.known.get(key) ?? this.made.get(key);
      const misfits = [...(known ?? [])];
      const report: UserContext["report"] = (finding) => {
        misfits.push(toMisfit(finding, context.location));
        context.report(finding);
      };
      if (!known) leave(owner, { ...context, report }, ...more);
      for (const misfit of known ?? []) context.report(toFinding(misfit, context.location));
      if (givenUp.size === 0) this.made.set(key, misfits);
    };
  }

  /** Returns `undefined` if the result depends on other files, or can only be found by the validator. */
  private keyOf(
    owner: Raw,
    kind: string,
    { location, specVersion }: UserContext,
    { source, parsed }: Document,
  ): string | undefined {
    if (location.source !== source) return undefined;
    const own = targetOf(owner);
    if (!own) return undefined;
    const parts = [kind, specVersion, own.sum];
    const reached = new Set(own.references);
    for (const reference of reached) {
      const target = this.target(reference, parsed);
      if (!target) return undefined;
      parts.push(target.sum);
      for (const inner of target.references) reached.add(inner);
    }
    return hash(parts.join("\n")).slice(0, 32);
  }

  private target(reference: string, root: unknown): Target | undefined {
    if (!this.targets.has(reference)) {
      const value = reference.startsWith("#/") ? valueAt(root, reference) : undefined;
      this.targets.set(reference, value === undefined ? undefined : targetOf(value));
    }
    return this.targets.get(reference);
  }
}

/** @param owner location of the object; the misfit is in the same file */
function toMisfit(
  { message, suggest, reference, location, from }: Finding,
  owner: UserContext["location"],
): Misfit {
  const [place] = [location ?? []].flat();
  const relative = (pointer = owner.pointer) =>
    `${pointer}/`.startsWith(`${owner.pointer}/`) ? pointer.slice(owner.pointer.length) : pointer;
  return {
    message,
    suggest,
    reference,
    at: relative(place?.pointer),
    reportOnKey: place?.reportOnKey,
    from: from && relative(from.pointer),
  };
}

function toFinding(
  { at, reportOnKey, from, ...told }: Misfit,
  { source, pointer }: UserContext["location"],
): Finding {
  const placeOf = (place: string) => ({
    source,
    pointer: place.startsWith("#") ? place : pointer + place,
  });
  return {
    ...told,
    location: { ...placeOf(at), reportOnKey },
    ...(from !== undefined && { from: placeOf(from) }),
  };
}

/** Annotations, which do not affect the result. */
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);
/** Keywords that change what references mean. */
const identifying = /"\$(id|dynamicRef|recursiveRef)":/;

function targetOf(value: unknown): Target | undefined {
  const text = JSON.stringify(value, (key, inner: unknown) => {
    if (texts.has(key) && typeof inner === "string") return undefined;
    return isData(key, inner) || typeof inner === "number" ? [wholeText(inner)] : inner;
  });
  if (identifying.test(text)) return undefined;
  return { sum: hash(text).slice(0, 16), references: referencesOf(value) };
}
