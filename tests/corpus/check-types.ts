import path from "node:path";
import { runLimited } from "./run-limited";

/** The most faults reported for one tree; the first ones usually explain the rest. */
const mostFaults = 5;

/**
 * Type-checks all trees of a folder at once: it takes a minute whether there are ten or a hundred.
 *
 * @param cli path of the command that checks generated trees
 * @param folder absolute path; each tree is a folder in it
 * @returns the faults of each faulty tree, as TypeScript reports them; under the empty name, those that belong to no tree
 */
export async function checkTypes(
  cli: string,
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const project = path.resolve(path.dirname(cli), "..");
  const { code, output } = await runLimited(cli, ["--generated", folder], {
    folder: project,
    limit: 900_000,
  });
  const faults = new Map<string, string[]>();
  if (code === 0) return faults;
  const lines = output.split("\n").filter((line) => /error TS\d+/.test(line));
  for (const line of lines.length > 0 ? lines : [`the type check ends with ${code}: ${output}`]) {
    const [, file = ""] = /^(.+?)\(\d+,\d+\)/.exec(line) ?? [];
    const inFolder = path.relative(folder, path.resolve(project, file));
    const isInTree = file !== "" && !inFolder.startsWith("..");
    const tree = isInTree ? (inFolder.split(path.sep)[0] ?? "") : "";
    const known = faults.get(tree) ?? [];
    faults.set(tree, known);
    if (known.length < mostFaults)
      known.push(line.replace(file, isInTree ? inFolder : file).slice(0, 300));
  }
  return faults;
}
