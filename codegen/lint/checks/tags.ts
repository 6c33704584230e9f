import { asList, asRaw, isRaw, text, type Raw } from "../../document/document";
import { hidingIn } from "../../document/extensions";
import { suggestionsFor } from "../../suggestions";
import { Tally, type Rule, type Location } from "./rule";

/** A tag that is used but not declared, once for each, or the reverse; a document that declares no tags is ignored. */
export const tagDeclared: Rule = {
  id: "tag-declared",
  remedy: "Use a tag that is declared, or declare this one under `tags`.",
  check: () => {
    const tally = new Tally();
    const used = new Set<string>();
    let declared: readonly string[] = [];
    return {
      Root: {
        enter(root) {
          declared = namesOf(root);
          // A parent heads the group of its children.
          for (const tag of asList(root["tags"]))
            if (isRaw(tag) && typeof tag["parent"] === "string") used.add(tag["parent"]);
        },
        leave(root, context) {
          tally.Root.leave(root, context);
          for (const [index, tag] of asList(root["tags"]).entries()) {
            const name = isRaw(tag) ? text(tag["name"]) : undefined;
            if (!isRaw(tag) || name === undefined || used.has(name)) continue;
            if (tag["description"] || tag["externalDocs"] || hidingIn(tag) !== undefined) continue;
            const message = `The tag \`${name}\` has neither operations nor a description: no page shows it.`;
            const remedy = "Give it to an operation, or remove it.";
            context.report({ message, remedy, location: context.location.child(["tags", index]) });
          }
        },
      },
      Operation(operation, { location, parent }) {
        const isHidden = [operation, parent].some((one) => hidingIn(asRaw(one)) !== undefined);
        for (const [index, tag] of asList(operation["tags"]).entries()) {
          if (typeof tag !== "string") continue;
          used.add(tag);
          if (isHidden || declared.length === 0 || declared.includes(tag)) continue;
          const suggest = suggestionsFor(tag, declared);
          // Operations with the misspelled tag are reported already.
          for (const meant of suggest) used.add(meant);
          tally.add(tag, {
            message: `The tag \`${tag}\` is not declared under \`tags\`.`,
            suggest,
            location: location.child(["tags", index]),
          });
        }
      },
    };
  },
};

/** Groups of the menu (`x-tagGroups`) that are malformed, name an unknown tag or one twice, or leave one out. */
export const tagGroups: Rule = {
  id: "tag-groups",
  remedy: "List the first tag of each operation in one group of `x-tagGroups`.",
  check: () => {
    const used = new Map<string, Location>();
    const all = new Set<string>();
    return {
      Root: {
        leave(root, { report, location }) {
          if (!("x-tagGroups" in root)) return;
          const strange = strangeGroups(root["x-tagGroups"]);
          for (const place of strange)
            report({
              message: "A tag group needs a `name` and a list of `tags`.",
              location: location.child(["x-tagGroups", ...place]),
            });
          if (strange.length > 0) return;
          const known = [...new Set([...namesOf(root), ...all])];
          const groups = new Map<string, string>();
          for (const [index, group] of asList(root["x-tagGroups"]).entries()) {
            const name = text(asRaw(group)["name"]) ?? "";
            for (const [place, tag] of asList(asRaw(group)["tags"]).entries()) {
              if (typeof tag !== "string") continue;
              const at = location.child(["x-tagGroups", index, "tags", place]);
              const first = groups.get(tag);
              if (first !== undefined)
                report({
                  message: `The tag \`${tag}\` is in two groups: the menu shows it in \`${first}\`.`,
                  location: at,
                });
              else groups.set(tag, name);
              if (known.includes(tag)) continue;
              const message = `The group \`${name}\` names the tag \`${tag}\`, which is neither declared nor used.`;
              const suggest = suggestionsFor(tag, known);
              report({ message, suggest, location: at });
            }
          }
          for (const [tag, at] of used)
            if (!groups.has(tag))
              report({
                message: `The tag \`${tag}\` is in no group of \`x-tagGroups\`: the menu shows it outside the groups.`,
                location: at,
              });
        },
      },
      Operation(operation, { location }) {
        if (location.pointer.includes("/callbacks/")) return;
        for (const [index, tag] of asList(operation["tags"]).entries()) {
          if (typeof tag !== "string") continue;
          all.add(tag);
          // The others appear only on the page.
          if (index === 0 && !used.has(tag)) used.set(tag, location.child(["tags", index]));
        }
      },
    };
  },
};

/** A tag whose parent is not declared, or is below the tag (OpenAPI 3.2, 4.22). The linter's own rule compares single letters. */
export const tagParent: Rule = {
  id: "tag-parent",
  only: "OpenAPI 3",
  remedy: "Use a tag that is declared under `tags` and is not below this one.",
  check: () => ({
    Root(root, { report, location }) {
      const tags = asList(root["tags"]).map(asRaw);
      const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
      for (const [index, { name, parent }] of tags.entries()) {
        if (typeof name !== "string" || typeof parent !== "string") continue;
        const at = { location: location.child(["tags", index, "parent"]) };
        const way = new Set<unknown>();
        for (let above: unknown = parent; above !== undefined && !way.has(above);)
          above = parents.get(way.add(above) && above);
        if (!parents.has(parent))
          report({
            message: `The parent \`${parent}\` of the tag \`${name}\` is not declared under \`tags\`.`,
            suggest: suggestionsFor(parent, namesOf(root)),
            ...at,
          });
        else if (way.has(name))
          report({
            message: `The tag \`${name}\` is its own parent: ${[name, ...way].join(" → ")}.`,
            ...at,
          });
      }
    },
  }),
};

function namesOf({ tags }: Raw): readonly string[] {
  return asList(tags).flatMap((value) => text(asRaw(value)["name"]) ?? []);
}

/** Returns the paths of values in `x-tagGroups` that are not groups; the path of the field itself if it is not a list. */
function strangeGroups(value: unknown): readonly (readonly number[])[] {
  if (!Array.isArray(value)) return [[]];
  return value.flatMap((group: unknown, index) => {
    const isGroup =
      isRaw(group) && text(group["name"]) !== undefined && Array.isArray(group["tags"]);
    return isGroup ? [] : [[index]];
  });
}
