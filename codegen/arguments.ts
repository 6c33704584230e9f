import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./errors";

/**
 * Reads the arguments of a command.
 *
 * @param command the command before them, such as `changes`
 * @throws UsageError for an invalid argument, or one that npm kept for itself, as in `npm run codegen --check`: only the environment shows
 *   it
 */
export function readArguments<const T extends ParseArgsConfig & { args: readonly string[] }>(
  { args, ...config }: T,
  command = "",
) {
  const taken = Object.keys(config.options ?? {}).find(
    (name) =>
      process.env[`npm_config_${name.replaceAll("-", "_")}`] === "true" &&
      !args.some((given) => given.split("=")[0] === `--${name}`),
  );
  if (taken !== undefined)
    throw new UsageError(
      `npm kept --${taken} for itself. Write \`npm run codegen -- ${command && `${command} `}--${taken}\`, with an extra \`--\`.`,
    );
  try {
    return parseArgs<Omit<T, "args"> & { args: string[] }>({ ...config, args: [...args] });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
