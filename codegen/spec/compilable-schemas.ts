import type { UserContext } from "@redocly/openapi-core";
import { asRaw, isObject, isRaw, mapShared, mapValues, type Raw } from "./document";
import { isData, isMap } from "./walk";

/** The linter's callback on leaving an object. */
type Leave = (owner: Raw, context: UserContext, ...more: readonly unknown[]) => void;
type Finding = Parameters<UserContext["report"]>[0];

/** The error about examples if variants do not list a discriminator's values themselves, for example if they inherit them. */
const indistinct = /^Example validation errored: discriminator/;

/**
 * Makes a rule also compare examples whose schemas its validator does not compile: it accepts a discriminator only in a union, and
 * `nullable` only with a type.
 *
 * @param again another visitor of the rule: a validator keeps what it has read
 */
export function comparingAll(visitor: Raw, again: Raw): Raw {
  return mapValues(visitor, (inner, key) => {
    if (isRaw(inner)) return comparingAll(inner, asRaw(again[key]));
    if (key !== "leave") return inner;
    const leave: Leave = (owner, context, ...more) => {
      const compare = (one: unknown, change: (value: unknown) => unknown): readonly Finding[] => {
        const found: Finding[] = [];
        const report: UserContext["report"] = (finding) => void found.push(finding);
        const resolve = ((...reference) => {
          const target = context.resolve(...reference);
          return { ...target, node: change(target.node) };
        }) as UserContext["resolve"];
        (one as Leave)(change(owner) as Raw, { ...context, report, resolve }, ...more);
        return found;
      };
      const found = compare(inner, compilable);
      const isOpen = found.some(({ message }) => indistinct.test(message));
      for (const finding of isOpen ? compare(again[key], withoutMarks) : found)
        context.report(finding);
    };
    return leave;
  });
}

/** Returns a schema that the validator accepts. */
const compilable = memoized((...of) => toCompilable(compilable, false, ...of));
/** Does the same without discriminators: a value may then match several variants. */
const withoutMarks = memoized((...of) => toCompilable(withoutMarks, true, ...of));

/** @param isInMap whether the keys of the value are names */
type Change<Value> = (value: Value, isInMap?: boolean) => unknown;

function toCompilable(
  change: Change<unknown>,
  isUnmarked: boolean,
  value: object,
  isInMap = false,
): unknown {
  const schema = mapShared(value, (inner, key) =>
    !isInMap && isData(key, inner) ? inner : change(inner, !isInMap && isMap(key, inner)),
  );
  if (isInMap || !isRaw(schema)) return schema;
  const { nullable, discriminator, oneOf, ...others } = schema;
  if (typeof nullable === "boolean" && others["type"] === undefined) {
    const { nullable: _, ...one } = schema;
    return change(nullable ? { anyOf: [one, { type: "null" }] } : one);
  }
  if (typeof asRaw(discriminator)["propertyName"] !== "string") return schema;
  if (!isUnmarked && (oneOf ?? others["anyOf"])) return schema;
  return {
    ...(nullable === true && { nullable }),
    ...(oneOf !== undefined && { anyOf: oneOf }),
    ...others,
  };
}

function memoized(change: Change<object>): Change<unknown> {
  const known = new WeakMap<object, unknown>();
  return (value, isInMap) => {
    if (!isObject(value)) return value;
    const after = known.get(value) ?? change(value, isInMap);
    known.set(value, after);
    return after;
  };
}
