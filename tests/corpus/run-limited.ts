import { spawn } from "node:child_process";

/** How a process ended. */
export interface Ended {
  /** `null` if it was stopped at its time limit. */
  readonly code: number | null;
  /** Until it ended: this includes delays by other work on the machine. */
  readonly milliseconds: number;
  /** Processor time of all its threads together; 0 if it was stopped. */
  readonly processor: number;
  /** Megabytes of memory at its peak; 0 if it was stopped. */
  readonly memory: number;
  /** Both streams, in order of arrival. */
  readonly output: string;
}

/** Runs in the process itself, which reports its resource usage when it exits. */
const report = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) process.on("exit", () => {
    try { writeSync(3, JSON.stringify(process.resourceUsage())); } catch {}
  });
`)}`;

/**
 * Runs one of the project's programs, in TypeScript or JavaScript, in a separate process.
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
  const isTypeScript = program.endsWith(".ts");
  const imports = [report, ...(isTypeScript ? [import.meta.resolve("tsx")] : [])];
  const child = spawn(
    process.execPath,
    [
      "--max-old-space-size=2048",
      ...imports.flatMap((each) => ["--import", each]),
      program,
      ...args,
    ],
    {
      cwd: folder,
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    },
  );
  const output: Buffer[] = [];
  const told: Buffer[] = [];
  const [, stdout, stderr, usage] = child.stdio;
  stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  usage?.on("data", (chunk: Buffer) => told.push(chunk));
  const timer = setTimeout(() => child.kill("SIGKILL"), limit);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      const { userCPUTime, systemCPUTime, maxRSS } = readUsage(told);
      resolve({
        code,
        milliseconds: Math.round(performance.now() - start),
        processor: Math.round((userCPUTime + systemCPUTime) / 1000),
        memory: Math.round(maxRSS / 1024),
        output: Buffer.concat(output).toString(),
      });
    });
  });
}

function readUsage(told: readonly Buffer[]): NodeJS.ResourceUsage {
  const text = Buffer.concat(told).toString() || '{"userCPUTime":0,"systemCPUTime":0,"maxRSS":0}';
  return JSON.parse(text) as NodeJS.ResourceUsage;
}
