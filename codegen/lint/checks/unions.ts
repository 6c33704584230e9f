import {
  asRaw,
  isRaw,
  asList,
  listedValues,
  nameOf,
  text,
  valueAt,
  type Raw,
} from "../../document/document";
import { targetOf } from "../../document/discriminator";
import { followed, membersOf, type Located } from "./members";
import { suggestionsFor } from "../../suggestions";
import type { Finding, Rule, Location, Resolve } from "./rule";

/** A discriminator whose property some variants lack (OpenAPI 3.1, 4.8.25): nothing in their values identifies them. */
export const discriminatorProperty: Rule = {
  id: "discriminator-property",
  remedy: "Declare the property in each alternative, and list it under `required`.",
  check: () => {
    let named: readonly Located[] = [];
    return {
      Root(root, { location }) {
        const file = location.source.absoluteRef;
        named = Object.values(asRaw(valueAt(root, "#/components/schemas"))).map((value) => ({
          schema: value,
          file,
        }));
      },
      Schema(schema, { location, report, resolve }) {
        const union = unionOf(schema);
        if (!union) {
          const finding = undeclaredIn(schema, named, location, resolve);
          if (finding) report(finding);
          return;
        }
        const file = location.source.absoluteRef;
        const { propertyName, defaultMapping } = union.discriminator;
        if (typeof propertyName !== "string") return;
        const around = membersOf(
          { schema: { ...union.schema, oneOf: [], anyOf: [] }, file },
          resolve,
        );
        const undeclared: string[] = [];
        const names = new Set(around.properties.keys());
        const optional: string[] = [];
        for (const [index, variant] of union.variants.entries()) {
          const { properties, required, isClosed } = membersOf({ schema: variant, file }, resolve);
          const isNull = isRaw(variant) && variant["type"] === "null";
          const isDeclared = properties.has(propertyName) || around.properties.has(propertyName);
          if (isNull || (!isDeclared && !isClosed)) continue;
          for (const name of properties.keys()) names.add(name);
          if (!isDeclared) undeclared.push(labelOf(variant, index));
          else if (!required.has(propertyName) && !around.required.has(propertyName))
            optional.push(labelOf(variant, index));
        }
        const at = location.child(["discriminator", "propertyName"]);
        if (undeclared.length > 0) {
          const message = `The discriminator \`${propertyName}\` is not a property of ${listed(undeclared)}.`;
          const suggest = names.has(propertyName) ? [] : suggestionsFor(propertyName, names);
          report({ message, suggest, location: at });
        }
        // Since 3.2, a value may lack the property if there is a default mapping.
        if (optional.length > 0 && defaultMapping === undefined)
          report({
            message: `The discriminator \`${propertyName}\` is not required in ${listed(optional)}.`,
            location: at,
          });
      },
    };
  },
};

/**
 * Checks a discriminator of a schema that others extend.
 *
 * @param named all schemas that may extend it
 */
function undeclaredIn(
  schema: Raw,
  named: readonly Located[],
  location: Location,
  resolve: Resolve,
): Finding | undefined {
  const { discriminator } = schema;
  const name = text(asRaw(discriminator)["propertyName"]);
  // Another part of the same `allOf` may declare it.
  if (name === undefined || /\/allOf\/\d+$/.test(location.pointer)) return undefined;
  const file = location.source.absoluteRef;
  const { properties, isClosed } = membersOf({ schema, file }, resolve, true);
  if (properties.has(name) || !isClosed) return undefined;
  // The schemas that extend it may declare it, each with its value.
  const members = named.map((one) => membersOf(one, resolve, true));
  if (members.some((one) => one.parts.includes(schema) && one.properties.has(name)))
    return undefined;
  return {
    message: `The discriminator \`${name}\` is not a property of the schema.`,
    suggest: suggestionsFor(name, properties.keys()),
    remedy: "Declare the property, and list it under `required`, or correct its name.",
    location: location.child(["discriminator", "propertyName"]),
  };
}

/** A discriminator mapping to a schema that is not one of the alternatives, or a `defaultMapping` that points to nothing. */
export const discriminatorMapping: Rule = {
  id: "discriminator-mapping",
  remedy: "Add the schema to the alternatives, or remove the mapping.",
  check: () => {
    let root: unknown;
    return {
      Root(value) {
        root = value;
      },
      Schema(schema, { location, report, resolve }) {
        const union = unionOf(schema);
        if (!union) return;
        const file = location.source.absoluteRef;
        const at = location.child("discriminator");
        const propertyName = String(union.discriminator["propertyName"]);
        const targets = union.variants.map((variant) =>
          pointersOf({ schema: variant, file }, resolve),
        );
        // An inline alternative, or one that is itself a union, may contain the target.
        if (targets.some((target) => target === undefined)) return;
        const known = new Set(targets.flatMap((target) => target ?? []));
        for (const [key, value] of Object.entries(asRaw(union.discriminator["mapping"]))) {
          const written = text(value);
          if (written === undefined) continue;
          const refs = union.variants.flatMap((variant) => text(asRaw(variant)["$ref"]) ?? []);
          const named = refs.find((ref) => nameOf(ref) === written);
          const target = followed({ schema: { $ref: named ?? written }, file }, resolve);
          const place = at.child(["mapping", key]);
          const allowed = target ? valuesOf(target, propertyName, resolve).map(String) : [];
          if (allowed.length > 0 && !allowed.includes(key)) {
            const values = allowed.map((one) => `\`${one}\``);
            const message = `\`${key}\` leads to ${written}, whose \`${propertyName}\` is ${listed(values)}.`;
            const suggest = suggestionsFor(key, allowed);
            const remedy = "Map the value that the schema has.";
            report({ message, suggest, remedy, location: place.key() });
            continue;
          }
          if (named !== undefined) continue;
          // Another rule reports a target that does not exist.
          const isOther = target
            ? !known.has(target.pointer)
            : isComponent(targetOf(written), root);
          if (!isOther) continue;
          const message = `The mapping of \`${key}\` leads to ${written}, which is not one of the alternatives.`;
          report({ message, location: place });
        }
        const fallback = text(union.discriminator["defaultMapping"]);
        const whole = fallback === undefined ? "" : targetOf(fallback);
        const targetsOfFallback = [fallback ?? "", whole].flatMap(
          ($ref) => followed({ schema: { $ref }, file }, resolve)?.pointer ?? [],
        );
        if (fallback === undefined || targetsOfFallback.some((target) => known.has(target))) return;
        const isThere =
          targetsOfFallback.length > 0 || [whole, fallback].some((ref) => isComponent(ref, root));
        const what = isThere ? "which is not one of the alternatives" : "which does not exist";
        const message = `The \`defaultMapping\` leads to ${fallback}, ${what}.`;
        report({ message, location: location.child(["discriminator", "defaultMapping"]) });
      },
    };
  },
};

/** Returns the values that a schema lists for a property; empty if it allows others. */
function valuesOf(target: Located, property: string, resolve: Resolve): readonly unknown[] {
  const [declared, ...more] = membersOf(target, resolve).properties.get(property) ?? [];
  return (more.length === 0 && listedValues(asRaw(declared?.schema))) || [];
}

/** Whether a reference names a component; the linter only resolves targets of a `$ref`. */
function isComponent(ref: string, root: unknown): boolean {
  return ref.startsWith("#/components/") && valueAt(root, ref) !== undefined;
}

function unionOf(schema: Raw) {
  const { discriminator } = schema;
  if (!isRaw(discriminator)) return undefined;
  const variants = ["oneOf", "anyOf"].flatMap((key) => asList(schema[key]));
  return variants.length === 0 ? undefined : { schema, discriminator, variants };
}

/** Returns the pointer of a variant's target; `undefined` if it is inline or a further union; an empty list if it is `null`. */
function pointersOf(variant: Located, resolve: Resolve): readonly string[] | undefined {
  if (isRaw(variant.schema) && variant.schema["type"] === "null") return [];
  const target = followed(variant, resolve);
  const isChoice = isRaw(target?.schema) && ("oneOf" in target.schema || "anyOf" in target.schema);
  return target && !isChoice ? [target.pointer] : undefined;
}

function labelOf(variant: unknown, index: number): string {
  const ref = text(asRaw(variant)["$ref"]);
  return ref === undefined ? `alternative ${index + 1}` : `\`${nameOf(ref) ?? ref}\``;
}

/** Maximum number of names in one message. */
const maxNames = 5;

function listed(names: readonly string[]): string {
  const more = names.length - maxNames;
  return more > 0
    ? `${names.slice(0, maxNames).join(", ")} and ${more} more`
    : names.join(", ").replace(/, ([^,]*)$/, " and $1");
}
