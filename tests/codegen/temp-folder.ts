import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** Creates a folder with these files, by relative path, which is removed after the test. */
export function tempFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = folderUntil(onTestFinished);
  writeFiles(folder, files);
  return folder;
}

/** Creates an empty folder, which is removed after the tests of the file or of the enclosing `describe`. */
export function sharedFolder(): string {
  return folderUntil(afterAll);
}

function folderUntil(end: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), "codegen-test-"));
  end(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by relative path, and creates the folders that they need. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** Returns every file below a folder by relative path, in alphabetical order; an empty folder appears as `name/`, a link as `→ target`. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (entry.isSymbolicLink()) return [[name, `→ ${readlinkSync(file)}`] as const];
    if (entry.isFile()) return [[name, readFileSync(file, "utf8")] as const];
    return readdirSync(file).length === 0 ? [[`${name}/`, ""] as const] : [];
  });
  return Object.fromEntries(entries.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
}
