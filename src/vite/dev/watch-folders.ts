import { type FSWatcher, existsSync, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Watches for files that come, change or go, from the moment of the call on. (Vite's watcher first reads the whole project, and says nothing
 * of what changes meanwhile.)
 *
 * @param trees are watched with all folders in them
 * @param folders are watched for scripts and JSON alone
 * @returns looks for folders that came or went since
 */
export function watchFolders(
  trees: readonly string[],
  folders: readonly string[],
  onChange: () => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const follow = (): void => {
    const inTrees = trees.filter(existsSync).flatMap((root) => [root, ...foldersIn(root)]);
    const all = new Set([...inTrees, ...folders]);
    for (const [folder, watcher] of watchers) {
      if (all.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of all) {
      if (watchers.has(folder)) continue;
      const isTree = inTrees.includes(folder);
      const watcher = watch(folder, (_event, name) => {
        if (isTree || /\.([cm]?[jt]s|json)$/.test(name ?? "")) onChange();
      });
      watchers.set(folder, watcher);
    }
  };
  follow();
  return follow;
}

function foldersIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}
