/** Namespaces that a program of top-level statements uses implicitly. */
const implicitUsings = ".Collections.Generic .IO .Linq .Net.Http .Threading .Threading.Tasks".split(
  " ",
);

/**
 * Returns a sample as a class in C# 7, which Mono can compile: rewrites its raw string literals, top-level statements, local functions,
 * `using` declarations, `is { }` and `!` in the older syntax, and keeps the rest unchanged.
 *
 * @throws when a raw literal is not closed, or breaks its indentation (C# 11, raw string literals)
 */
export function asClass(source: string, name: string): string {
  const literals: string[] = [];
  const keep = (literal: string) => `"${literals.push(literal) - 1}"`;
  const skeleton = source.replace(
    /\/\/.*|(\$*)("{3,})\n([^]*?)\n([ \t]*)\2|\$?"(?:[^"\\\n]|\\.)*"/g,
    (found, dollars: string | undefined, fence = "", content = "", indent = "") =>
      found.startsWith("//")
        ? ""
        : keep(fence ? rawText(content, indent, fence, dollars?.length ?? 0) : found),
  );
  const usings = skeleton.match(/^using [\w.]+;$/gm) ?? [];
  const functions = skeleton.match(/^(?:async Task<\w+>|static string) \w+\([^]*?^\}/gm) ?? [];
  const statements = [...usings, ...functions]
    .reduce((rest, part) => rest.replace(part, ""), skeleton)
    .replace(/^var client = /m, "client = ")
    .replace(/^( *)using var (\w+) = (.*);$/gm, "$1var $2 = Run.Disposable($3);")
    .replace(/\((await [\w.]+\(\)) is \{ \} (\w+)\)/g, "(($2 = $1) != null)");
  const text = `namespace Samples
{
using System;
${implicitUsings.map((space) => `using System${space};`).join("\n")}
${usings.join("\n")}
public static class ${name}
{
static RestClient client;
${functions.map((one) => one.replace(/^(?:static )?/, "static ")).join("\n")}
public static async Task Call()
{
string line;
${statements}
}
}
}
`;
  return text
    .replace(/(?<=[\w)\]])!(?=[;,).])/g, "")
    .replace(/"(\d+)"/g, (_, index: string) => literals[Number(index)] ?? "");
}

/** Returns a raw string literal as an expression; as many braces as it has `$` enclose the code of a value. */
function rawText(content: string, indent: string, fence: string, dollars: number): string {
  const lines = content.split("\n").map((line) => {
    if (line.includes(fence)) throw new Error(`closed too early: ${line}`);
    if (line.trim() !== "" && !line.startsWith(indent)) throw new Error(`not indented: ${line}`);
    return line.slice(indent.length);
  });
  const text = lines.join("\n");
  const parts =
    dollars === 0
      ? [text]
      : text.split(RegExp(`\\{{${dollars}}((?:\\$?"(?:[^"\\\\]|\\\\.)*"|[^"{}])+)\\}{${dollars}}`));
  const written = parts.map((part, index) => (index % 2 === 1 ? part : quoted(part)));
  return `string.Concat(${written.join(", ")})`;
}

function quoted(text: string): string {
  const letters = text.replace(
    /[^ !#-[\]-~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `"${letters}"`;
}
