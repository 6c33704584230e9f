/** A literal of a language: where it ends, and the text that a compiler reads from it. */
type Literal = readonly [pattern: RegExp, read: (inside: string) => string];

interface Reader {
  readonly literals: readonly Literal[];
  /** Text between literals that form one string. */
  readonly joint?: RegExp;
}

const asItStands = (inside: string) => inside;

/** How a language writes a character as a number. */
const numbers = {
  braces: /^u\{([0-9a-f]+)\}/,
  four: /^u([0-9a-f]{4})/,
  octal: /^([0-7]{3})/,
} as const;

/**
 * Returns a function that reads escapes.
 *
 * @param known characters that a backslash escapes
 * @param active text that would be code without a backslash
 */
function escaped(
  known: string,
  number?: keyof typeof numbers,
  active?: RegExp,
  sign = "\\",
): Literal[1] {
  return (inside) => {
    const bytes: number[] = [];
    const put = (text: string) => bytes.push(...Buffer.from(text));
    let rest = inside;
    while (rest !== "") {
      if (!rest.startsWith(sign)) {
        if (active && rest.search(active) === 0) throw new Error(`active: ${rest.slice(0, 20)}`);
        const char = String.fromCodePoint(rest.codePointAt(0) ?? 0);
        put(char);
        rest = rest.slice(char.length);
        continue;
      }
      rest = rest.slice(1);
      const found = number && numbers[number].exec(rest);
      const char = rest.charAt(0);
      if (found) {
        if (number === "octal") bytes.push(Number.parseInt(found[1] ?? "", 8));
        else put(String.fromCodePoint(Number.parseInt(found[1] ?? "", 16)));
        rest = rest.slice(found[0].length);
        continue;
      }
      const short = { n: "\n", r: "\r", t: "\t" }[char];
      if (short === undefined && !known.includes(char)) throw new Error(`no escape: ${char}`);
      put(short ?? char);
      rest = rest.slice(1);
    }
    return Buffer.from(bytes).toString();
  };
}

const double = /"((?:[^"\\\n]|\\.)*)"/y;
const single = /'((?:[^'\\\n]|\\.)*)'/y;
const dollar = /\$/;
const trigraph = /\?\?[=/'()!<>-]/;

const c: Reader = {
  literals: [[/@?"((?:[^"\\\n]|\\.)*)"/y, escaped('\\"?', "octal", trigraph)]],
  joint: /^\s+$/,
};
const php: Reader = {
  literals: [
    [/<<<'BODY'\n(.*?)\nBODY(?!\w)/sy, asItStands],
    [/'((?:[^'\\]|\\[^])*)'/y, (inside) => inside.replace(/\\([\\'])/g, "$1")],
    [double, escaped('\\"$', "braces", dollar)],
  ],
  joint: /^ \. $/,
};

/** Readers by the key that sites use for the language. Written from the language references, independently of the writers of samples. */
const readers: Readonly<Record<string, Reader>> = {
  go: {
    literals: [
      [/`([^`]*)`/y, asItStands],
      [double, escaped('\\"', "four")],
    ],
  },
  php,
  guzzle: php,
  ruby: {
    literals: [
      [/'((?:[^'\\]|\\.)*)'/sy, (inside) => inside.replace(/\\(['\\])/g, "$1")],
      [double, escaped('\\"#', "braces", /#[{$@]/)],
    ],
  },
  httpclient: {
    literals: [...[3, 4, 5, 6].map(raw), [double, escaped('\\"', "four")]],
  },
  kotlin: {
    literals: [
      [
        /"""(.*?)"""/sy,
        (inside) => {
          if (/\$(?!\{'\$'\})/.test(inside.replaceAll("${'$'}", ""))) throw new Error("active: $");
          return inside.replaceAll("${'$'}", "$");
        },
      ],
      [double, escaped('\\"$', "four", dollar)],
    ],
  },
  swift: {
    literals: [
      [/#"""\n(.*?)\n"""#/sy, asItStands],
      [double, escaped('\\"', "braces")],
    ],
  },
  powershell: {
    literals: [
      [/@'\n(.*?)\n'@/sy, asItStands],
      [
        /"((?:[^"`\u201C-\u201E]|`[^])*)"/y,
        escaped('`"$\u201C\u201D\u201E', "braces", dollar, "`"),
      ],
      [/'([^'\n]*)'/y, asItStands],
    ],
  },
  rust: {
    literals: [
      [/r#"(.*?)"#/sy, asItStands],
      [double, escaped('\\"', "braces")],
    ],
  },
  r: {
    literals: [
      [/r"\((.*?)\)"/sy, asItStands],
      [double, escaped("\\\"'", "four")],
      [single, escaped("\\\"'", "four")],
    ],
  },
  c,
  "objective-c": c,
  dart: {
    literals: [
      [/r'''(.*?)'''/sy, asItStands],
      [single, escaped("\\'$", "braces", dollar)],
      [double, escaped('\\"$', "braces", dollar)],
    ],
  },
  ocaml: {
    literals: [
      [/\{\|(.*?)\|\}/sy, asItStands],
      [double, escaped('\\"', "braces")],
    ],
  },
};

/** The languages that can be read this way. */
/** Reads a raw literal of C# between this many quotes. */
function raw(quotes: number): readonly [RegExp, (text: string) => string] {
  const pattern = new RegExp(`"{${quotes}}\\n(.*?)\\n {4}"{${quotes}}(?!")`, "sy");
  return [pattern, (text) => text.replace(/^ {4}/gm, "")];
}

export const readableKeys = Object.keys(readers);

/** Returns what a compiler would find: the texts of the literals, and the code around them with a mark for each. */
export function readLiterals(key: string, source: string) {
  const { literals, joint } = readers[key] ?? { literals: [] };
  const texts: string[] = [];
  let code = "";
  let between = "";
  for (let at = 0; at < source.length;) {
    const found = literals.flatMap(([pattern, read]) => {
      pattern.lastIndex = at;
      const [whole, inside = ""] = pattern.exec(source) ?? [];
      return whole === undefined ? [] : [{ whole, text: read(inside) }];
    })[0];
    if (found === undefined) {
      between += source.charAt(at);
      at += 1;
      continue;
    }
    const last = texts.pop();
    if (last !== undefined && joint?.test(between)) texts.push(last + found.text);
    else {
      if (last !== undefined) texts.push(last);
      texts.push(found.text);
      code += `${between}◻`;
    }
    between = "";
    at += found.whole.length;
  }
  return { texts, code: code + between };
}
