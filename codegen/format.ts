import { format as oxfmt } from "oxfmt";

/**
 * Formats generated modules as Prettier would, one attribute to a line, so that a diff shows one fact per line. The options are ours
 * alone: the repository's own configuration must not change what a page looks like. Plain text stays as it is.
 *
 * @param path decides the parser
 * @throws Error that names the module, when it is not valid: a fault of an emitter, never of the input
 */
export async function format(path: string, source: string): Promise<string> {
  if (path.endsWith(".txt")) return source;
  const { code, errors } = await oxfmt(path, source, {
    printWidth: 100,
    singleAttributePerLine: true,
    endOfLine: "lf",
    // Text of the document is no code in another language, whatever it looks like.
    embeddedLanguageFormatting: "off",
  });
  const [error] = errors;
  if (error === undefined) return code;
  throw new Error(`The emitter wrote ${path} wrongly.`, { cause: new Error(error.message) });
}
