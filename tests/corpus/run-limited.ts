import { spawn } from "node:child_process";

/** How a process ended. */
export interface Ended {
  /** `null` when it was stopped because its time was up. */
  readonly code: number | null;
  readonly milliseconds: number;
  /** Both streams, in the order in which they came. */
  readonly output: string;
}

/**
 * Runs one of the project's TypeScript programs in a process of its own.
 *
 * @param folder the working folder
 * @param limit milliseconds after which it is stopped
 */
export function runLimited(
  program: string,
  args: readonly string[],
  { folder, limit }: { readonly folder: string; readonly limit: number },
): Promise<Ended> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ["--max-old-space-size=2048", "--import", import.meta.resolve("tsx"), program, ...args],
    { cwd: folder, env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NO_COLOR: "1" } },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const timer = setTimeout(() => child.kill("SIGKILL"), limit);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, milliseconds: Math.round(performance.now() - start), output });
    });
  });
}
