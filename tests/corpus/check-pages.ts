import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "../../src/shared/html";
import { checkNames, filesIn, hex } from "./check-files";
import type { CorpusDocument } from "./documents";

/** What the files of a built site contain. */
export interface Pages {
  /** Address of every page, in alphabetical order. */
  readonly addresses: readonly string[];
  /** Bytes of the largest one. */
  readonly largest: number;
  /** Broken promises, each as a sentence; empty if there are none. */
  readonly faults: readonly string[];
}

const dangerous = /^[\s\p{Cc}]*(javascript|vbscript|data)\s*:/iu;
/** Control characters, and those that reverse the order of other letters; the marks of right-to-left scripts do not. */
const deceiving = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;
const pagesOfTheApi = /^api\/[^/]+\/index\.html$/;

/**
 * Reads every file of a built site: checks the targets of its links and forms, its size, and that each operation has its page.
 *
 * @param dir absolute path of the site
 * @param said the output of the build: a dead link that it names is the document's own
 */
export function checkPages(
  dir: string,
  { operations, limits }: Pick<CorpusDocument, "operations" | "limits">,
  said = "",
): Pages {
  const names = filesIn(dir);
  const present = new Set(names);
  const faults = new Set(checkNames(names));
  let largest = 0;
  for (const name of names.filter((one) => one.endsWith(".html"))) {
    const bytes = readFileSync(path.join(dir, name));
    largest = Math.max(largest, bytes.length);
    if (bytes.length > limits.page) faults.add(`${name} has ${bytes.length} bytes`);
    const html = bytes.toString();
    const [hidden] = deceiving.exec(html) ?? [];
    if (hidden !== undefined) faults.add(`${name} holds a raw U+${hex(hidden)}`);
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    for (const [, attribute = "", value = ""] of tags.flatMap((tag) => [
      ...tag.matchAll(/\s(href|src|action|formaction)="([^"]*)"/gi),
    ])) {
      const target = decodeText(value);
      const isPicture = attribute.toLowerCase() === "src" && target.startsWith("data:image/");
      if (dangerous.test(target) && !isPicture) faults.add(`${name} leads to ${target}`);
      if (!leadsSomewhere(target, present) && !said.includes(` to ${target} is broken`))
        faults.add(`${name} leads nowhere: ${target}`);
    }
  }
  const pages = names.filter(
    (name) => pagesOfTheApi.test(name) && !/^api\/(?:compare|errors|rules)\/index/.test(name),
  );
  if (operations !== undefined && pages.length !== operations)
    faults.add(`${operations} operations have ${pages.length} pages`);
  const addresses = names
    .filter((name) => path.posix.basename(name) === "index.html")
    .map((name) => `/${path.posix.dirname(name)}`.replace(/^\/\.$/, "/"));
  return { addresses, largest, faults: [...faults] };
}

/** Whether a link within the site leads to one of its files; other links are not opened. */
function leadsSomewhere(target: string, present: ReadonlySet<string>): boolean {
  const [, link = ""] = /^\/(?!\/)([^?#]*)/.exec(target) ?? [];
  if (link === "") return true;
  const file = decodeURIComponent(link).replace(/\/$/, "");
  return present.has(file) || present.has(`${file}/index.html`);
}
