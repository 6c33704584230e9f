import { type FSWatcher, existsSync, readdirSync, watch } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Watches for files that are added, changed or removed, starting immediately. (Vite's watcher first reads the whole project and does not
 * report changes in the meantime.)
 *
 * @param trees watched with all folders in them, even after they were removed and added again
 * @param folders watched only for scripts and JSON
 * @returns a function that looks for folders that were added or removed since
 */
export function watchFolders(
  trees: readonly string[],
  folders: readonly string[],
  onChange: () => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const follow = (): void => {
    const inTrees = trees.filter(existsSync).flatMap((root) => [root, ...foldersIn(root)]);
    const all = new Set([...inTrees, ...folders.filter(existsSync), ...trees.map(folderAbove)]);
    for (const folder of watchers.keys()) if (!all.has(folder)) forget(folder);
    for (const folder of all) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (event, name) => {
        const path = join(folder, name ?? "");
        // A different folder may have the same name by now.
        if (event === "rename")
          for (const each of watchers.keys()) if (isWithin(each, path)) forget(each);
        const isScript = folders.includes(folder) && /\.([cm]?[jt]s|json)$/.test(path);
        if (isScript || trees.some((root) => isWithin(path, root) || isWithin(root, path)))
          onChange();
      });
      watchers.set(folder, watcher);
    }
  };
  follow();
  return follow;
}

/** Whether a path is a folder or is inside it. */
function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(join(folder, "/"));
}

/** Returns the nearest existing folder above a path. */
function folderAbove(path: string): string {
  const above = dirname(path);
  return existsSync(above) ? above : folderAbove(above);
}

function foldersIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}
