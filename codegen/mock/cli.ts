import { once } from "node:events";
import { inspect } from "node:util";
import { portFault } from "../../src/shared/port";
import { callOf } from "../../program/folders.mjs";
import { readArguments } from "../arguments";
import { InputError, UsageError } from "../errors";
import { escapeInvisible } from "../invisible";
import { painter, reportProblems } from "../report";
import { siteDocument } from "../site-document";
import { load } from "../document/load";
import { withTimeLimit } from "../document/time-limit";
import { bounds } from "../document/bounds";
import { type Exchange, Mock, serveMock } from "./mock";

const help = `Serves an OpenAPI document on this machine: checks requests against it, and returns its examples.

Usage: ${callOf("mock", "[options]")}

  --spec FILE   the OpenAPI document (default: that of the generated tree, or the only one)
  --root DIR    the folder of the files that it refers to (default: the folder of the document)
  --port N      the port on 127.0.0.1; 0 is any (default: 4010)
  --help        show this help

An invalid request gets the documented error, with a description of what is wrong. Choose another
response with \`Prefer: code=404\` or \`Prefer: example=NAME\`. A list is returned page by page
when \`skip\` or \`offset\` is sent. Pages on localhost may call it from a browser.

Exit code: 2 invalid input or arguments.
`;

const paint = painter(process.stdout.isTTY === true && !process.env["NO_COLOR"]);

try {
  await main();
} catch (error) {
  const text = messageOf(error);
  if (text === undefined) throw error;
  process.stderr.write(`${text}\n`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const options = {
    spec: { type: "string" },
    root: { type: "string" },
    port: { type: "string", default: "4010" },
    help: { type: "boolean", default: false },
  } as const;
  const { values } = readArguments({ args: process.argv.slice(2), options }, "mock");
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const fault = values.port === "0" ? undefined : portFault(values.port);
  if (fault) throw new UsageError(fault.join(". "));
  const spec = siteDocument(values.spec);
  const { document, limit } = await load(spec, values.root);
  await withTimeLimit(limit, async () => {
    const mock = new Mock(document);
    limit.slow.clear();
    const { origin, server } = await serveMock(
      mock,
      Number(values.port),
      (exchange) => {
        process.stdout.write(lineOf(exchange, limit.slow));
        // The next request may have less to check.
        limit.slow.clear();
      },
      (error) => process.stderr.write(`${inspect(error)}\n`),
    );
    process.stdout.write(`${origin} serves ${spec}; press Ctrl+C to stop.\n`);
    await once(server, "close");
  });
}

/** Returns one line for a request, followed by a line for each mistake in it, and for each check that was given up. */
function lineOf({ message, answer, faults, strays }: Exchange, slow: Iterable<string>): string {
  const { method, path, query } = message;
  const remarks = [
    ...faults.map((fault) => fault.message),
    ...strays.map((name) => `the document has no header ${name}`),
    ...[...slow].map((check) => `not checked in ${bounds.checkMilliseconds} ms: ${check}`),
  ];
  const status = paint(faults.length > 0 ? "red" : "green", String(answer.status));
  const target = query === "" ? path : `${path}?${query}`;
  const lines = [target, ...remarks.map((text) => `    ${text}`)].map(escapeInvisible);
  return `${status} ${method} ${lines.join("\n")}\n`;
}

/** Returns a message for errors that the user can fix; `undefined` for bugs. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof InputError) return reportProblems(error.problems, paint);
  if (error instanceof UsageError)
    return `mock: ${error.message}\nRun \`${callOf("mock", "--help")}\` for the options.`;
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    ? `mock: ${error.message}. Use another port: --port N.`
    : undefined;
}
