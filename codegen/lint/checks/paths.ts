import type { UserContext } from "@redocly/openapi-core";
import { asList, text, type Raw } from "../../document/document";
import { suggestionsFor, unmatched, type Unmatched } from "../../suggestions";
import { parametersOf, type LocatedParameter } from "./members";
import type { Finding, Rule } from "./rule";

/** A path item whose operations are being visited. */
interface OpenPath {
  readonly path: string;
  /** Where the path is written. */
  readonly location: UserContext["location"];
  /** Parameters of the path item: all, and those with `in: path`. */
  readonly all: readonly LocatedParameter[];
  readonly shared: readonly LocatedParameter[];
  /** False if a brace lacks its counterpart, or a reference its target: the variables and parameters are then unknown. */
  readonly isClear: boolean;
  /** Mismatches, with the operations that have them. */
  readonly faults: Map<string, { readonly names: Unmatched; readonly operations: string[] }>;
  /** Variables that are declared in another location. */
  readonly elsewhere: Set<LocatedParameter>;
}

/** A parameter that the path has and an operation does not declare, or the reverse (OpenAPI 3.1, 4.8.12.2). */
export const pathParametersDefined: Rule = {
  id: "path-parameters-defined",
  severity: "error",
  remedy: "Declare the parameter with `in: path` and `required: true`, or remove it from the path.",
  check: () => {
    // Callbacks contain paths, too.
    const open: OpenPath[] = [];
    return {
      PathItem: {
        enter(item, context) {
          const path = String(context.key);
          const location = context.rawLocation.key();
          const [brace] = /[{}]/.exec(path.replace(/\{[^{}]*\}/g, "")) ?? [];
          if (brace !== undefined) {
            context.report({
              message: `The path \`${path}\` has a \`${brace}\` without its match.`,
              remedy: "Write each variable of the path between two braces: `{id}`.",
              location,
            });
          }
          const [, colon] = /\/:([\w-]+)/.exec(path) ?? [];
          if (colon !== undefined)
            context.report({ ...colonIn(path, colon, location), forceSeverity: "warn" });
          const shared = parametersOf(item, context);
          open.push({
            path,
            location,
            isClear: brace === undefined && shared.length === countIn(item),
            all: shared,
            shared: shared.filter(isInPath),
            faults: new Map(),
            elsewhere: new Set(),
          });
        },
        leave(_item, { report }) {
          const item = open.pop();
          if (!item?.isClear) return;
          const faults = [...item.faults.values()];
          for (const { names, operations } of faults) report(undefinedIn(item, names, operations));
          for (const one of item.elsewhere) report(isElsewhere(one, item));
          const paired = faults.map(({ names }) => names.declared);
          for (const one of item.shared)
            if (isUnused(one, item) && !paired.includes(nameOf(one))) report(unused(one, item));
        },
      },
      Operation(operation, { key, location, resolve, report }) {
        const item = open.at(-1);
        const all = parametersOf(operation, { location, resolve });
        if (!item?.isClear || all.length < countIn(operation)) return;
        const own = all.filter(isInPath);
        // Another rule warns of a query in a path.
        const [withoutQuery = ""] = item.path.split("?", 1);
        const variables = [...withoutQuery.matchAll(/\{([\w.-]+)\}/g)].map(([, name = ""]) => name);
        const declared = [...item.shared, ...own]
          .filter((one) => variables.includes(nameOf(one)) || isUnused(one, item))
          .map(nameOf);
        for (const names of unmatched(variables, declared)) {
          if (names.used === undefined) {
            const alone = own.find((one) => nameOf(one) === names.declared);
            if (alone) report(unused(alone, item));
            continue;
          }
          const other = [...all, ...item.all].find((one) => nameOf(one) === names.used);
          if (other && names.declared === undefined) {
            item.elsewhere.add(other);
            continue;
          }
          const id = JSON.stringify(names);
          const { operations } = item.faults.get(id) ?? { operations: [] };
          item.faults.set(id, { names, operations: [...operations, String(key)] });
        }
      },
    };
  },
};

function countIn({ parameters }: Raw): number {
  return asList(parameters).length;
}

function undefinedIn(
  { path, location }: OpenPath,
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

function isElsewhere(parameter: LocatedParameter, { path }: OpenPath): Finding {
  const place = String(parameter.parameter["in"]);
  return {
    message: `\`{${nameOf(parameter)}}\` is a variable of the path \`${path}\`, but the parameter is in \`${place}\`.`,
    remedy: "Write `in: path` and `required: true`.",
    location: parameter.location.child("in"),
  };
}

/** Describes a variable of a path in the syntax of other tools. */
function colonIn(path: string, name: string, location: UserContext["location"]): Finding {
  return {
    message: `\`:${name}\` in \`${path}\` is a literal part of the address.`,
    remedy: `Write \`{${name}}\` for a variable.`,
    location,
  };
}

function unused(parameter: LocatedParameter, { path, location }: OpenPath): Finding {
  const declared = nameOf(parameter);
  if (`${path}/`.includes(`/:${declared}/`)) return colonIn(path, declared, location);
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

function isUnused(parameter: LocatedParameter, { path }: OpenPath): boolean {
  return !path.includes(`{${nameOf(parameter)}}`);
}

function nameOf({ parameter }: LocatedParameter): string {
  return text(parameter["name"]) ?? "";
}
