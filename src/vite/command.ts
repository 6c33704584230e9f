import { type ParseArgsConfig, parseArgs } from "node:util";

import { callOf } from "../../program/folders.mjs";
import { nearest } from "../config/did-you-mean";
import { parsedArguments } from "../shared/argument-mistake";
import { portFault } from "../shared/port";
import { SiteError, SiteErrors } from "./errors";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>["values"];

/**
 * Runs a command with the options of its command line, or prints its help. Prints errors that the user can fix and sets exit code 2;
 * rethrows any other error.
 *
 * @param name name of the script in `package.json`
 */
export async function runCommand<const Given extends Options>(
  name: string,
  help: string,
  given: Given,
  run: (values: Values<Given>) => Promise<void>,
): Promise<void> {
  try {
    const options: Options = { ...given, help: { type: "boolean", short: "h" } };
    const { values } = parsedArguments(
      () => parseArgs({ options, tokens: true }),
      (word) => nearest(word, Object.keys(options)),
      (mistake) => new SiteError(mistake, `Run \`${callOf(name, "--help")}\` for the options.`),
    );
    if (values["help"] === true) console.log(help);
    else await run(values as Values<Given>);
  } catch (error) {
    printError(name, error);
  }
}

/**
 * Prints an error that the user can fix without a stack and sets exit code 2; rethrows any other error.
 *
 * @param command prefix of every line
 */
export function printError(command: string, error: unknown): void {
  const message = messageOf(error);
  if (message === undefined) throw error;
  console.error(message.replace(/^/gm, `${command}: `));
  process.exitCode = 2;
}

/** Prints warnings in the form of errors. */
export function printWarnings(command: string, warnings: readonly SiteError[]): void {
  for (const warning of warnings) console.error(`${command}: warning: ${textOf(warning)}`);
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof SiteError) return textOf(error);
  if (error instanceof SiteErrors) return error.errors.map(textOf).join("\n");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof Error && ["ENOTFOUND", "EADDRNOTAVAIL"].includes(code))
    return `${error.message}. Give --host an address of this machine, such as 127.0.0.1.`;
  return undefined;
}

function textOf({ message, remedy }: SiteError): string {
  return `${message.replace(/([^.?])$/, "$1.")} ${remedy}`;
}

/** Parses a port. @throws {SiteError} if the text is not a port */
export function parsePort(text: string): number {
  const fault = portFault(text);
  if (fault) throw new SiteError(...fault);
  return Number(text);
}
