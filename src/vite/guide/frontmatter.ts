import type { Root } from "mdast";
import { parse } from "yaml";
import { z } from "zod";

import { pageTypes } from "../../page";
import { didYouMean, nearest } from "../../config/did-you-mean";
import { SiteError, SiteErrors } from "../errors";

/** A path without segments that consist of dots, which would leave the output folder. */
const path = z.string().regex(/^\/(?:(?!\.+(?:\/|$))[\w.~-]+(?:\/(?!\.+(?:\/|$))[\w.~-]+)*)?$/);

/** The fields of the frontmatter; errors show their descriptions. */
const schema = z.strictObject({
  title: z.string().min(1).describe("a string"),
  description: z.string().min(1).optional().describe("a string"),
  path: path.optional().describe("a path such as /auth"),
  paths: z.array(path).min(1).optional().describe("a list of paths, the canonical one first"),
  order: z.number().default(0).describe("a number"),
  group: z.string().min(1).optional().describe("a string"),
  groupPage: z.boolean().default(false).describe("true or false"),
  draft: z.boolean().default(false).describe("true or false"),
  pageType: z
    .enum(pageTypes)
    .optional()
    .describe(`one of ${pageTypes.join(", ")}`),
});

const expectations: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(schema.shape).map(([name, { description }]) => [name, description]),
);

/** The frontmatter of a guide. */
export type Frontmatter = z.infer<typeof schema>;

/**
 * Reads and checks the frontmatter of a guide.
 *
 * @throws {SiteError | SiteErrors} with each wrong field and the expected value
 */
export function readFrontmatter(root: Root, file: string): Frontmatter {
  const yaml = root.children.find((node) => node.type === "yaml")?.value ?? "";
  const lines = yaml.split("\n");
  const value: unknown = parse(yaml) ?? {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const given = Object.keys(Object(value));
  const absent = Object.keys(expectations).filter((name) => !given.includes(name));
  const fields = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : issue.path.map(String).join("."),
  );
  // A misspelled field is one mistake, although the field is missing, too.
  const meant = fields.map((field) => (expectations[field] ? undefined : nearest(field, absent)));
  const mistakes = fields.flatMap((field) => {
    const [name = ""] = field.split(".");
    const expected = expectations[name];
    if (absent.includes(name) && meant.includes(name)) return [];
    if (field === "title" && absent.includes(field))
      return new SiteError(
        "the frontmatter has no `title`, which every guide needs",
        "Add a line such as `title: Authorization`.",
        { file, line: 1, column: 1 },
      );
    const index = lines.findIndex((text) => text.startsWith(`${name}:`));
    return new SiteError(
      expected
        ? `frontmatter \`${field}\`: expected ${expected}`
        : `frontmatter has no field \`${field}\``,
      (!expectations[field] && didYouMean(field, absent)) ||
        `Known fields: ${Object.keys(expectations).join(", ")}.`,
      // The fence is line 1. Missing fields are reported there.
      { file, line: index + 2, column: 1 },
    );
  });
  throw mistakes.length === 1 ? mistakes[0] : new SiteErrors(mistakes);
}
