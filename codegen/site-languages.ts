import path from "node:path";
import type { LanguageInfo } from "../src/samples/languages";
import { familyNames } from "../src/samples/quoting";
import { misspelledFields, suggestionsFor } from "./suggestions";
import { InputError, type Problem, refuse } from "./errors";
import { type SiteLanguage, type SiteLanguages, writerOf } from "./samples/site-writer";
import { templateProblem } from "./samples/template-engine";

/** Reads the languages of a site. @throws InputError if a template has mistakes */
export async function readLanguages(sources: ReadonlyMap<string, string>): Promise<SiteLanguages> {
  if (sources.size === 0) return {};
  const { bundledLanguages } = await import("shiki/langs");
  const grammars = [...Object.keys(bundledLanguages), "text"];
  const problems: Problem[] = [];
  const found: [string, SiteLanguage][] = [];
  for (const [file, written] of sources)
    try {
      // An editor on Windows may begin it with a mark.
      const source = written.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
      found.push([path.basename(file, ".hbs"), languageOf(file, source, grammars)]);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(...error.problems);
    }
  refuse(problems);
  return Object.fromEntries(found);
}

/** Names with another meaning in the generated tree, or in the tabs. */
const taken = ["body", "branches", "example", "extent", "pages", "summary", "types"];

/** The fields of the front matter, with an example for each that must be there. */
const needed = { label: "Ruby", grammar: "ruby", file: ".rb", quoting: "ruby" } as const;
const fields: readonly string[] = [...Object.keys(needed), "needs", "json"];

function languageOf(file: string, source: string, grammars: readonly string[]): SiteLanguage {
  const key = path.basename(file, ".hbs");
  const name = path.relative(".", file);
  const problems: Problem[] = [];
  const add = (line: number, message: string, remedy: string, column = 0) =>
    problems.push(templateProblem(name, { line, column }, message, remedy));
  if (!/^[a-z][a-z\d-]*$/.test(key) || taken.includes(key) || key.startsWith("own-"))
    add(1, `A language cannot have the name \`${key}\`.`, "Name the file like `acme-ruby.hbs`.");
  const [matter = "", inner = ""] = /^---\n([^]*?\n)---\n/.exec(source) ?? [];
  const facts: Partial<Record<string, string>> = {};
  const allowed: Partial<Record<string, readonly string[]>> = {
    grammar: grammars,
    quoting: familyNames,
    json: ["text"],
  };
  for (const [index, text] of inner.split("\n").entries()) {
    if (/^\s*(#|$)/.test(text)) continue;
    const [field = "", value = ""] = text.split(/:(.*)/).map((part) => part.trim());
    const fact = value.replace(/^(["'])(.*)\1$/, "$2");
    facts[field] = fact;
    const unknown = (what: string, one: string, known: readonly string[]) => {
      const [near] = suggestionsFor(one, known);
      const remedy = near ? `Did you mean \`${near}\`?` : `Write one of: ${known.join(", ")}.`;
      add(index + 2, `There is no ${what} \`${one}\`.`, remedy, text.lastIndexOf(one));
    };
    const known = allowed[field] ?? [fact];
    if (!fields.includes(field)) unknown("field", field, fields);
    else if (!known.includes(fact)) unknown(field, fact, known);
    else if (field === "file" && !/^[\w-]*\.\w+$/.test(fact))
      add(
        index + 2,
        `\`${value}\` cannot be the name of a file.`,
        "Write a file name, or an extension such as `.rb`.",
        text.lastIndexOf(value),
      );
  }
  const misspelled = misspelledFields(facts, fields);
  const missing = Object.entries(needed).filter(([one]) => !facts[one] && !misspelled.has(one));
  const names = missing.map(([field]) => `\`${field}\``).join(", ");
  const lines = missing.map(([field, example]) => `\`${field}: ${example}\``).join(", ");
  if (missing.length > 0)
    add(
      1,
      `The template has no ${names}.`,
      `Begin it with ---, ${lines}, ---, each on its own line.`,
    );
  refuse(problems);
  const { label = "", needs = key, file: fileName = "", grammar = "", quoting = "", json } = facts;
  // Lines keep their numbers.
  const rest = matter.replace(/[^\n]/g, "") + source.slice(matter.length);
  const { render, sample } = writerOf(name, rest, quoting);
  const readsPages = render.names("response.pages");
  const field = { name: [{ slot: "name" }], value: [{ slot: "value" }] };
  const lineOf = (part: string) => `${render(part, field)}\n`;
  const info: LanguageInfo = {
    label,
    needs,
    file: fileName,
    grammar,
    quoting,
    ...(json && { json: "text" }),
    ...(render.parts.includes("header") && { line: lineOf("header") }),
    ...(render.parts.includes("parameter") && { argument: lineOf("parameter") }),
    ...(!readsPages && { isOnePage: true }),
  };
  return { info, sample, readsPages };
}
