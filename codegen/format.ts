import { format as oxfmt } from "oxfmt";

/**
 * Formats a generated module, with one attribute per line, so that a diff shows one fact per line. The repository's own formatter
 * configuration does not apply. Text files stay as they are.
 *
 * @param path determines the parser
 * @throws Error that names the module, if its syntax is invalid: a bug in an emitter, not in the input
 */
export async function format(path: string, source: string): Promise<string> {
  if (path.endsWith(".txt")) return source;
  const { code, errors } = await oxfmt(path, source, {
    printWidth: 100,
    singleAttributePerLine: true,
    endOfLine: "lf",
    // Text from the document must not be reformatted, even if it looks like code.
    embeddedLanguageFormatting: "off",
  });
  const [error] = errors;
  if (error === undefined) return code;
  throw new Error(`The emitter wrote invalid code to ${path}.`, {
    cause: new Error(error.message),
  });
}
