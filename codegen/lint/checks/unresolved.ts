import path from "node:path";
import {
  isMappingRef,
  isRef,
  parseYaml,
  ResolveError,
  type UserContext,
} from "@redocly/openapi-core";
import { attempt } from "../../files";
import {
  asRaw,
  entries,
  isRaw,
  join,
  text,
  tokensOf,
  valueAt,
  valueOrReferenceAt,
} from "../../document/document";
import { FileRefusal } from "../../document/read-file";
import { getOrMake } from "../../get-or-make";
import { suggestionsFor } from "../../suggestions";
import { isBehindSlip } from "./references";
import { Tally, type Finding, type Rule, type Location } from "./rule";

/** A reference that points to nothing. */
export const unresolvedReference: Rule = {
  id: "no-unresolved-refs",
  severity: "error",
  remedy: "Point the $ref at something that exists, or add what it points at.",
  check: () => {
    let root: unknown;
    let file: Location["source"] | undefined;
    let type: UserContext["type"];
    const tally = new Tally();
    /** References that resolve, and locations of those that do not. */
    const used = new Set<string>();
    const broken: Broken[] = [];
    /** The contents of files, by their sources: many references may point into one file. */
    const roots = new Map<Location["source"], unknown>();
    const mappingFinding = (ref: string, suggest: string[], location: Location): Finding => ({
      message: `The mapping to ${ref} points to nothing.`,
      suggest,
      remedy: "Correct the mapping, or add the schema that it leads to.",
      location,
    });
    return {
      Root: {
        enter(value, context) {
          root = value;
          file = context.location.source;
          roots.set(file, root);
          type = context.type;
        },
        leave(value, context) {
          for (const one of broken)
            if (!isBehindSlip(one.ref, root, type))
              tally.add(`${one.location.source.absoluteRef} ${one.ref}`, {
                ...findingFor(one, used),
                location: one.location,
              });
          tally.Root.leave(value, context);
        },
      },
      ref: {
        leave(
          reference,
          { type: { name }, key, parent, location: whole, report },
          { node, error, location: last },
        ) {
          // For a target in another file, the linter returns a location with its own types.
          const target = last as Location | undefined;
          const $ref = String(reference["$ref"]);
          if (node !== undefined) used.add($ref);
          if (node !== undefined || isOpaque(name, String(key), whole.pointer)) return;
          // If there are several fields, report the wrong one.
          const location = Object.keys(reference).length > 1 ? whole.child("$ref") : whole;
          const reason = error instanceof ResolveError ? error.originalError : undefined;
          const refusal = reason instanceof FileRefusal ? reason : undefined;
          if (refusal === undefined && isRaw(parent) && text(parent[key]) !== undefined)
            return report(mappingFinding($ref, listOf(intendedPlace($ref, root)), location));
          const isOfRoot = whole.source === file;
          const targetRoot = target && getOrMake(roots, target.source, () => parsed(target.source));
          // The reference where the chain breaks is reported itself.
          if (leadsOn($ref, whole, refusal, target, targetRoot)) used.add($ref);
          else if (refusal) {
            const kind = `${name.charAt(0).toLowerCase()}${name.slice(1)}s`;
            const meant = isOfRoot ? intendedPlace($ref, root, kind) : undefined;
            const told = refusal.message.replace(/(?<![.?])$/, ".");
            const [message, remedy] =
              meant === undefined
                ? [told, refusal.remedy]
                : [`${told} Did you mean \`${meant}\`?`, "Correct the reference."];
            tally.add(message, { message, remedy, location });
          } else broken.push({ ref: $ref, location, root: targetRoot });
        },
      },
      DiscriminatorMapping(mapping, { location, report }) {
        const schemas = valueAt(root, "#/components/schemas");
        for (const [key, value] of Object.entries(asRaw(mapping))) {
          // A mapping may name a schema instead of referring to it (OpenAPI 3.1, 4.8.25).
          const isName = typeof value === "string" && !isMappingRef(value);
          const isThere = isRaw(schemas) && Object.hasOwn(schemas, String(value));
          const place = "#/components/schemas";
          if (isName && !isThere && !isBehindSlip(place, root, type))
            report(
              mappingFinding(
                value,
                suggestionsFor(value, Object.keys(asRaw(schemas))),
                location.child(key),
              ),
            );
        }
      },
    };
  },
};

/** Whether a reference is in an extension or example: those contain data, not references. */
function isOpaque(type: string, key: string, pointer: string): boolean {
  if (type === "SpecExtension") return true;
  return (
    type === "scalar" &&
    (/^(example|(dataV|v)alue)$/.test(key) || /\/x-[^/]*\/[^/]*$/.test(pointer))
  );
}

/** A reference that points to nothing. */
interface Broken {
  readonly ref: string;
  readonly location: Location;
  /** The content of the file that it points into. */
  readonly root: unknown;
}

/** Parses a file: the linter only returns its source. */
function parsed(source: Location["source"]): unknown {
  return attempt(() => parseYaml(source.body, { filename: source.absoluteRef }));
}

/**
 * Whether a reference without a target points to another reference, where the chain breaks.
 *
 * @param whole location of the reference
 * @param refusal the reason why the file at the end of the chain was refused
 * @param target a location in the last file that could be read
 */
function leadsOn(
  ref: string,
  whole: Location,
  refusal: FileRefusal | undefined,
  target: Location | undefined,
  targetRoot: unknown,
): boolean {
  const [uri = "", pointer = ""] = ref.split("#", 2);
  const decoded = attempt(() => decodeURIComponent(uri)) ?? uri;
  const name = path.posix.basename(decoded.replaceAll("\\", "/"));
  if (refusal) return uri === "" ? ref.startsWith("#") : !refusal.message.includes(name);
  if (target === undefined) return false;
  const { absoluteRef } = target.source;
  if (uri === "" ? target.source !== whole.source : path.basename(absoluteRef) !== name)
    return true;
  return isRef(valueOrReferenceAt(targetRoot, `#${pointer}`));
}

/** @param used the references of the document that resolve */
function findingFor({ ref, location, root }: Broken, used: ReadonlySet<string>): Finding {
  const [uri = "", pointer = ""] = ref.split("#", 2);
  const sought = uri === "" ? ref : `#${pointer}`;
  const groupOf = (place: string) => place.slice(0, place.lastIndexOf("/"));
  const here = location.pointer.replace(/\/\$ref$/, "");
  // A renamed component is the only one that nothing refers to.
  const idle = entries(valueAt(root, groupOf(sought)), groupOf(sought)).filter(
    (one) => one.pointer !== here && !used.has(`${uri}${one.pointer}`),
  );
  const near = intendedPlace(sought, root) ?? (idle.length === 1 ? idle[0]?.pointer : undefined);
  const meant = near !== undefined && (uri !== "" || near !== here) ? near : undefined;
  const isIdle =
    meant !== undefined &&
    !used.has(`${uri}${meant}`) &&
    groupOf(meant) === groupOf(sought) &&
    // Few references lead to a property.
    !groupOf(meant).endsWith("/properties");
  return {
    message: `The $ref ${ref} points to nothing.`,
    suggest: listOf(meant && `${uri}${meant}`),
    ...(isIdle && {
      remedy: `Use one name in both places: nothing refers to \`${tokensOf(meant).at(-1)}\`, so that may be the misspelled one.`,
    }),
  };
}

function listOf(meant: string | undefined): string[] {
  return meant === undefined ? [] : [meant];
}

/**
 * Guesses the place that a broken reference meant: with `#/` in front, with spelling mistakes corrected, or the component of that name.
 *
 * @param ref as the author wrote it
 * @param kind the kind of component that the reference may name
 * @returns a JSON Pointer fragment; `undefined` if no place is similar
 */
export function intendedPlace(ref: string, root: unknown, kind = "schemas"): string | undefined {
  const tokens = tokensOf(ref);
  const name = tokens.at(-1) ?? "";
  const corrected = withoutSlips(root, tokens);
  if (corrected !== undefined) return corrected;
  const place = join("#/components", kind);
  const components = valueAt(root, place);
  return isRaw(components) && Object.hasOwn(components, name) ? join(place, name) : undefined;
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
