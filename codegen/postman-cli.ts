import { callOf } from "../program/folders.mjs";
import { readArguments } from "./arguments";
import { cached } from "./disk-cache";
import { contextOf } from "./emit/pages";
import { postmanCollection } from "./emit/postman";
import { vocabulary } from "./emit/vocabulary";
import { read } from "./files";
import { normalize } from "./model/normalize";
import { siteDocument } from "./site-document";
import { load } from "./document/load";
import { withTimeLimit } from "./document/time-limit";

const help = `Prints the API as a Postman collection, which a build of the site publishes.

Usage: ${callOf("codegen", "postman [options]")}

  --spec FILE   the OpenAPI document, in one file (default: that of the tree, or the only one)
  --help        show this help

Exit codes: 0 printed, 2 invalid input or arguments.
`;

/**
 * Runs `codegen postman`.
 *
 * @returns the exit code
 * @throws InputError if the document is invalid
 */
export async function postman(args: readonly string[]): Promise<number> {
  const options = { spec: { type: "string" }, help: { type: "boolean" } } as const;
  const { values } = readArguments({ args, options }, "codegen", "postman");
  const print = (text: string) =>
    new Promise<void>((done) => process.stdout.write(text, () => done()));
  const spec = values.help ? "" : siteDocument(values.spec);
  await print(values.help ? help : await cached("postman", read(spec) ?? "", () => from(spec)));
  return 0;
}

async function from(spec: string): Promise<string> {
  const { document, limit } = await load(spec);
  return withTimeLimit(limit, async () =>
    postmanCollection(contextOf(document, normalize(document, vocabulary))),
  );
}
