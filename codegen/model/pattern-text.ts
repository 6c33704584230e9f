import { isCostly } from "../spec/pattern-time";

/** A longer pattern is not worth a guess. */
const longestPattern = 300;
const longestText = 200;
/** A pattern that may take more than one step for each letter is tried on no longer text. */
const longestCostly = 20;

/** What texts are made of, in the order of preference. */
const characters = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890",
  ..." -_.,:;/+@#=&%$!?*'\"()[]{}<>|~^`\\",
];

/**
 * Whether a text matches a pattern (JSON Schema validation, 6.3.3).
 *
 * @returns nothing where that is not known: the pattern is no expression, or comparing might take long
 */
export function matches(pattern: string, text: string): boolean | undefined {
  if (isCostly(pattern) && text.length > longestCostly) return undefined;
  return expression(pattern)?.test(text);
}

/**
 * Makes a text that matches a pattern of plain parts: characters, classes, groups, choices and their repetitions.
 *
 * @param isWanted what else must hold for the text, such as its length
 * @returns nothing for a pattern with other parts (such as a lookahead), and where no text was found
 */
export function textMatching(
  pattern: string,
  isWanted: (text: string) => boolean,
): string | undefined {
  if (pattern.length > longestPattern) return undefined;
  const choices = new Reader(pattern).read();
  if (choices === undefined) return undefined;
  for (const wish of [3, 1, 0, 2, 6, 12, 24, 48]) {
    const text = written(choices, wish);
    if (text !== undefined && isWanted(text) && matches(pattern, text) !== false) return text;
  }
  return undefined;
}

function expression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

/** Alternatives, each of which is a row of terms. */
type Choices = readonly (readonly Term[])[];

interface Term {
  /** One of these characters, or a group. */
  readonly of: { readonly set: readonly string[] } | { readonly group: Choices };
  /** How often it may stand there. */
  readonly least: number;
  readonly most: number;
}

/** @param wish how often a character is repeated where the pattern leaves that open; of a group there are as few as may be */
function written(choices: Choices, wish: number): string | undefined {
  const [terms = []] = choices;
  let text = "";
  for (const { of, least, most } of terms) {
    const isFew = "group" in of || most === 1;
    const count = isFew ? least : Math.min(Math.max(wish, least), most);
    for (let index = 0; index < count; index++) {
      const part = "set" in of ? of.set[index % of.set.length] : written(of.group, wish);
      if (part === undefined) return undefined;
      text += part;
      if (text.length > longestText || index > longestText) return undefined;
    }
  }
  return text;
}

/** Reads a pattern into its parts; see {@link textMatching}. */
class Reader {
  private at = 0;
  private readonly pattern: string;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  read(): Choices | undefined {
    const choices = this.choices();
    return this.at === this.pattern.length ? choices : undefined;
  }

  private choices(): Choices | undefined {
    const all: Term[][] = [[]];
    while (this.at < this.pattern.length && this.pattern[this.at] !== ")") {
      if (this.take(/\|/y)) all.push([]);
      // Where the text begins and ends is seen when it is compared.
      else if (!this.take(/[$^]/y)) {
        const term = this.term();
        if (term === undefined) return undefined;
        all.at(-1)?.push(term);
      }
    }
    return all;
  }

  private term(): Term | undefined {
    const of = this.take(/\((\?:|\?<[A-Za-z_]\w*>|(?!\?))/y) ? this.group() : this.set();
    if (of === undefined) return undefined;
    const [, sign = "", first, comma, last] = this.take(/([*+?])\??|\{(\d+)(,)?(\d+)?\}\??/y) ?? [];
    if (first !== undefined) {
      const least = Number(first);
      if (comma === undefined) return { of, least, most: least };
      return { of, least, most: last === undefined ? Infinity : Number(last) };
    }
    if (sign === "") return { of, least: 1, most: 1 };
    return { of, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
  }

  private group(): Term["of"] | undefined {
    const group = this.choices();
    return group !== undefined && this.take(/\)/y) ? { group } : undefined;
  }

  private set(): Term["of"] | undefined {
    const [source] =
      this.take(/\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{\w+(?:=\w+)?\}|[dDwWsS]|[^\w])|[^\\()|*+?{}]/uy) ??
      [];
    // A character of its own stands for itself, whatever script it is of.
    if (source !== undefined && /^[^\\[.]$/u.test(source)) return { set: [source] };
    const one = source === undefined ? undefined : expression(`^${source}$`);
    const set = one ? characters.filter((character) => one.test(character)) : [];
    return set.length > 0 ? { set } : undefined;
  }

  private take(token: RegExp): RegExpExecArray | undefined {
    token.lastIndex = this.at;
    const match = token.exec(this.pattern);
    if (match === null) return undefined;
    this.at = token.lastIndex;
    return match;
  }
}
