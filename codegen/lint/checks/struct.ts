import { isRef, type UserContext } from "@redocly/openapi-core";
import { schemaKeywords } from "../../keywords";
import { isObject, isOfType, isRaw, type Raw } from "../../document/document";
import { misspelledFields, suggestionsFor } from "../../suggestions";
import { typeOf, withArticle } from "../../document/value-words";
import { exampleValues } from "./examples";
import {
  fieldOfOtherVersion,
  valueOfOtherVersion,
  VersionFindings,
  type VersionFinding,
} from "./other-versions";
import { groups, isSchemaMap, misplacedIn } from "./references";
import type { Finding, Rule, VisitorContext } from "./rule";

/** How the linter describes one kind of object, and one field. */
type ObjectType = UserContext["type"];
type FieldType = Exclude<ReturnType<typeof typeOfField>, ObjectType | null | undefined>;

/** An object that does not follow its version of OpenAPI. */
export const struct: Rule = {
  id: "struct",
  severity: "error",
  remedy: "Write the field as the OpenAPI Specification describes it, or remove it.",
  check: () => {
    const versions = new VersionFindings();
    return { Root: { leave: (_, context) => versions.report(context) }, any: visitorOf(versions) };
  },
};

/** Returns a visitor that reports findings, but collects those about later versions. */
function visitorOf(versions: VersionFindings) {
  return (node: unknown, context: VisitorContext): void => {
    const { type, key, location } = context;
    const wanted = type.items ? "array" : "object";
    // The reference is reported, since the component may be right. So is a `content` that names no media type.
    const isField = type.name === "MediaType" && String(key) in type.properties;
    const isMap = type.name === "Schema" && isSchemaMap(location.pointer);
    if (isField || isMap || misplacedIn(type.name, location.pointer) !== undefined)
      context.ignoreNextVisitorsOnNode();
    else if (typeOf(node) !== wanted) {
      // Since 3.1, `true` and `false` are schemas (JSON Schema 2020-12, 4.3.2).
      const isSchema =
        type.name === "Schema" && typeof node === "boolean" && context.specVersion !== "oas3_0";
      const subject = typeof key === "number" ? `Item ${key + 1}` : `\`${key}\``;
      // A reference in place of a list is reported where it is.
      const isBehind = context.rawLocation.absolutePointer !== location.absolutePointer;
      if (type.name !== "SpecExtension" && !isSchema && !(type.items && isBehind))
        context.report(wrongType(subject, wanted, node, type.name));
      context.ignoreNextVisitorsOnNode();
    } else if (isRaw(node)) {
      versions.see(node, type.name);
      const { findings, told } = fieldsOf(node, context);
      for (const finding of findings) context.report(finding);
      for (const name of Object.keys(node))
        for (const finding of findingsOf(name, node, context, told.has(name)))
          versions.add({ location: location.child(name), ...finding }, context);
    }
  };
}

function typeOfField(type: ObjectType, name: string, value: unknown) {
  const own = Object.hasOwn(type.properties, name) ? type.properties[name] : undefined;
  const field = own === undefined ? type.additionalProperties : own;
  return typeof field === "function" ? field(value, name) : field;
}

/**
 * Finds the fields that an object lacks, and problems of several fields together.
 *
 * @returns the findings, and the fields that they cover
 */
function fieldsOf(
  node: Raw,
  { type, key, location, specVersion }: UserContext,
): { readonly findings: readonly Finding[]; readonly told: ReadonlySet<string> } {
  const { required = [], requiredOneOf = [], properties } = type;
  const names = typeof required === "function" ? required(node, key) : required;
  const isThere = (name: string) => {
    if (Object.hasOwn(node, name) || Object.hasOwn(node, "$ref")) return true;
    const slips = misspelledFields(node, [...Object.keys(properties), "$ref"]);
    // If the reference has another name, nothing is missing.
    return slips.has(name) || slips.has("$ref");
  };
  const missing = names.filter((name) => !isThere(name));
  const lacksAll = requiredOneOf.length > 0 && !requiredOneOf.some(isThere);
  const holdsSchema = specVersion !== "oas2" && Object.hasOwn(properties, "schema");
  const isBareExample = type.name === "Example" && !exampleValues.some(isThere);
  // A large document has a hundred thousand objects, and most are right.
  if (missing.length === 0 && !lacksAll && !holdsSchema && !isBareExample)
    return { findings: [], told: new Set() };
  const unknown = Object.keys(node).filter(
    (name) => typeOfField(type, name, node[name]) === undefined && !name.startsWith("x-"),
  );
  const isOfValue = (name: string) =>
    isBareExample
      ? !fieldOfOtherVersion(name, node, type.name, specVersion)
      : holdsSchema && name !== "$ref" && Object.hasOwn(schemaKeywords, name);
  const ofValue = unknown.filter(isOfValue);
  const field = isBareExample ? "value" : "schema";
  const verb = isBareExample ? ["are part of", "is part of"] : ["describe", "describes"];
  const findings: Finding[] = [];
  const told = new Set(ofValue);
  const [first, ...others] = ofValue;
  if (first !== undefined)
    findings.push({
      message:
        others.length > 0
          ? `${quoted(ofValue)} ${verb[0]} the value: they belong below \`${field}\`.`
          : `\`${first}\` ${verb[1]} the value: it belongs below \`${field}\`.`,
      remedy:
        field in node
          ? "Move it there."
          : `Write \`${field}:\` above it, and indent it${isBareExample && others.length === 0 ? ", or rename it to `value` if it is the whole value" : ""}.`,
      location: location.child(first).key(),
    });
  const [stranger = ""] = unknown;
  const isRenamed =
    unknown.length === 1 && suggestionsFor(stranger, Object.keys(properties)).length === 0;
  for (const name of missing) {
    const isOne = isRenamed && missing.length === 1 && !lacksAll && !told.has(stranger);
    if (isOne && !fieldOfOtherVersion(stranger, node, type.name, specVersion)) {
      told.add(stranger);
      findings.push({
        message: `The field \`${stranger}\` is not expected here, and the required \`${name}\` is missing.`,
        remedy:
          stranger === "schema" && name === "content"
            ? "Write it below `content` and a media type, such as `application/json`."
            : `Rename it to \`${name}\` if that is what you mean.`,
        location: location.child(stranger).key(),
      });
    } else
      findings.push({
        message: `The required field \`${name}\` is missing.`,
        remedy: `Add \`${name}\`.`,
        location: location.key(),
      });
  }
  if (lacksAll && first === undefined) {
    const message = `One of these fields is required: ${quoted(requiredOneOf)}.`;
    findings.push({ message, remedy: "Add one.", location: location.key() });
  }
  return { findings, told };
}

function* findingsOf(
  name: string,
  node: Raw,
  context: VisitorContext,
  isTold: boolean,
): Iterable<VersionFinding> {
  const { type, location, resolve } = context;
  const field = typeOfField(type, name, node[name]);
  // The other fields that a security scheme may have depend on its type, if that is right.
  const kind = typeOfField(type, "type", node["type"]);
  const hasKind = kind && !("name" in kind) && kind.enum?.includes(String(node["type"]));
  const allowed = hasKind ? type.allowed?.(node) : undefined;
  const isKnown = field !== undefined && (allowed?.includes(name) ?? true);
  const isRefLost =
    name === "$ref" &&
    typeof node[name] !== "string" &&
    (!isObject(node[name]) || groups.has(type.name));
  if (!isKnown && !isTold && !isRefLost && !name.startsWith("x-") && !isAnnotation(name, context))
    yield { ...unexpected(name, node, context), location: location.child(name).key() };
  // Other rules, including the linter's, rely on lists and references.
  const isObjects = field !== undefined && field !== null && "name" in field;
  const isList = isObjects && field.items !== undefined;
  if (isRefLost || (isObjects && node[name] === null) || (isList && !Array.isArray(node[name])))
    context.ignoreNextVisitorsOnNode();
  if (isList && isRef(node[name])) yield wrongType(`\`${name}\``, "array", node[name]);
  if (isRefLost)
    yield {
      ...wrongType("`$ref`", "string", node[name]),
      // Everything after `#` is a comment.
      ...(node[name] === null && { remedy: 'Put the address in quotes: `"#/…"`.' }),
    };
  // Objects are visited separately.
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

/** Since 3.1, a schema may have its author's own keywords. Another rule reports them; this one reports a keyword that lost its meaning. */
function isAnnotation(name: string, { type, specVersion }: UserContext): boolean {
  return type.name === "Schema" && /^oas3_[12]$/.test(specVersion) && name !== "nullable";
}

function unexpected(name: string, node: Raw, { type, specVersion }: UserContext): VersionFinding {
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
    return { message: `\`${name}\` cannot be combined with the other fields here.` };
  return (
    fieldOfOtherVersion(name, node, type.name, specVersion) ?? {
      message: `The field \`${name}\` is not expected here.`,
      suggest: suggestionsFor(name, [...Object.keys(type.properties), "$ref"]),
      remedy: "Correct its name or move it; names of your own fields must start with `x-`.",
    }
  );
}

/** @param subject the name of the value in a sentence */
function wrongValue(
  subject: string,
  field: FieldType,
  value: unknown,
  name: string,
  { type, key, specVersion }: UserContext,
): VersionFinding | undefined {
  // Another rule reports a reference without a target.
  if (value === undefined) return undefined;
  // A missing value is no sign of another version.
  const advice = () =>
    value === null ? {} : valueOfOtherVersion(name, value, type.name, specVersion);
  if (field.enum) {
    if (field.enum.includes(value as string)) return undefined;
    // Swagger 2.0 allows several types in a schema, and files as responses; the linter does not know that.
    const isOfSwagger = Array.isArray(value) || (value === "file" && key === "schema");
    if (specVersion === "oas2" && type.name === "Schema" && isOfSwagger) return undefined;
    if (value === null && field.enum.includes("null"))
      return { message: `${subject} is null without quotes.`, remedy: 'Write `"null"`.' };
    const given = isObject(value) ? withArticle(typeOf(value)) : `\`${String(value)}\``;
    return {
      message: `${subject} must be one of ${quoted(field.enum)}, not ${given}.`,
      suggest: suggestionsFor(String(value), field.enum),
      remedy: "Use one of these values.",
      ...advice(),
    };
  }
  if (field.type && !isOfType(value, field.type)) {
    const { message, remedy } = wrongType(subject, field.type, value);
    // Widespread and unambiguous, so it is read as intended.
    const isMapOfExamples = type.name === "Schema" && name === "examples" && isRaw(value);
    const severity = isMapOfExamples ? { forceSeverity: "warn" as const } : {};
    return { message, remedy, ...advice(), ...severity };
  }
  if (field.minimum === undefined || Number(value) >= field.minimum) return undefined;
  return {
    message: `${subject} must be at least ${field.minimum}.`,
    remedy: "Write a number that is not negative.",
  };
}

const remedies: Readonly<Record<string, string>> = {
  array: "Write a list, even for a single item.",
  boolean: "Write `true` or `false`, without quotes.",
  integer: "Write a whole number, without quotes.",
  number: "Write a number, without quotes.",
  object: "Write an object here: names with values.",
};

const jsonTypes = ["array", "boolean", "integer", "null", "number", "object", "string"];

/** What to write if a text is in place of an object, by the linter's name for the object. */
const objectFor: Readonly<Record<string, (text: string) => string>> = {
  Contact: (text) => `Write \`name: ${text}\`.`,
  Discriminator: (text) => `Write \`propertyName: ${text}\`.`,
  Example: () => "Write the value below it, as `value`.",
  ExternalDocs: (text) => `Write \`url: ${text}\`.`,
  License: (text) => `Write \`name: ${text}\`.`,
  Parameter: () => "Write `name`, `in` and `schema`, or a `$ref` to a parameter.",
  Response: () => "Write the text below it, as `description`.",
  Schema: (text) => {
    if (/^(true|false)$/.test(text)) return `Write \`${text}\` without quotes.`;
    const [meant] = jsonTypes.includes(text)
      ? []
      : suggestionsFor(text, ["true", "false", ...jsonTypes]);
    if (/^(true|false)$/.test(meant ?? "")) return `Did you mean \`${meant}\`?`;
    const isType = jsonTypes.includes(meant ?? text);
    return isType
      ? `Write \`type: ${meant ?? text}\` below it.`
      : "Write a schema, or the address of one as `$ref`.";
  },
  SecurityRequirement: (text) => `Write \`${text}: []\`.`,
  Server: (text) => `Write \`url: ${text}\`.`,
  Tag: (text) => `Write \`name: ${text}\`.`,
};

const namedExamples = "Give each example a name, and write it below that as `value`.";

/** What to write if a list is in place of an object, by the linter's name for the object, and the field. */
const forList: Readonly<Record<string, string>> = {
  "ExamplesMap `examples`": namedExamples,
  "NamedExamples `examples`": namedExamples,
  "Schema `items`":
    "Write one schema; for a list of different items use `prefixItems`, which OpenAPI has since 3.1.",
  "Schema `required`": "Move it next to `properties`: here it is the name of a property.",
};

/** @param type the linter's name for the expected object */
function wrongType(subject: string, wanted: string, value: unknown, type?: string) {
  const meant = Array.isArray(value) ? forList[`${type} ${subject}`] : undefined;
  const isLimit = /^`(additional|unevaluated)Properties`$/.test(subject);
  const right = isLimit ? "`true`, `false` or a schema" : withArticle(wanted);
  return {
    message: `${subject} must be ${right}, not ${withArticle(typeOf(value))}.`,
    remedy: meant ?? typeRemedy(wanted, value, type),
  };
}

function typeRemedy(wanted: string, value: unknown, type = ""): string {
  if (value === null) return "Give it a value, or remove the field.";
  if (wanted === "object" && Array.isArray(value) && value.length === 1 && isRaw(value[0]))
    return "Remove the dash or the brackets: one object is expected, not a list.";
  if (wanted === "array" && isRaw(value) && Object.keys(value).some((key) => /^-\S/.test(key)))
    return "Write a space after the dash: without one, it is part of a name.";
  if (typeof value === "string") {
    const meant = objectFor[type]?.(value);
    if (meant !== undefined) return meant;
    const number = /^(integer|number)$/.test(wanted) ? Number(value) : 0;
    if (Number.isNaN(number)) return "Write it with digits only, and a point before decimals.";
    if (!Number.isFinite(number)) return "Write a smaller number: this one is beyond 1.8e308.";
  }
  return (
    remedies[wanted] ?? (isObject(value) ? "Write a string here." : "Put the value in quotes.")
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
