import { isMappingRef, ResolveError, type UserContext } from "@redocly/openapi-core";
import { entries, isRaw, join, text, tokensOf, valueAt } from "../document";
import { FileRefusal } from "../read-file";
import { misspelledFields, suggestionsFor } from "../suggestions";
import { tallied, Tally, type Finding, type Rule } from "./rule";

/** The fields of `components`, by the linter's name for what they hold (OpenAPI 3.2, 4.7). */
const groups: ReadonlyMap<string, string> = new Map([
  ["Callback", "callbacks"],
  ["Example", "examples"],
  ["Header", "headers"],
  ["Link", "links"],
  ["MediaType", "mediaTypes"],
  ["Parameter", "parameters"],
  ["PathItem", "pathItems"],
  ["RequestBody", "requestBodies"],
  ["Response", "responses"],
  ["Schema", "schemas"],
  ["SecurityScheme", "securitySchemes"],
]);
const names: ReadonlySet<string> = new Set(groups.values());

/**
 * The field of `components` that something stands in, where the linter reads it as something else: a response, where a reference wants a schema
 * (OpenAPI 3.1, 4.8.23).
 *
 * @param type the linter's name for what it is read as
 */
export function misplacedIn(type: string, pointer: string | undefined): string | undefined {
  const wanted = groups.get(type);
  // Nearly all are right, and a large document has tens of thousands.
  if (wanted === undefined || pointer?.startsWith(`#/components/${wanted}/`)) return undefined;
  const [first, group = "", name, ...more] = tokensOf(pointer ?? "");
  const isComponent = first === "components" && name !== undefined && more.length === 0;
  return isComponent && group !== wanted && names.has(group) ? group : undefined;
}

/** A `$ref` to a component of the wrong kind. */
export const referenceKind: Rule = {
  id: "reference-kind",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Refer to a component of the right kind, or move the component.",
  check: () => {
    let root: unknown;
    return {
      Root(value) {
        root = value;
      },
      ref({ $ref }, { type, location, report }, { location: target }) {
        const group = misplacedIn(type.name, target?.pointer);
        const wanted = groups.get(type.name) ?? "";
        if (group === undefined) return;
        const meant = join("#/components", wanted, nameIn(String($ref)));
        const isBare = wanted === "mediaTypes" && group === "schemas";
        report({
          message: isBare
            ? "The reference points to a schema, which belongs in `schema: { $ref: … }`."
            : `The reference points into \`components.${group}\` instead of \`components.${wanted}\`.`,
          suggest: valueAt(root, meant) === undefined ? [] : [meant],
          location: location.child("$ref"),
        });
      },
    };
  },
};

/**
 * Whether a pointer goes through a field of the document or of its components that exists under a misspelled name, which the rule `struct` tells
 * of.
 *
 * @param type the linter's description of the root
 */
export function isBehindSlip(
  pointer: string,
  root: unknown,
  { properties }: Pick<UserContext["type"], "properties">,
): boolean {
  const [first = "", second = ""] = pointer.startsWith("#") ? tokensOf(pointer) : [];
  if (!isRaw(root)) return false;
  const { components } = root;
  return (
    misspelledFields(root, Object.keys(properties)).has(first) ||
    (first === "components" &&
      isRaw(components) &&
      misspelledFields(components, [...names]).has(second))
  );
}

function nameIn(ref: string): string {
  return tokensOf(ref).at(-1) ?? "";
}

/** A reference that points to nothing. */
export const unresolvedReference: Rule = {
  id: "no-unresolved-refs",
  severity: "error",
  remedy: "Point the $ref at something that exists, or add what it points at.",
  check: () => {
    let root: unknown;
    let type: UserContext["type"];
    const tally = new Tally();
    /** References that lead somewhere or not, and where those stand that do not. */
    const used = new Set<string>();
    const broken: { readonly ref: string; readonly location: UserContext["location"] }[] = [];
    const mappingFinding = (
      ref: string,
      suggest: string[],
      location: UserContext["location"],
    ): Finding => ({
      message: `The mapping to ${ref} points to nothing.`,
      suggest,
      remedy: "Correct the mapping, or add the schema that it leads to.",
      location,
    });
    return {
      Root: {
        enter(value, context) {
          root = value;
          type = context.type;
        },
        leave(value, context) {
          for (const { ref, location } of broken)
            if (!isBehindSlip(ref, root, type))
              tally.add(`${location.source.absoluteRef} ${ref}`, {
                ...findingFor(ref, root, used),
                location,
              });
          tally.Root.leave(value, context);
        },
      },
      ref: {
        leave(
          reference,
          { type: { name }, key, parent, location: whole, report },
          { node, error },
        ) {
          const $ref = String(reference["$ref"]);
          if (node !== undefined) used.add($ref);
          if (node !== undefined || isOpaque(name, String(key), whole.pointer)) return;
          // Of several fields, the one that is wrong.
          const location = Object.keys(reference).length > 1 ? whole.child("$ref") : whole;
          const reason = error instanceof ResolveError ? error.originalError : undefined;
          if (reason instanceof FileRefusal) {
            const message = `${reason.message.replace(/\.?$/, ".")}${questionFor(intendedPlace($ref, root))}`;
            tally.add(message, { message, remedy: reason.remedy, location });
          } else if (isRaw(parent) && text(parent[key]) !== undefined)
            report(mappingFinding($ref, listOf(intendedPlace($ref, root)), location));
          else broken.push({ ref: $ref, location });
        },
      },
      DiscriminatorMapping(mapping, { location, report }) {
        const schemas = valueAt(root, "#/components/schemas");
        for (const { key, value } of entries(mapping, "")) {
          // A mapping may name a schema instead of pointing at it (OpenAPI 3.1, 4.8.25).
          const isName = typeof value === "string" && !isMappingRef(value);
          const isThere = isRaw(schemas) && Object.hasOwn(schemas, String(value));
          const place = "#/components/schemas";
          if (isName && !isThere && !isBehindSlip(place, root, type))
            report(
              mappingFinding(
                value,
                suggestionsFor(value, isRaw(schemas) ? Object.keys(schemas) : []),
                location.child(key),
              ),
            );
        }
      },
    };
  },
};

/** What extensions and examples hold is data: nothing in it is a reference. */
function isOpaque(type: string, key: string, pointer: string): boolean {
  if (type === "SpecExtension") return true;
  return (
    type === "scalar" &&
    (/^(example|(dataV|v)alue)$/.test(key) || /\/x-[^/]*\/[^/]*$/.test(pointer))
  );
}

/** @param used the references of the document that lead somewhere */
function findingFor(ref: string, root: unknown, used: ReadonlySet<string>): Finding {
  const groupOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf("/"));
  // What was renamed is the only one that nothing refers to.
  const idle = entries(valueAt(root, groupOf(ref)), groupOf(ref)).filter(
    ({ pointer }) => !used.has(pointer),
  );
  const meant = intendedPlace(ref, root) ?? (idle.length === 1 ? idle[0]?.pointer : undefined);
  if (meant === ref)
    return { message: `The $ref ${ref} points to a reference that points to nothing.` };
  const isIdle = meant !== undefined && !used.has(meant) && groupOf(meant) === groupOf(ref);
  return {
    message: `The $ref ${ref} points to nothing.`,
    suggest: listOf(meant),
    ...(isIdle && {
      remedy: `Use one name in both places: nothing refers to \`${nameIn(meant)}\`, so that may be the misspelled one.`,
    }),
  };
}

function listOf(meant: string | undefined): string[] {
  return meant === undefined ? [] : [meant];
}

function questionFor(meant: string | undefined): string {
  return meant === undefined ? "" : ` Did you mean \`${meant}\`?`;
}

/**
 * The place of a document that a reference which points to nothing may have meant: with `#/` in front, with slips in its parts
 * corrected, or the schema of that name.
 *
 * @param ref as the author wrote it
 * @returns a JSON Pointer fragment; nothing when no place is near
 */
export function intendedPlace(ref: string, root: unknown): string | undefined {
  const tokens = tokensOf(ref);
  const name = tokens.at(-1) ?? "";
  const corrected = withoutSlips(root, tokens);
  if (corrected !== undefined) return corrected;
  const schemas = valueAt(root, "#/components/schemas");
  return isRaw(schemas) && Object.hasOwn(schemas, name)
    ? join("#/components/schemas", name)
    : undefined;
}

function withoutSlips(root: unknown, tokens: readonly string[]): string | undefined {
  let pointer = "#";
  let value = root;
  for (const token of tokens) {
    if (!isRaw(value)) return undefined;
    const [key] = Object.hasOwn(value, token) ? [token] : suggestionsFor(token, Object.keys(value));
    if (key === undefined) return undefined;
    pointer = join(pointer, key);
    value = value[key];
  }
  return tokens.length > 1 ? pointer : undefined;
}

/**
 * A field beside a reference that only a schema or a path may have there (OpenAPI 3.1, 4.8.23), or `nullable` beside that to a schema, which
 * tools read differently: 3.0 ignores it (4.7.23).
 */
export const referenceSiblings: Rule = {
  id: "reference-siblings",
  severity: "warn",
  only: "OpenAPI 3",
  remedy:
    "Write it where the reference leads to, or write the whole object in place of the reference.",
  check: tallied((tally) => ({
    ref(reference, { type: { name }, location, report, specVersion }) {
      if (name === "Schema" && specVersion === "oas3_0" && reference["nullable"] === true) {
        tally.add("nullable", {
          message:
            "`nullable` beside a `$ref`: the pages show it, the types do not have it, since OpenAPI 3.0 ignores what is there.",
          remedy: "Write `allOf: [{ $ref: … }]` beside `nullable`.",
          location: location.child("nullable").key(),
        });
      }
      if (!groups.has(name) || name === "Schema" || name === "PathItem") return;
      for (const field of Object.keys(reference))
        if (!/^(\$ref|summary|description|x-.*)$/.test(field))
          report({
            message: `\`${field}\` beside a \`$ref\` has no effect.`,
            location: location.child(field).key(),
          });
    },
  })),
};

/** A reference in place of the properties of a schema, which the linter follows: it then takes the fields of what is there for properties. */
export const propertiesReference: Rule = {
  id: "properties-reference",
  severity: "error",
  remedy: "Refer to the schema in `allOf`, or to that of a property below its name.",
  check: () => ({
    SchemaProperties(_, { rawLocation, location, report }) {
      if (rawLocation.absolutePointer === location.absolutePointer) return;
      report({
        message: "`properties` cannot be a reference: it holds properties by name.",
        location: rawLocation.child("$ref"),
      });
    },
  }),
};
