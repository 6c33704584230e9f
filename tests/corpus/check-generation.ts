import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./check-files";
import type { CorpusDocument } from "./documents";
import { runLimited } from "./run-limited";

/** The result of codegen for a document. */
interface Generation {
  readonly isGenerated: boolean;
  /** Of the first run; see `Ended`. */
  readonly milliseconds: number;
  readonly memory: number;
  /** Broken promises, each as a sentence; empty if there are none. */
  readonly faults: readonly string[];
}

/** A generous limit in milliseconds, because other programs may run on the machine. */
const patience = 180_000;

/** Text in files next to the documents, or in files of the machine, that no document may open. */
const secrets = ["SECRET-CANARY-7731", "root:x:0:0"];

/**
 * Generates a tree twice, into two folders, and compares the outcome with what is expected.
 *
 * @param cli path of codegen's command
 * @param out absolute path of the folder for the tree; it must not exist
 * @param folder the working folder, in which nothing may appear
 */
export async function checkGeneration(
  document: CorpusDocument,
  { cli, out, folder }: { readonly cli: string; readonly out: string; readonly folder: string },
): Promise<Generation> {
  const again = `${out}.again`;
  const generate = (target: string) =>
    runLimited(cli, ["--spec", document.file, "--out", target, ...document.options], {
      folder,
      limit: patience,
    });
  const first = await generate(out);
  const second = await generate(again);
  const { code, processor, memory, output } = first;
  const isGenerated = code === 0;
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(fault);

  const { limits } = document;
  const seconds = processor / 1000;
  say(code === null, `codegen ran longer than ${patience / 1000} s`);
  say(code !== null && code !== 0 && code !== 2, `codegen ended with ${code}: ${start(output)}`);
  say(/^\s+at .+:\d+:\d+\)?$/m.test(output), "codegen shows a stack");
  say(hidden.test(output), "codegen prints a character that a terminal obeys");
  say(isGenerated && document.outcome === "error", "codegen accepts it");
  say(code === 2 && document.outcome === "ok", `codegen refuses it: ${start(output)}`);
  say(second.code !== code, `a second run ends with ${second.code}: ${start(second.output)}`);
  say(seconds > limits.codegen, `codegen took ${seconds} s of ${limits.codegen}`);
  say(memory > limits.memory, `codegen held ${memory} MB of ${limits.memory}`);
  for (const secret of secrets) say(output.includes(secret), `codegen prints ${secret}`);
  if (isGenerated) {
    say(second.code === 0 && !isSameTree(out, again), "a second run gives other files");
  } else if (code === 2) {
    say(existsSync(out), "something was written in spite of an error");
    say(!namesPlace(document, output), `the error names no expected line: ${start(output)}`);
    say(seconds > limits.error, `the error took ${seconds} s of ${limits.error}`);
  }
  return { isGenerated, milliseconds: first.milliseconds, memory, faults };
}

/** Invisible characters except line ends and tabs. */
const hidden = /[^\P{Cc}\n\t]|\p{Bidi_Control}/u;

/** Whether a problem is reported with the file, and with one of the lines that contain the mistake. */
function namesPlace({ file, lines }: CorpusDocument, output: string): boolean {
  const places = [...output.matchAll(/^(\S.*?):(\d+):\d+ {2}error/gm)];
  if (lines.length === 0) return output.includes(path.basename(file)) || places.length > 0;
  return places.some(([, , line]) => lines.includes(Number(line)));
}

/** Whether two folders contain the same files, byte for byte. */
export function isSameTree(one: string, other: string): boolean {
  const [ours, theirs] = [filesIn(one), filesIn(other)];
  return (
    ours.join("\n") === theirs.join("\n") &&
    ours.every((name) =>
      readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))),
    )
  );
}

function start(output: string): string {
  return output.split("\n").slice(0, 2).join(" ").trim().slice(0, 300);
}
