import { attempt } from "../files";
import { isCostly } from "../document/time-limit";

/** Limits on the patterns read and the strings made. */
const longestPattern = 300;
const longestText = 200;
/** The longest string to test against a pattern that may take more than linear time. */
const longestCostly = 20;

/** The characters of made-up strings, in order of preference. */
const characters = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890",
  ..." -_.,:;/+@#=&%$!?*'\"()[]{}<>|~^`\\",
];

/**
 * Whether a string matches a pattern (JSON Schema validation, 6.3.3).
 *
 * @returns `undefined` if the pattern is invalid or testing it might take long
 */
export function matches(pattern: string, text: string): boolean | undefined {
  if (isCostly(pattern) && text.length > longestCostly) return undefined;
  return expression(pattern)?.test(text);
}

/**
 * Makes a string that matches a pattern of characters, classes, groups, alternatives and repetitions.
 *
 * @param isWanted a further condition on the string, such as its length
 * @returns `undefined` if the pattern has other parts, such as a lookahead, or if no string was found
 */
export function textMatching(
  pattern: string,
  isWanted: (text: string) => boolean,
): string | undefined {
  if (pattern.length > longestPattern) return undefined;
  const choices = new PatternParser(pattern).parse();
  if (choices === undefined) return undefined;
  for (const repeat of [3, 1, 0, 2, 6, 12, 24, 48]) {
    const text = generate(choices, repeat);
    if (text !== undefined && isWanted(text) && matches(pattern, text) !== false) return text;
  }
  return undefined;
}

function expression(pattern: string): RegExp | undefined {
  return attempt(() => new RegExp(pattern, "u"));
}

/** Alternatives, each a sequence of terms. */
type Choices = readonly (readonly Term[])[];

interface Term {
  /** One of these characters, or a group. */
  readonly of: { readonly set: readonly string[] } | { readonly group: Choices };
  /** How often it may occur. */
  readonly least: number;
  readonly most: number;
}

/** @param repeat how often to repeat a character, as far as the pattern allows; groups are repeated as little as possible */
function generate(choices: Choices, repeat: number): string | undefined {
  const [terms = []] = choices;
  let text = "";
  for (const { of, least, most } of terms) {
    const isFew = "group" in of || most === 1;
    const count = isFew ? least : Math.min(Math.max(repeat, least), most);
    for (let index = 0; index < count; index++) {
      const part = "set" in of ? of.set[index % of.set.length] : generate(of.group, repeat);
      if (part === undefined) return undefined;
      text += part;
      if (text.length > longestText || index > longestText) return undefined;
    }
  }
  return text;
}

/** Parses a pattern for {@link textMatching}. */
class PatternParser {
  private at = 0;

  constructor(private readonly pattern: string) {}

  parse(): Choices | undefined {
    const choices = this.choices();
    return this.at === this.pattern.length ? choices : undefined;
  }

  private choices(): Choices | undefined {
    const all: Term[][] = [[]];
    while (this.at < this.pattern.length && this.pattern[this.at] !== ")") {
      if (this.take(/\|/y)) all.push([]);
      // Anchors are checked when the finished string is tested.
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
    // A literal character matches itself, even outside `characters`.
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
