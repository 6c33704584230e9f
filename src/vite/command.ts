import { type ParseArgsConfig, parseArgs } from "node:util";

import { printError } from "./cli-errors";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>["values"];

/**
 * Runs a command with the options of its command line, or prints its help. An error that the user can fix is printed, and the exit code is
 * then 2; any other is thrown.
 *
 * @param name of the script in `package.json`
 */
export async function runCommand<const Given extends Options>(
  name: string,
  help: string,
  given: Given,
  run: (values: Values<Given>) => Promise<void>,
): Promise<void> {
  try {
    const options: Options = { ...given, help: { type: "boolean", short: "h" } };
    const { values } = parseArgs({ options });
    if (values["help"] === true) console.log(help);
    else await run(values as Values<Given>);
  } catch (error) {
    printError(name, error);
  }
}
