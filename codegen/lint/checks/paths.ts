import { asList, text, type Raw } from "../../document/document";
import { suggestionsFor, unmatched, type Unmatched } from "../../suggestions";
import { operationsOf, parametersOf, type LocatedParameter } from "./members";
import type { Finding, Rule, Location } from "./rule";

/** A parameter that the path has and an operation does not declare, or the reverse (OpenAPI 3.1, 4.8.12.2). */
export const pathParametersDefined: Rule = {
  id: "path-parameters-defined",
  severity: "error",
  remedy: "Declare the parameter with `in: path` and `required: true`, or remove it from the path.",
  check: () => ({
    PathItem(item, context) {
      const { report } = context;
      const path = String(context.key);
      const place = { path, location: context.rawLocation.key() };
      const [brace] = /[{}]/.exec(path.replace(/\{[^{}]*\}/g, "")) ?? [];
      if (brace !== undefined) {
        const message = `The path \`${path}\` has a \`${brace}\` without its match.`;
        const remedy = "Write each variable of the path between two braces: `{id}`.";
        report({ message, remedy, location: place.location });
      }
      const [, colon] = /\/:([\w-]+)/.exec(path) ?? [];
      if (colon !== undefined) report({ ...colonIn(colon, place), forceSeverity: "warn" });
      const common = parametersOf(item, context);
      // Without its match, or behind a broken reference, a variable or a parameter is unknown.
      if (brace !== undefined || common.length < countIn(item)) return;
      // Another rule warns of a query in a path.
      const [withoutQuery = ""] = path.split("?", 1);
      const variables = [...withoutQuery.matchAll(/\{([\w.-]+)\}/g)].map(([, name = ""]) => name);
      const isUnused = (one: LocatedParameter) => !path.includes(`{${nameOf(one)}}`);
      const shared = common.filter(isInPath);
      /** The operations that have a mismatch, by the names as JSON. */
      const faults = new Map<string, readonly string[]>();
      /** Variables that are declared in another location. */
      const elsewhere = new Set<LocatedParameter>();
      for (const { method, operation, parameters: all } of operationsOf(item, context)) {
        if (all.length < countIn(operation)) continue;
        const own = all.filter(isInPath);
        const declared = [...shared, ...own]
          .filter((one) => variables.includes(nameOf(one)) || isUnused(one))
          .map(nameOf);
        for (const names of unmatched(variables, declared)) {
          const alone = own.find((one) => nameOf(one) === names.declared);
          const other = [...all, ...common].find((one) => nameOf(one) === names.used);
          if (names.used === undefined) {
            if (alone) report(unused(alone, place));
          } else if (other && names.declared === undefined) elsewhere.add(other);
          else {
            const id = JSON.stringify(names);
            faults.set(id, [...(faults.get(id) ?? []), method]);
          }
        }
      }
      const paired = new Set<unknown>();
      for (const [id, operations] of faults) {
        const names = JSON.parse(id) as Unmatched;
        report(undefinedIn(place, names, operations));
        paired.add(names.declared);
      }
      for (const one of elsewhere) report(isElsewhere(one, place));
      for (const one of shared)
        if (isUnused(one) && !paired.has(nameOf(one))) report(unused(one, place));
    },
  }),
};

/** A path, and where it is written. */
interface PathPlace {
  readonly path: string;
  readonly location: Location;
}

function countIn({ parameters }: Raw): number {
  return asList(parameters).length;
}

function undefinedIn(
  { path, location }: PathPlace,
  { used, declared }: Unmatched,
  operations: readonly string[],
): Finding {
  const isOne = operations.length === 1;
  const list = `The operation${isOne ? "" : "s"} ${operations.map((one) => `\`${one}\``).join(", ")}`;
  if (declared === undefined)
    return {
      message: `${list} ${isOne ? "does" : "do"} not define the path parameter \`{${used}}\` of \`${path}\`.`,
      location,
    };
  return {
    message: `${list} ${isOne ? "has" : "have"} no parameter for the variable \`{${used}}\` of \`${path}\`, and the path has no variable for the parameter \`${declared}\`.`,
    suggest: [`{${declared}}`],
    remedy: "Use one name, in the path and in the parameter.",
    location,
  };
}

function isElsewhere(parameter: LocatedParameter, { path }: PathPlace): Finding {
  const place = String(parameter.parameter["in"]);
  return {
    message: `\`{${nameOf(parameter)}}\` is a variable of the path \`${path}\`, but the parameter is in \`${place}\`.`,
    remedy: "Write `in: path` and `required: true`.",
    location: parameter.location.child("in"),
  };
}

/** Describes a variable of a path in the syntax of other tools. */
function colonIn(name: string, { path, location }: PathPlace): Finding {
  return {
    message: `\`:${name}\` in \`${path}\` is a literal part of the address.`,
    remedy: `Write \`{${name}}\` for a variable.`,
    location,
  };
}

function unused(parameter: LocatedParameter, place: PathPlace): Finding {
  const { path } = place;
  const declared = nameOf(parameter);
  if (`${path}/`.includes(`/:${declared}/`)) return colonIn(declared, place);
  const name = `{${nameOf(parameter)}}`;
  return {
    message: `The path \`${path}\` has no parameter \`${name}\`.`,
    remedy: `Add \`${name}\` to the path, or remove the parameter.`,
    // The component may be right for other paths.
    location:
      parameter.item.absolutePointer === parameter.location.absolutePointer
        ? parameter.location.child("name")
        : parameter.item,
  };
}

/** Whether a parameter is a path parameter, even if `in` is misspelled, which another rule reports. */
function isInPath({ parameter }: LocatedParameter): boolean {
  return suggestionsFor(text(parameter["in"]) ?? "", ["path"]).length > 0 && !!parameter["name"];
}

function nameOf({ parameter }: LocatedParameter): string {
  return text(parameter["name"]) ?? "";
}
