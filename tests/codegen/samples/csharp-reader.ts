/** C# source with its string literals taken out: `"0"` stands for the first of them. */
export interface CSharp {
  readonly skeleton: string;
  readonly literals: readonly string[];
}

/**
 * Reads the string literals of C# 11 (6.4.5.6 of the standard and the raw string proposal).
 *
 * @throws when a literal is not closed, holds an unknown escape, or breaks the indentation of a raw literal
 */
export function readCSharp(source: string): CSharp {
  const literals: string[] = [];
  let skeleton = "";
  let rest = source;
  while (rest !== "") {
    const before = /^[^"]*/.exec(rest)?.[0] ?? "";
    skeleton += before;
    rest = rest.slice(before.length);
    if (rest === "") break;
    const [literal, length] = /^"{3,}/.test(rest) ? rawLiteral(rest) : regularLiteral(rest);
    skeleton += `"${literals.length}"`;
    literals.push(literal);
    rest = rest.slice(length);
  }
  return { skeleton, literals };
}

function regularLiteral(source: string): [string, number] {
  const match = /^"((?:[^"\\\n\r\u0085\u2028\u2029]|\\.)*)"/.exec(source);
  if (match === null) throw new Error(`not closed: ${source}`);
  const text = (match[1] ?? "").replace(/\\(u[\da-fA-F]{4}|.)/g, (_, escape: string) => {
    const simple: Readonly<Record<string, string>> = {
      n: "\n",
      r: "\r",
      t: "\t",
      "\\": "\\",
      '"': '"',
    };
    const char =
      escape.length === 5 ? String.fromCharCode(parseInt(escape.slice(1), 16)) : simple[escape];
    if (char === undefined) throw new Error(`unknown escape \\${escape}`);
    return char;
  });
  return [text, match[0].length];
}

function rawLiteral(source: string): [string, number] {
  const fence = /^"+/.exec(source)?.[0] ?? "";
  const match = new RegExp(`^${fence}\\n([\\s\\S]*?)\\n([ \\t]*)${fence}`).exec(source);
  if (match === null) throw new Error(`not closed: ${source}`);
  const [whole, content = "", indent = ""] = match;
  if (source.charAt(whole.length) === '"') throw new Error(`too many quotes: ${source}`);
  const lines = content.split("\n").map((line) => {
    if (line.includes(fence)) throw new Error(`closed too early: ${line}`);
    if (line.trim() === "") return line.slice(indent.length);
    if (!line.startsWith(indent)) throw new Error(`not indented: ${line}`);
    return line.slice(indent.length);
  });
  return [lines.join("\n"), whole.length];
}
