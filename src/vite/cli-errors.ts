import { ConfigError } from "../config/config-error";
import { SiteError, SiteErrors } from "./errors";

/**
 * Prints an error that the user can fix without a stack and sets exit code 2; rethrows any other error.
 *
 * @param command prefix of every line
 */
export function printError(command: string, error: unknown): void {
  const message = messageOf(command, error);
  if (message === undefined) throw error;
  console.error(message.replace(/^/gm, `${command}: `));
  process.exitCode = 2;
}

/** Prints warnings in the form of errors. */
export function printWarnings(command: string, warnings: readonly SiteError[]): void {
  for (const warning of warnings) console.error(`${command}: warning: ${textOf(warning)}`);
}

function messageOf(command: string, error: unknown): string | undefined {
  if (error instanceof SiteError) return textOf(error);
  if (error instanceof SiteErrors) return error.errors.map(textOf).join("\n");
  if (error instanceof ConfigError) return error.message;
  const isArgument =
    error instanceof TypeError &&
    "code" in error &&
    String(error.code).startsWith("ERR_PARSE_ARGS");
  return isArgument ? `${error.message}\nRun \`npm run ${command} -- --help\`.` : undefined;
}

function textOf({ message, remedy }: SiteError): string {
  return `${message.replace(/\.$/, "")}. ${remedy}`;
}
