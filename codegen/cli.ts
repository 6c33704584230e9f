import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import type { CodegenReport, Mistake } from "../src/shared/codegen-report";
import { callOf, engineVersion } from "../program/folders.mjs";
import { readArguments } from "./arguments";
import { InputError, type Problem, UsageError } from "./errors";
import { generate, hasWarnings } from "./generate";
import type { Generated } from "./last-run";
import { read } from "./files";
import { defaultOut, samplesFolder, siteDocument } from "./site-document";
import { bounds, boundText } from "./document/bounds";
import { suggestionsFor } from "./suggestions";
import { changedFiles, count, painter, plural, reportProblems, reportStale } from "./report";
import { TimeLimit } from "../program/time-limit.mjs";
import { versionsFolder } from "./versions";
import { watchFiles } from "./watch";
import { workflowsBeside } from "./workflows/workflows-beside";

const help = `Generates typed models, code samples and reference pages from an OpenAPI document.

Usage: ${callOf("codegen", "[options]")}
       ${callOf("codegen", "changes [options]")}   what changes to the document mean for callers
       ${callOf("codegen", "release [NAME]")}      keep the document as a version
       ${callOf("codegen", "postman")}             print the API as a Postman collection

  --spec FILE       the OpenAPI document, 2.0 to 3.2, YAML or JSON (default: the one that the tree
                    was made from, or the only one in openapi/ or in this folder)
  --root DIR        the folder of the files that it refers to (default: the folder of the document)
  --workflows FILE  the Arazzo document of its workflows (default: NAME.arazzo.yaml beside it)
  --out DIR         the folder for the generated tree (default: src/generated)
  --replace         replace the tree of another document
  --check           write nothing; fail if the tree is stale, or has other files
  --watch           regenerate whenever the document changes
  --strict          fail on warnings too, and write nothing
  --help            show this help

Limits: ${boundText.fileBytes} per file, ${boundText.files} files, ${boundText.allBytes} in all; values nested ${bounds.fileDepth} levels deep,
${boundText.values} values after expanding aliases; ${bounds.seconds} s per run. Only regular files are read:
no URLs, no devices.

Exit codes: 0 fresh or written, 1 stale (--check), 2 invalid input, or warnings (--strict).
`;

const exit = { ok: 0, stale: 1, input: 2, fault: 70 } as const;

type Arguments = ReturnType<typeof argumentsIn>;

const options = {
  spec: { type: "string" },
  root: { type: "string" },
  workflows: { type: "string" },
  out: { type: "string", default: defaultOut },
  replace: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  strict: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function argumentsIn(args: readonly string[]) {
  const { values } = readArguments({ args, options });
  if (values.check && values.watch) throw new UsageError("--check and --watch cannot be combined.");
  if (values.help) return { ...values, given: values.spec, spec: "" };
  return { ...values, given: values.spec, spec: siteDocument(values.spec, values.out) };
}

const paint = painter(process.stdout.isTTY === true && !process.env["NO_COLOR"]);
const paintError = painter(process.stderr.isTTY === true && !process.env["NO_COLOR"]);

/** Shows the current stage on a terminal, replacing the previous one. */
function progress(stage: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${stage ? `${stage} …` : ""}`);
}

/** How a run ended. */
interface Outcome {
  readonly code: number;
  /** No errors or warnings. */
  readonly clean: boolean;
  /** The reasons for a failure. */
  readonly mistakes: readonly Mistake[];
  /** The files that it read, if it succeeded. */
  readonly inputs?: readonly string[];
}

/** A warning without its place, which an edit may move. */
const keyOf = ({ file, message }: Problem) => `${file} ${message}`;

/** @param told the warnings of the last run, which are only counted; receives those of this run */
async function runOnce(args: Arguments, told = new Set<string>()): Promise<Outcome> {
  const started = performance.now();
  const limit = new TimeLimit(
    bounds.seconds,
    `codegen: stopped after ${bounds.seconds} s, the limit for one run, during: {work}.\nSplit the document, or remove what takes so long; the previous output is unchanged.`,
  );
  try {
    const result = await generate({
      ...args,
      progress: (stage) => {
        progress(stage);
        limit.enter(stage);
      },
    });
    progress("");
    const unknown = result.warnings.filter((warning) => !told.has(keyOf(warning)));
    told.clear();
    for (const warning of result.warnings) told.add(keyOf(warning));
    if (unknown.length > 0) process.stderr.write(`${reportProblems(unknown, paintError)}\n\n`);
    const stale = args.check && result.plan.write.length + result.plan.remove.length > 0;
    if (stale) process.stdout.write(`${staleReport(args, result)}\n\n`);
    const clean = !hasWarnings(result);
    const isRefused = args.strict && !clean;
    const isWritten = !args.check && !isRefused;
    if (result.formerEngine !== undefined)
      process.stdout.write(
        `${args.out} comes from version ${result.formerEngine} of the engine; this is ${engineVersion()}.\n`,
      );
    if (args.check || isWritten)
      process.stdout.write(`${summary(args, result, performance.now() - started)}\n`);
    if (isWritten) process.stdout.write(changedFiles(result.plan, paint));
    if (isRefused)
      process.stderr.write(
        "codegen: failed because of warnings (--strict); nothing was written.\n",
      );
    const isMixed = args.check && result.warnings.some(({ rule }) => rule === "output-file");
    if (isMixed)
      process.stderr.write("codegen: failed because the output has other files (--check).\n");
    const code = stale || isMixed ? exit.stale : isRefused ? exit.input : exit.ok;
    return { code, clean, mistakes: [], inputs: result.inputs };
  } catch (error) {
    progress("");
    return { code: failed(error), clean: false, mistakes: mistakesIn(error, args.spec) };
  } finally {
    limit.end();
  }
}

function staleReport(args: Arguments, result: Generated): string {
  return reportStale(
    result.plan,
    commandFor(args),
    (name) => read(path.join(args.out, name)),
    (name) => result.files.get(name) ?? "",
    paint,
  );
}

function commandFor(args: Arguments): string {
  const given = { ...args, spec: args.given, out: args.out === defaultOut ? undefined : args.out };
  const flags = (["spec", "root", "workflows", "out"] as const)
    .filter((name) => given[name] !== undefined)
    .map((name) => `--${name} ${given[name]}`);
  return callOf("codegen", flags.join(" "));
}

function summary(
  args: Arguments,
  { plan, operations, warnings }: Generated,
  milliseconds: number,
): string {
  const files = args.check
    ? `${plan.write.length} stale, ${plan.keep.length} fresh, ${plan.remove.length} to remove`
    : `${plan.write.length} written, ${plan.keep.length} kept, ${plan.remove.length} removed`;
  const problems = count(warnings) === "" ? "" : ` ${count(warnings)};`;
  return `${plural(operations, "operation")};${problems} files: ${files}; ${(milliseconds / 1000).toFixed(1)} s`;
}

function failed(error: unknown, command?: string): number {
  const text = messageOf(error, command);
  if (text !== undefined) process.stderr.write(`${text}\n`);
  // This is our bug: a report needs the stack.
  else console.error(error);
  return text === undefined ? exit.fault : exit.input;
}

/**
 * Returns a message for errors that the user can fix; `undefined` for bugs.
 *
 * @param command the command whose options the help describes, if it is not the main one
 */
function messageOf(error: unknown, command?: string): string | undefined {
  if (error instanceof InputError) {
    // Comparisons write nothing anyway.
    const end = command === "changes" ? "" : "; nothing was written";
    return `${reportProblems(error.problems, paintError)}\n\n${count(error.problems)}${end}.`;
  }
  if (error instanceof UsageError)
    return `codegen: ${error.message}\nRun \`${callOf("codegen", `${command ? `${command} ` : ""}--help`)}\` for the options.`;
  return isSystemError(error)
    ? `codegen: ${error.message}\nThe output could not be written; the previous output is unchanged.`
    : undefined;
}

/** Returns the reasons for a failed run, with absolute paths. */
function mistakesIn(error: unknown, spec: string): readonly Mistake[] {
  if (error instanceof InputError) {
    // The name of a file outside the working folder is relative to the folder of the document.
    const isOutside = path.relative(".", path.resolve(spec)).startsWith("..");
    const base = path.dirname(spec);
    const placeOf = (file: string) =>
      (isOutside ? [base, "."] : [".", base])
        .map((folder) => path.resolve(folder, file))
        .find(existsSync);
    return error.problems
      .filter(({ severity }) => severity === "error")
      .map((problem) => ({ ...problem, file: placeOf(problem.file) }));
  }
  const message = error instanceof Error ? error.message : String(error);
  return [{ message, remedy: "The terminal shows more." }];
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "syscall" in error;
}

async function main(): Promise<void> {
  // A reader such as `head` may close the pipe early; the exit code is still needed.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  const given = process.argv.slice(2);
  const [command] = commands.filter((name) => name === given[0]);
  process.exitCode = await run(given).catch((error: unknown) => failed(error, command));
}

const commands = ["changes", "release", "postman"];

/** @returns the exit code */
async function run(given: readonly string[]): Promise<number> {
  const [command, ...rest] = given;
  // These commands are slow to load, and few runs need them.
  if (command === "changes") return (await import("./changes/cli")).changes(rest, paint, progress);
  if (command === "release") return (await import("./release")).release(rest, paintError);
  if (command === "postman") return (await import("./postman-cli")).postman(rest);
  if (command !== undefined && !command.startsWith("-")) {
    const [meant] = suggestionsFor(command, commands);
    const next = meant ? `Did you mean \`${meant}\`?` : "Pass the document with --spec FILE.";
    throw new UsageError(`There is no command \`${command}\`. ${next}`);
  }
  const args = argumentsIn(given);
  if (args.help) {
    process.stdout.write(help);
    return exit.ok;
  }
  if (!args.watch) return (await runOnce(args)).code;
  // If the program that listens exits, nothing else would end this one.
  process.on("disconnect", () => process.exit());
  const spec = path.resolve(args.spec);
  const real = existsSync(spec) ? realpathSync(spec) : spec;
  watchFiles(
    [real, workflowsBeside(spec), versionsFolder(spec), path.resolve(samplesFolder)],
    runAgain(args),
  );
  process.stdout.write(`Watching ${args.spec}; press Ctrl+C to stop.\n`);
  return exit.ok;
}

/** Returns a function that runs once for `--watch`. It prints the time between runs, and says when earlier problems are fixed. */
function runAgain(args: Arguments): () => Promise<readonly string[] | undefined> {
  let last: Outcome | undefined;
  const told = new Set<string>();
  return async () => {
    const time = new Date().toTimeString().slice(0, "00:00:00".length);
    if (last) process.stdout.write(`\n${paint("dim", time)}\n`);
    const outcome = await runOnce(args, told);
    if (last && !last.clean && outcome.clean)
      process.stdout.write(`${paint("green", "All problems in the document are fixed.")}\n`);
    last = outcome;
    // Only if another program started this one and listens.
    process.send?.({ mistakes: outcome.mistakes } satisfies CodegenReport);
    return outcome.inputs;
  };
}

await main();
