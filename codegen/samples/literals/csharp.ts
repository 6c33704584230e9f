import { quoted } from "../../../src/samples/quote";
import { isPlainBlock } from "../../../src/samples/text";
import { indentLines } from "../text";

/**
 * A text as a C# literal; several lines as a raw string literal (C# 11), which knows no escapes and is therefore closed with
 * more quotes than the text has in a row.
 *
 * @param indent where its lines start; C# strips it again
 */
export function csharpText(text: string, indent: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const runs = text.match(/"+/g) ?? [];
  const fence = '"'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${indentLines(text, indent)}\n${indent}${fence}`;
}
