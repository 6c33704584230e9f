import { keywordsHolding } from "../../keywords";
import { asList, asRaw, repeatsIn, type Raw } from "../../document/document";
import { tallied, type Rule, type Location } from "./rule";
import { shortJson } from "../../document/value-words";

const schemaLists = [
  "enum",
  "allOf",
  "anyOf",
  "oneOf",
  ...keywordsHolding("names", "namesByName", "type"),
];

/** A repeated item in a list whose items must be unique (JSON Schema 2020-12 validation, 6.1, 6.5), or where it adds nothing. */
export const repeats: Rule = {
  id: "repeats",
  remedy: "Remove it: the page shows each once.",
  check: tallied((tally) => {
    const check = (node: Raw, fields: readonly string[], location: Location) => {
      for (const field of fields)
        for (const { list, path } of listsOf(node[field], field))
          for (const index of repeatsIn(list)) {
            const value = shortJson(list[index]);
            tally.add(`${location.absolutePointer} ${path.join("/")} ${value}`, {
              message: `The item ${value} is already in ${field === "enum" ? "the " : ""}\`${field}\`.`,
              location: location.child([...path, index]),
            });
          }
    };
    return {
      Schema: (schema, { location }) => check(schema, schemaLists, location),
      Root: {
        ...tally.Root,
        enter: (root, { location }) => check(root, ["servers", "security"], location),
      },
      PathItem: (item, { location }) => check(item, ["servers"], location),
      Operation: (operation, { location }) =>
        check(operation, ["tags", "servers", "security"], location),
    };
  }),
};

/** Returns the list in a field, or the lists under names in it. */
function listsOf(value: unknown, field: string) {
  const named = Object.entries(asRaw(value));
  return [
    { list: asList(value), path: [field] },
    ...named.map(([key, list]) => ({ list: asList(list), path: [field, key] })),
  ];
}
