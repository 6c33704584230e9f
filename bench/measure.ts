import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The cost of running a program. */
export interface Cost {
  /** Wall time. */
  readonly seconds: number;
  /** Peak resident set in bytes, with child processes; known on Linux only. */
  readonly peakMemory: number | undefined;
  /** Time of all processors, user and system, with child processes; known on Linux only. */
  readonly cpuSeconds: number | undefined;
  readonly output: string;
}

/** Milliseconds between two measurements of memory. */
const interval = 50;

/**
 * Runs a script of `package.json` in its own process, without npm's startup time.
 *
 * @param project folder of a checkout of this project
 * @throws Error with the program's output if it fails
 */
export function measure(
  command: "build" | "codegen",
  args: readonly string[],
  project = path.resolve(import.meta.dirname, ".."),
): Promise<Cost> {
  const { scripts } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<"build" | "codegen", string>>;
  };
  const [, ...program] = scripts[command].split(" ");
  const start = performance.now();
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let peak: number | undefined;
  let cpu: number | undefined;
  const sample = () => {
    if (child.pid === undefined) return;
    const now = residentBytes(child.pid);
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
    cpu = cpuSecondsOf(child.pid) ?? cpu;
  };
  const timer = setInterval(sample, interval);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, peakMemory: peak, cpuSeconds: cpu, output });
      else reject(new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`));
    });
  });
}

/** Returns the current memory of a process and its descendants. Shared pages count once per process. */
function residentBytes(root: number): number | undefined {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  const names = existsSync("/proc") ? readdirSync("/proc") : [];
  for (const name of names.filter((one) => /^\d+$/.test(one))) {
    const status = readProcess(`${name}/status`);
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    parents.set(Number(name), Number(parent));
    resident.set(Number(name), Number(kilobytes ?? 0) * 1024);
  }
  if (!resident.has(root)) return undefined;
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id);
    return id === root || (parent !== undefined && parent !== id && isBelow(parent));
  };
  return [...resident].reduce((sum, [id, bytes]) => (isBelow(id) ? sum + bytes : sum), 0);
}

/** Clock ticks per second on every Linux that Node runs on. */
const ticks = 100;

/**
 * Returns the processor time of a process and of those children that have ended.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html for the fields 14 to 17
 */
function cpuSecondsOf(id: number): number | undefined {
  const stat = readProcess(`${id}/stat`);
  if (stat === "") return undefined;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
}

/** Returns a file about a process in `/proc`; empty if the process has just ended. */
function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, "utf8");
  } catch {
    return "";
  }
}
