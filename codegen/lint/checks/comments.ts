import { getLineColLocation, type Source } from "@redocly/openapi-core";
import { curlyQuotes, inCurlyQuotes } from "../../document/curly-quotes";
import { getOrMake } from "../../get-or-make";
import type { Rule } from "./rule";

/** A YAML line with an unquoted value and a comment without a space after `#`: most likely part of the text. */
const commented = /^[^\n]*(?:summary|title|description):[ \t]+[^\s"'|>&*!#][^\n]*[ \t]#[^\s#]/m;

/** A text that YAML ends at ` #`: the rest is a comment. */
export const lostText: Rule = {
  id: "lost-text",
  remedy: "Put the text in quotes, or write a space after `#` if it is a comment.",
  check: () => {
    /** The lines of each source that may contain such a text. */
    const linesOf = new Map<Source, readonly string[]>();
    return {
      any(node, { location, report }) {
        const { source } = location;
        const lines = getOrMake(linesOf, source, () =>
          commented.test(source.body) ? source.body.split("\n") : [],
        );
        // Looking up locations takes time.
        for (const name of lines.length > 0 ? ["summary", "title", "description"] : []) {
          if (typeof node[name] !== "string") continue;
          const { start, end = start } = getLineColLocation(location.child(name));
          const line = lines[end.line - 1] ?? "";
          const lost = /^[ \t]+(#[^\s#].*?)\s*$/.exec(line.slice(end.col - 1))?.[1];
          if (lost === undefined || /["']/.test(line[start.col - 1] ?? "")) continue;
          const message = `The text ends before \`${lost}\`, which is a YAML comment.`;
          report({ message, location: location.child(name) });
        }
      },
    };
  },
};

/** A value in curly quotes, which are part of it. */
export const curlyQuoted: Rule = {
  id: "curly-quotes",
  remedy: "Write straight quotes.",
  check: () => ({
    any(node, { location, report }) {
      for (const [name, value] of Object.entries(node))
        for (const [index, text] of [value].flat().entries())
          if (typeof text === "string" && inCurlyQuotes.test(text))
            report({
              message: curlyQuotes(text).message,
              location: location.child(Array.isArray(value) ? [name, index] : name),
            });
    },
  }),
};
