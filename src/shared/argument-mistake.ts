/**
 * Says what is wrong with the arguments of a command, without a period at the end; `undefined` for an error that did not come from
 * `util.parseArgs`.
 *
 * @param suggest returns the option of the command, without its dashes, that is most like a word
 */
export function argumentMistake(
  error: unknown,
  suggest: (word: string) => string | undefined,
): string | undefined {
  const code = error instanceof TypeError && "code" in error ? String(error.code) : "";
  if (!(error instanceof Error) || !code.startsWith("ERR_PARSE_ARGS")) return undefined;
  const [, given = "", rest = ""] = /'(?:-\w, )?([^' ]*)[^']*'(.*)/s.exec(error.message) ?? [];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const near = suggest(given.replace(/^-+/, ""));
    return `There is no option ${given}${near === undefined ? "" : `. Did you mean --${near}?`}`;
  }
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
    return `\`${given}\` belongs to no option, and the command takes nothing else`;
  return / not take /.test(rest) ? `${given} takes no value` : `${given} needs a value`;
}
