import { isRef, type UserContext } from "@redocly/openapi-core";
import { isObject, isRaw, type Raw } from "../document";
import { misspelledFields, suggestionsFor } from "../suggestions";
import { fieldOfOtherVersion, valueOfOtherVersion } from "./other-versions";
import { misplacedIn } from "./references";
import type { Finding, Rule, VisitorContext } from "./rule";

/** How the linter describes one kind of object, and one field. */
type ObjectType = UserContext["type"];
type FieldType = Exclude<ReturnType<typeof typeOfField>, ObjectType | null | undefined>;

/** An object that is not as its version of OpenAPI describes it. */
export const struct: Rule = {
  id: "struct",
  severity: "error",
  remedy: "Write the field as the OpenAPI Specification describes it, or remove it.",
  check: () => ({
    any(node: unknown, context) {
      const { type, key, location } = context;
      const wanted = type.items ? "array" : "object";
      // The reference is told of; the component may be right. So is a `content` that names no media type.
      const isField = type.name === "MediaType" && String(key) in type.properties;
      if (isField || misplacedIn(type.name, location.pointer) !== undefined)
        context.ignoreNextVisitorsOnNode();
      else if (typeOf(node) !== wanted) {
        // Since 3.1, `true` and `false` are schemas (JSON Schema 2020-12, 4.3.2).
        const isSchema =
          type.name === "Schema" && typeof node === "boolean" && context.specVersion !== "oas3_0";
        const subject = typeof key === "number" ? `Item ${key + 1}` : `\`${key}\``;
        // A reference in place of a list is told of where it stands.
        const isBehind = context.rawLocation.absolutePointer !== location.absolutePointer;
        if (type.name !== "SpecExtension" && !isSchema && !(type.items && isBehind))
          context.report(wrongType(subject, wanted, node));
        context.ignoreNextVisitorsOnNode();
      } else if (isRaw(node)) {
        for (const finding of missingFields(node, context)) context.report(finding);
        for (const name of Object.keys(node)) {
          for (const finding of findingsOf(name, node, context))
            context.report({ location: location.child(name), ...finding });
        }
      }
    },
  }),
};

function typeOfField(type: ObjectType, name: string, value: unknown) {
  const own = Object.hasOwn(type.properties, name) ? type.properties[name] : undefined;
  const field = own === undefined ? type.additionalProperties : own;
  return typeof field === "function" ? field(value, name) : field;
}

function missingFields(node: Raw, { type, key, location }: UserContext): readonly Finding[] {
  const { required = [], requiredOneOf = [] } = type;
  const names = typeof required === "function" ? required(node, key) : required;
  const isThere = (name: string) =>
    Object.hasOwn(node, name) || misspelledFields(node, Object.keys(type.properties)).has(name);
  const findings: Finding[] = names
    .filter((name) => !isThere(name))
    .map((name) => ({
      message: `The required field \`${name}\` is missing.`,
      remedy: `Add \`${name}\`.`,
      location: location.key(),
    }));
  if (requiredOneOf.length > 0 && !requiredOneOf.some(isThere)) {
    const message = `One of these fields is required: ${quoted(requiredOneOf)}.`;
    findings.push({ message, remedy: "Add one.", location: location.key() });
  }
  return findings;
}

function* findingsOf(name: string, node: Raw, context: VisitorContext): Iterable<Finding> {
  const { type, location, resolve } = context;
  const field = typeOfField(type, name, node[name]);
  // Which other fields a security scheme may have is known once its type is right.
  const kind = typeOfField(type, "type", node["type"]);
  const hasKind = kind && !("name" in kind) && kind.enum?.includes(String(node["type"]));
  const allowed = hasKind ? type.allowed?.(node) : undefined;
  const isKnown = field !== undefined && (allowed?.includes(name) ?? true);
  if (!isKnown && !name.startsWith("x-") && !isAnnotation(name, context))
    yield { ...unexpected(name, node, context), location: location.child(name).key() };
  // Other rules, the linter's too, count on lists and references.
  const isObjects = field !== undefined && field !== null && "name" in field;
  const isList = isObjects && field.items !== undefined;
  const isRefLost = name === "$ref" && !isObject(node[name]) && typeof node[name] !== "string";
  if (isRefLost || (isObjects && node[name] === null) || (isList && !Array.isArray(node[name])))
    context.ignoreNextVisitorsOnNode();
  if (isList && isRef(node[name])) yield wrongType(`\`${name}\``, "array", node[name]);
  if (isRefLost) yield wrongType("`$ref`", "string", node[name]);
  // Objects are visited by themselves.
  if (!field || "name" in field) return;
  const isResolved = field.resolvable !== false && isRef(node[name]);
  const value: unknown = isResolved ? resolve(node[name] as never).node : node[name];
  const wrong = wrongValue(`\`${name}\``, field, value, name, context);
  // Other rules rely on the types of fields.
  if (wrong) context.ignoreNextVisitorsOnNode();
  if (wrong) yield wrong;
  else if (Array.isArray(value) && field.items)
    for (const [index, item] of value.entries()) {
      const subject = `Item ${index + 1} of \`${name}\``;
      const finding = wrongValue(subject, field.items, item, name, context);
      if (!finding) continue;
      if (type.name === "Schema") context.ignoreNextVisitorsOnNode();
      yield { ...finding, location: location.child([name, index]) };
    }
}

/** Since 3.1 a schema may have keywords of its author's; another rule tells of them, and this one of one that has lost its meaning. */
function isAnnotation(name: string, { type, specVersion }: UserContext): boolean {
  return type.name === "Schema" && /^oas3_[12]$/.test(specVersion) && name !== "nullable";
}

function unexpected(name: string, node: Raw, { type, specVersion }: UserContext): Finding {
  if (type.name === "Paths") {
    const remedy = "Write a slash before it: `/pets`, not `pets`.";
    return { message: `The path \`${name}\` does not start with a slash.`, remedy };
  }
  if (type.name === "Responses") {
    const range = specVersion === "oas2" ? "" : "a range such as `2XX`, ";
    const remedy = `Write three digits in quotes, as in \`"200"\`, ${range}or \`default\`.`;
    return { message: `\`${name}\` is not a status code.`, remedy };
  }
  if (Object.hasOwn(type.properties, name))
    return { message: `\`${name}\` does not go with the other fields here.` };
  return (
    fieldOfOtherVersion(name, node, type.name, specVersion) ?? {
      message: `The field \`${name}\` is not expected here.`,
      suggest: suggestionsFor(name, Object.keys(type.properties)),
      remedy: "Correct its name or move it; names of your own fields must start with `x-`.",
    }
  );
}

/** @param subject the value as a sentence names it */
function wrongValue(
  subject: string,
  field: FieldType,
  value: unknown,
  name: string,
  { type, key, specVersion }: UserContext,
): Finding | undefined {
  // Another rule reports a reference without a target.
  if (value === undefined) return undefined;
  const advice = () => valueOfOtherVersion(name, value, type.name, specVersion);
  if (field.enum) {
    if (field.enum.includes(value as string)) return undefined;
    // Swagger 2.0 has several types for a schema, and files as responses, which the linter does not know.
    const isOfSwagger = Array.isArray(value) || (value === "file" && key === "schema");
    if (specVersion === "oas2" && type.name === "Schema" && isOfSwagger) return undefined;
    if (value === null && field.enum.includes("null"))
      return { message: `${subject} is null without quotes.`, remedy: 'Write `"null"`.' };
    const given = isObject(value) ? withArticle(typeOf(value)) : `\`${String(value)}\``;
    return {
      message: `${subject} must be one of ${quoted(field.enum)}, not ${given}.`,
      suggest: suggestionsFor(String(value), field.enum),
      remedy: advice() ?? "Use one of these values.",
    };
  }
  if (field.type && !isOfType(value, field.type)) {
    const { message, remedy } = wrongType(subject, field.type, value);
    // Widespread and unambiguous, so it is read as intended.
    const isMapOfExamples = type.name === "Schema" && name === "examples" && isRaw(value);
    const severity = isMapOfExamples ? { forceSeverity: "warn" as const } : {};
    return { message, remedy: advice() ?? remedy, ...severity };
  }
  return field.minimum !== undefined && Number(value) < field.minimum
    ? { message: `${subject} must be at least ${field.minimum}.` }
    : undefined;
}

const remedies: Readonly<Record<string, string>> = {
  array: "Write a list, even for a single item.",
  boolean: "Write `true` or `false`, without quotes.",
  integer: "Write a whole number, without quotes.",
  number: "Write a number, without quotes.",
  object: "Write an object here: names with values.",
};

function wrongType(subject: string, wanted: string, value: unknown) {
  const text = isObject(value) ? "Write a string here." : "Put the value in quotes.";
  return {
    message: `${subject} must be ${withArticle(wanted)}, not ${withArticle(typeOf(value))}.`,
    remedy: value === null ? "Give it a value, or remove the field." : (remedies[wanted] ?? text),
  };
}

function isOfType(value: unknown, type: string): boolean {
  return typeOf(value) === type || (type === "number" && typeof value === "number");
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function withArticle(type: string): string {
  return type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
