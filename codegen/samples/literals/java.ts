import { quoted } from "../../../src/samples/quote";
import { isPlainBlock } from "../../../src/samples/text";
import { indentLines } from "../text";

/**
 * A text as a Java literal; several lines as a text block (JLS 3.10.6, Java 15).
 *
 * @param indent where the lines of a text block start; Java strips it again
 */
export function javaText(text: string, indent: string): string {
  // A text block strips the indentation that its lines share, which would then be the text's own.
  if (!isPlainBlock(text) || !/^\S/m.test(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  // A last line without text would have only the closing quotes on it and lower the shared indentation.
  const end = escaped.endsWith("\n") ? indent : "";
  return `"""\n${indentLines(escaped, indent)}${end}"""`;
}
