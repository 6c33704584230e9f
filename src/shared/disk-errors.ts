/** Returns the path that a file-system error names, if it names one. */
export function pathOf(error: unknown): string | undefined {
  const path = error instanceof Error && "path" in error ? error.path : undefined;
  return typeof path === "string" ? path : undefined;
}

/** The reason why a file cannot be written, and the remedy. */
export interface DiskError {
  /** What is wrong, as a sentence. */
  readonly matter: string;
  /** What to do about it, as a sentence. */
  readonly remedy: string;
}

/** What is wrong and what to do, by error code of the operating system. */
const reasons: Readonly<Record<string, readonly [matter: string, remedy: keyof typeof remedies]>> =
  {
    ENOSPC: ["The disk is full.", "space"],
    EDQUOT: ["Your disk quota is used up.", "space"],
    EACCES: ["You do not have permission to write here.", "rights"],
    EPERM: ["You do not have permission to write here.", "rights"],
    EROFS: ["This file system is read-only.", "rights"],
    EEXIST: ["A file, or a link that leads nowhere, is where a folder should be.", "link"],
    EMFILE: ["Too many files are open.", "files"],
    ENFILE: ["Too many files are open.", "files"],
  };

const remedies = {
  space: (option: string) => `Free some space, or choose another folder with ${option} DIR.`,
  rights: (option: string) => `Make the folder writable, or choose another one with ${option} DIR.`,
  link: (option: string) => `Remove it, or choose another folder with ${option} DIR.`,
  files: () => "Close other programs, or allow more open files (`ulimit -n`).",
};

/**
 * @param option the command-line option that names another folder
 * @returns `undefined` unless it is a file-system error
 */
export function diskError(error: unknown, option: string): DiskError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!Object.hasOwn(reasons, code)) return undefined;
  const [matter = "", remedy = "space"] = reasons[code] ?? [];
  return { matter, remedy: remedies[remedy](option) };
}
