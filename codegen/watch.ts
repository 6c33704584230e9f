import { watch, type FSWatcher } from "node:fs";
import path from "node:path";

/** Editors write a file in several steps; a run starts when they have been silent for so long (milliseconds). */
const quiet = 120;

/**
 * Runs once, and again after every change of a file that the last run read; never twice at once, and a change during a run starts
 * another one after it.
 *
 * Folders are watched, not files: most editors replace a file when they save, and a watch on the file would go with the old one.
 * (`recursive` has the same weakness on Linux in Node 20.)
 *
 * @param first absolute path of a file that is always watched
 * @param run resolves to the absolute paths of what it read; to nothing when it failed, and the last ones stay
 */
export function watchFiles(first: string, run: () => Promise<readonly string[] | undefined>): void {
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
    files = new Set([first, ...read]);
    const folders = new Set([...files].map((file) => path.dirname(file)));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => {
        if (name !== null && !files.has(path.join(folder, name))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void start(), quiet);
      });
      watchers.set(folder, watcher);
    }
  };

  follow([]);
  void start();
}
