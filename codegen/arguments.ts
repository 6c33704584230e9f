import { type ParseArgsConfig, parseArgs } from "node:util";
import { callOf } from "../program/folders.mjs";
import { parsedArguments } from "../src/shared/argument-mistake";
import { UsageError } from "./errors";
import { suggestionsFor } from "./suggestions";

/**
 * Reads the arguments of a command.
 *
 * @param command name of the command, such as `codegen`
 * @param subcommand such as `changes`, if it has one
 * @throws UsageError for an invalid argument, or one that npm kept for itself, as in `npm run codegen --check`: only the environment shows
 *   it
 */
export function readArguments<const T extends ParseArgsConfig & { args: readonly string[] }>(
  { args, ...config }: T,
  command = "codegen",
  subcommand = "",
) {
  const names = Object.keys(config.options ?? {});
  const taken = names.find(
    (name) =>
      process.env[`npm_config_${name.replaceAll("-", "_")}`] === "true" &&
      !args.some((given) => given.split("=")[0] === `--${name}`),
  );
  if (taken !== undefined)
    throw new UsageError(
      `npm kept --${taken} for itself. Write \`${callOf(command, `${subcommand} --${taken}`.trimStart())}\`, with an extra \`--\`.`,
    );
  return parsedArguments(
    () =>
      parseArgs<Omit<T, "args"> & { args: string[]; tokens: true }>({
        ...config,
        args: [...args],
        tokens: true,
      }),
    (word) => suggestionsFor(word, names)[0],
    (mistake) => new UsageError(mistake),
  );
}
