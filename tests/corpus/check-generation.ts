import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CorpusDocument } from "./documents";
import { runLimited } from "./run-limited";

/** What became of a document in codegen. */
export interface Generation {
  readonly isGenerated: boolean;
  readonly milliseconds: number;
  /** Broken promises, each as a sentence; empty when all is well. */
  readonly faults: readonly string[];
}

const limit = { ok: 60_000, error: 5_000 };

/**
 * Generates a tree twice, into two folders, and holds the outcome against what is expected.
 *
 * @param cli path of codegen's command
 * @param out absolute path of the folder that gets the tree; it must not exist
 * @param folder the working folder, in which nothing may appear
 */
export async function checkGeneration(
  document: CorpusDocument,
  { cli, out, folder }: { readonly cli: string; readonly out: string; readonly folder: string },
): Promise<Generation> {
  const again = `${out}.again`;
  const generate = (target: string) =>
    runLimited(cli, ["--spec", document.file, "--out", target], { folder, limit: limit.ok });
  const first = await generate(out);
  const second = await generate(again);
  const { code, milliseconds, output } = first;
  const isGenerated = code === 0;
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(fault);

  say(code === null, `codegen ran longer than ${limit.ok / 1000} s`);
  say(code !== null && code !== 0 && code !== 2, `codegen ended with ${code}`);
  say(/^\s+at .+:\d+:\d+\)?$/m.test(output), "codegen shows a stack");
  say(isGenerated && document.outcome === "error", "codegen accepts it");
  say(code === 2 && document.outcome === "ok", `codegen refuses it: ${firstLine(output)}`);
  say(second.code !== code, `a second run ends with ${second.code}`);
  if (isGenerated) {
    say(!isSameTree(out, again), "a second run gives other files");
  } else if (code === 2) {
    say(existsSync(out), "something was written in spite of an error");
    say(!namesPlace(document, output), `the error names no expected line: ${firstLine(output)}`);
    say(milliseconds > limit.error, `the error took ${milliseconds} ms`);
  }
  return { isGenerated, milliseconds, faults };
}

/** Whether a problem is told with the file, and with one of the lines where the mistake is. */
function namesPlace({ file, lines }: CorpusDocument, output: string): boolean {
  const places = [...output.matchAll(/^(\S.*?):(\d+):\d+ {2}error/gm)];
  if (lines.length === 0) return output.includes(path.basename(file)) || places.length > 0;
  return places.some(([, , line]) => lines.includes(Number(line)));
}

function isSameTree(one: string, other: string): boolean {
  const names = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  const [ours, theirs] = [names(one), names(other)];
  return (
    ours.join("\n") === theirs.join("\n") &&
    ours.every((name) =>
      readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))),
    )
  );
}

function firstLine(output: string): string {
  return output.split("\n").slice(0, 2).join(" ").trim();
}
