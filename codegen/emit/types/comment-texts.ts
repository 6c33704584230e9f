import { fieldsHolding } from "../../keywords";
import { isRaw } from "../../spec/document";

/**
 * A type generator copies titles, summaries, descriptions and examples of schemas into comments, and nothing else depends on them. So it
 * gets a document without them, and the texts are inserted into its comments afterwards: editing a text then costs no time.
 */
export interface WithoutTexts {
  /** The document with a token where each text was; its other parts are shared with the original. */
  readonly document: unknown;
  /** The texts, by the number in the token. */
  readonly texts: readonly string[];
}

/** Keywords for texts, or for values that become texts (OpenAPI 3.1, 4.8). */
const exampleKeys: ReadonlySet<string> = new Set(["example", "examples"]);
const textKeys: ReadonlySet<string> = new Set(["description", "summary", "title", ...exampleKeys]);

/** These fields contain data of the API: no key in it marks a text. */
const dataKeys = fieldsHolding("value", "values");
const mapKeys = fieldsHolding("map", "schemaMap");

/** A private-use character, which no text contains, around each token. */
const edge = "\uE001";

/** A text that starts and ends visibly, without characters that a generator or its printer would treat specially. */
const plain =
  /^\S(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uE000\uE001]*\S)?$/;

/**
 * Removes the texts from a document for a type generator. Whitespace around a text stays, and so does a text that is not {@link plain}.
 * Example Objects are reduced to their names: they appear in no comment.
 *
 * @param isRead whether the generator reads a keyword at all; other keywords are left out
 * @param isText whether the text of a keyword is removed
 * @param read converts a text for the comments
 */
export function withoutTexts(
  document: unknown,
  isRead: (keyword: string) => boolean = () => true,
  isText = (keyword: string) => textKeys.has(keyword),
  read: (text: string, keyword: string) => string = (text) => text,
): WithoutTexts {
  const texts: string[] = [];

  function taken(text: string): string {
    const core = text.trim();
    if (!plain.test(core) || /\r(?!\n)/.test(core)) return text;
    const token = `${edge}${texts.push(core) - 1}${marks(core)}${edge}`;
    // A comment of several lines has another form than one of a single line.
    return text.replace(core, () => (core.includes("\n") ? `${token}\n${token}` : token));
  }
  /** Removes an example in the form that openapi-typescript (7.13) writes. */
  function takenValue(value: unknown): string {
    return taken(typeof value === "object" ? JSON.stringify(value, null, 2) : String(value));
  }
  function takenExamples(key: string, value: unknown): unknown {
    if (key === "example") return takenValue(value);
    if (Array.isArray(value)) return value.map(takenValue);
    // An extension may refer to an example by its name, and a generator checks that it exists.
    return isRaw(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, {}])) : {};
  }
  function copy(value: unknown, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => copy(item, false));
    if (!isRaw(value)) return value;
    const pairs: [string, unknown][] = [];
    // A large document has a million members: do not create a list for each.
    for (const key of Object.keys(value)) {
      const item = value[key];
      if (isMap) pairs.push([key, copy(item, false)]);
      else if (!isRead(key)) continue;
      else if (exampleKeys.has(key) && isText(key)) pairs.push([key, takenExamples(key, item)]);
      else if (typeof item === "string")
        pairs.push([key, isText(key) ? taken(read(item, key)) : item]);
      else {
        const isData = dataKeys.has(key) || key.startsWith("x-");
        pairs.push([key, isData ? item : copy(item, mapKeys.has(key))]);
      }
    }
    return Object.fromEntries(pairs);
  }

  return { document: copy(document, false), texts };
}

/** Returns words that @hey-api/openapi-ts searches for in the description of a default response, to decide whether it is an error. */
function marks(text: string): string {
  const lower = text.toLowerCase();
  return ["error", "problem", "success"]
    .filter((word) => lower.includes(word))
    .map((word) => `.${word}`)
    .join("");
}

/** How a generator writes the text of a comment. */
export interface CommentStyle {
  /** Removes anything that would end the comment. */
  readonly escape: (text: string) => string;
  /** Returns the written form of every line but the first. */
  readonly line: (line: string) => string;
}

export const commentStyles = {
  models: {
    escape: (text) => text.replace(/\*\//g, "*").replace(/\/\*/g, "*"),
    line: (line) => line.trim(),
  },
  paths: {
    escape: (text) => text.replace(/\*\//g, "*\\/"),
    line: (line) => line.trimEnd(),
  },
} satisfies Readonly<Record<string, CommentStyle>>;

const tokens = new RegExp(
  `${edge}(\\d+)[.a-z]*${edge}(?:(\\n[ \\t]*\\*[ \\t]*)${edge}\\1[.a-z]*${edge})?`,
  "g",
);

/**
 * Inserts the texts into the comments that a generator wrote for a document without them.
 *
 * @returns `undefined` if a token is outside of comments: the generator used the text elsewhere
 */
export function withTexts(
  source: string,
  texts: readonly string[],
  style: CommentStyle,
): string | undefined {
  let isComplete = true;
  const result = source.replace(
    tokens,
    (token, number: string, next: string | undefined, at: number) => {
      const text = texts[Number(number)];
      const before = source.slice(source.lastIndexOf("\n", at) + 1, at);
      const isWhole = next !== undefined || !text?.includes("\n");
      if (text === undefined || !isWhole || !/^\s*(?:\/\*)?\*/.test(before)) {
        isComplete = false;
        return token;
      }
      const [first = "", ...more] = style.escape(text).split(/\r?\n/);
      const rest = more.map((line) => {
        const content = style.line(line);
        return content === "" ? (next ?? "").trimEnd() : `${next}${content}`;
      });
      return [first.trimEnd(), ...rest].join("");
    },
  );
  // An escaped token is in code.
  return isComplete && !result.includes(edge) && !/\\ue001/i.test(result) ? result : undefined;
}
