import { watch, type FSWatcher } from "node:fs";
import path from "node:path";
import { kindOf } from "./files";

/** Milliseconds without a change before a run starts: editors save a file in several steps. */
const quiet = 120;

/**
 * Runs once, and again whenever a file that the last run read changes, or a file in one of the folders. Runs never overlap: a change
 * during a run starts another one after it.
 *
 * Watches folders, not files: most editors replace a file when they save it, which ends a watch on the file itself. (`recursive` has
 * the same problem on Linux in Node 20.)
 *
 * @param always absolute paths of files and folders to watch always; they need not exist
 * @param run resolves to the absolute paths of the files it read, or to `undefined` if it failed, which keeps the previous ones
 */
export function watchFiles(
  always: readonly string[],
  run: () => Promise<readonly string[] | undefined>,
): void {
  const watchers = new Map<string, FSWatcher>();
  let files: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;

  const start = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    follow((await run()) ?? [...files]);
    running = false;
    if (again) {
      again = false;
      await start();
    }
  };
  const follow = (read: readonly string[]): void => {
    files = new Set([...always, ...read]);
    const folders = new Set([...files].map((file) => path.dirname(file)));
    for (const folder of always.filter((file) => kindOf(file) === "folder")) folders.add(folder);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => {
        const isWatched = name === null || files.has(path.join(folder, name)) || files.has(folder);
        if (!isWatched) return;
        clearTimeout(timer);
        timer = setTimeout(() => void start(), quiet);
      });
      watchers.set(folder, watcher);
    }
  };

  follow([]);
  void start();
}
