/** The options of a command as they were given: a part of what `util.parseArgs` returns with `tokens: true`. */
interface Given {
  readonly tokens?:
    | readonly { readonly kind: string; readonly name?: string; readonly value?: unknown }[]
    | undefined;
}

/**
 * Returns the arguments of a command: each option at most once, with a value that is not empty.
 *
 * @param parse calls `util.parseArgs` with `tokens: true`
 * @param suggest returns the option of the command, without its dashes, that is most like a word
 * @param fail makes the error for a mistake, which has no period at the end
 */
export function parsedArguments<T extends Given>(
  parse: () => T,
  suggest: (word: string) => string | undefined,
  fail: (mistake: string) => Error,
): T {
  let parsed: T;
  try {
    parsed = parse();
  } catch (error) {
    const mistake = argumentMistake(error, suggest);
    throw mistake === undefined ? error : fail(mistake);
  }
  const values = new Map<string, unknown>();
  for (const { name, value } of parsed.tokens ?? []) {
    if (name === undefined || value === undefined) continue;
    if (value === "") throw fail(`--${name} needs a value`);
    if (values.has(name))
      throw fail(`--${name} is given twice: keep \`${values.get(name)}\` or \`${value}\``);
    values.set(name, value);
  }
  return parsed;
}

/** Says what is wrong with arguments; `undefined` for an error that did not come from `util.parseArgs`. */
function argumentMistake(
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
    return `\`${given}\` is not an option, and the command takes no other arguments`;
  return / not take /.test(rest) ? `${given} takes no value` : `${given} needs a value`;
}
