import { format as oxfmt } from "oxfmt";
import type { EmittedFile } from "./emit/files";

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

/** Number of files formatted at once: enough for every core; 64 took 130 MB more for 2,000 operations, and no less time. */
const atOnce = 16;

/** Formats files while they are emitted, and returns their contents by path. */
export async function formatted(
  files: AsyncIterable<EmittedFile>,
): Promise<ReadonlyMap<string, string>> {
  const tasks: Promise<readonly [string, string]>[] = [];
  for await (const { path, text, isFormatted } of files) {
    if (text === undefined) continue;
    const content = isFormatted ? Promise.resolve(text) : format(path, text);
    const task = content.then((result) => [path, result] as const);
    // Another may fail first; its error is the one to report.
    task.catch(() => undefined);
    tasks.push(task);
    await tasks.at(-atOnce);
  }
  return new Map((await Promise.all(tasks)).sort(([one], [other]) => (one < other ? -1 : 1)));
}
