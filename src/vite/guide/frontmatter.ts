import type { Root } from "mdast";
import { parse } from "yaml";
import { z } from "zod";

import { issueText, named, toConfigIssues } from "../../config/config-error";
import { pageTypes } from "../../page";
import { SiteError, SiteErrors } from "../errors";

/** A path without segments that consist of dots, which would leave the output folder. */
const path = z.string().regex(/^\/(?:(?!\.+(?:\/|$))[\w.~-]+(?:\/(?!\.+(?:\/|$))[\w.~-]+)*)?$/, {
  error: "a path such as /auth",
});

const schema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).optional(),
  path: path.optional(),
  paths: z.array(path).min(1).optional(),
  order: z.number().default(0),
  group: z.string().min(1).optional(),
  groupPage: z.boolean().default(false),
  draft: z.boolean().default(false),
  pageType: z.enum(pageTypes).optional(),
});

/** The frontmatter of a guide. */
export type Frontmatter = z.infer<typeof schema>;

/**
 * Reads and checks the frontmatter of a guide.
 *
 * @throws {SiteErrors} with each wrong field and the expected value
 */
export function readFrontmatter(root: Root, file: string): Frontmatter {
  const yaml = root.children.find((node) => node.type === "yaml")?.value ?? "";
  const value: unknown = parse(yaml) ?? {};
  const result = schema.safeParse(value, named);
  if (result.success) return result.data;
  const lines = yaml.split("\n");
  const mistakes = toConfigIssues(result.error.issues, value).map((issue) => {
    const [name = ""] = issue.field.split(/[.[]/);
    // The fence is line 1. Missing fields are reported there.
    const line = lines.findIndex((text) => text.startsWith(`${name}:`)) + 2;
    const remedy = issue.hint || `Known fields: ${Object.keys(schema.shape).join(", ")}.`;
    return new SiteError(`frontmatter: ${issueText(issue)}`, remedy, { file, line, column: 1 });
  });
  throw new SiteErrors(mistakes);
}
