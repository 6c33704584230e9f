import type { Document, UserContext } from "@redocly/openapi-core";
import { hash, wholeText } from "../hash";
import { isRaw, mapValues, type Raw, valueAt } from "./document";
import { referencesOf } from "./references";
import { isData } from "./walk";

/** What the linter calls when it leaves an object. */
type Leave = (owner: Raw, context: UserContext, ...more: readonly unknown[]) => void;

/** What a reference leads to: a hash of it, and the references in it. */
interface Target {
  readonly sum: string;
  readonly references: ReadonlySet<string>;
}

/**
 * Examples that fit their schemas, so that no later run compares them again: for a large document, compiling schemas for that takes
 * a fifth of a run. What does not fit is compared, and told, each time.
 */
export class CheckedExamples {
  /** A key for each object whose examples fit, for a later run: a hash of all that decides about that. */
  readonly fitting = new Set<string>();
  private readonly targets = new Map<string, Target | undefined>();

  /** @param known the keys of an earlier run */
  constructor(private readonly known: ReadonlySet<string> = new Set()) {}

  /**
   * Makes the visitor of a rule about examples pass over those that are known to fit.
   *
   * @param kind names the rule
   * @param root the document: what is in its other files is always compared
   * @param givenUp patterns whose comparison took too long: while there are some, nothing is known to fit
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
      let misfits = 0;
      const report: UserContext["report"] = (finding) => {
        misfits++;
        context.report(finding);
      };
      if (!this.known.has(key) && !this.fitting.has(key))
        leave(owner, { ...context, report }, ...more);
      if (misfits === 0 && givenUp.size === 0) this.fitting.add(key);
    };
  }

  /** Returns `undefined` where what decides is not all in the document, or cannot be told without the validator. */
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

/** Annotations, which decide about nothing. */
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);
/** What leads elsewhere than a JSON Pointer says. */
const identifying = /"\$(id|dynamicRef|recursiveRef)":/;

function targetOf(value: unknown): Target | undefined {
  const text = JSON.stringify(value, (key, inner: unknown) => {
    if (texts.has(key) && typeof inner === "string") return undefined;
    return isData(key, inner) || typeof inner === "number" ? [wholeText(inner)] : inner;
  });
  if (identifying.test(text)) return undefined;
  return { sum: hash(text).slice(0, 16), references: referencesOf(value) };
}
