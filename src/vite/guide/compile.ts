import { compile } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";

import type { TocEntry } from "../../page";
import { SiteError } from "../errors";
import type { Highlight } from "../highlight";
import { type ApiSources, remarkApiReferences } from "./api-references";
import { type Frontmatter, takeFrontmatter } from "./frontmatter";
import { remarkKnownComponents } from "./known-components";
import { type CategoryPlace, remarkCategoryPages } from "./category-pages";
import { remarkCode, remarkHeadings } from "./markdown-plugins";
import { type ResolveLink, remarkOwnLinks } from "./own-links";

/** A guide, ready to be bundled. */
export interface CompiledGuide {
  /** JavaScript module whose default export is the content. */
  readonly code: string;
  readonly frontmatter: Frontmatter;
  readonly toc: readonly TocEntry[];
  /** Ids of all headings, in order. */
  readonly headings: readonly string[];
}

/** What guides may speak of. */
export interface GuideContext extends ApiSources {
  readonly highlight: Highlight;
}

/** What is known of one guide once others are read. */
export interface GuidePlace {
  /** Ids of the headings of the guide that this one translates. */
  readonly headings?: readonly string[];
  /** Known when all guides are read. */
  readonly page?: CategoryPlace & { readonly resolveLink: ResolveLink };
}

/**
 * Compiles one MDX file.
 *
 * @param file names the guide in errors, relative to where the reader of the error stands
 * @param place what is known while the guides are being read is less: then links lead where they say
 * @throws {SiteError} with file, line and remedy
 */
export async function compileGuide(
  source: string,
  file: string,
  context: GuideContext,
  { headings: originals, page }: GuidePlace = {},
): Promise<CompiledGuide> {
  const toc: TocEntry[] = [];
  const headings: string[] = [];
  let frontmatter: Frontmatter | undefined;
  try {
    const result = await compile(
      { value: source, path: file },
      {
        remarkPlugins: [
          remarkFrontmatter,
          remarkMdxFrontmatter,
          remarkGfm,
          () => (root: Root) => {
            frontmatter = takeFrontmatter(root, file);
          },
          () => remarkKnownComponents(file),
          () => remarkHeadings(toc, headings, originals),
          ...(page
            ? [() => remarkOwnLinks(page.resolveLink), () => remarkCategoryPages(page, file)]
            : []),
          () => remarkApiReferences(context, file),
          () => remarkCode(context.highlight, file),
        ],
      },
    );
    if (!frontmatter) throw new Error("remark did not run");
    return { code: String(result), frontmatter, toc, headings };
  } catch (error) {
    if (isMessage(error)) {
      throw new SiteError(`${file}:${lineOf(error)}: ${error.reason}`, "Correct the MDX there.");
    }
    if (isYamlError(error)) {
      // The fence `---` is line 1 of the file, and not part of the YAML.
      const line = (error.linePos?.[0]?.line ?? 0) + 1;
      const [reason = ""] = error.message.replace(/ at line \d+.*/s, "").split("\n");
      throw new SiteError(`${file}:${line}: ${reason}`, "Correct the frontmatter there.");
    }
    throw error;
  }
}

/** What the YAML parser of remark-mdx-frontmatter throws. */
interface YamlError extends Error {
  readonly linePos?: readonly { readonly line: number }[];
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && error.name === "YAMLParseError";
}

/** MDX reports mistakes as a VFileMessage. */
interface Message {
  readonly reason: string;
  readonly line?: number | null;
}

/** Some messages name the place only in their text, as in "… (7:1-7:7)". */
function lineOf({ line, reason }: Message): number | string {
  return line ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1;
}

function isMessage(error: unknown): error is Message {
  return (
    error instanceof Error &&
    "reason" in error &&
    "ruleId" in error &&
    !(error instanceof SiteError)
  );
}
