import { spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { tempFolder } from "../temp-folder";

const inProject = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** The result of a command. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const start = [process.execPath, inProject("codegen/start.mjs")];

/** Runs the code generator as `npm run codegen` does, capturing its output. */
export function codegen(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return run(folder, [...start, ...args]);
}

/** Like `codegen`, with additional environment variables. */
export function codegenWith(
  environment: Readonly<Record<string, string>>,
  folder: string,
  ...args: readonly string[]
): Promise<Outcome> {
  return run(folder, [...start, ...args], environment);
}

/** Like `codegen`, on a machine with another language, time zone and umask. */
export function codegenElsewhere(folder: string, ...args: readonly string[]): Promise<Outcome> {
  const environment = { TZ: "Asia/Kathmandu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
  return run(folder, ["bash", "-c", 'umask 077; exec "$0" "$@"', ...start, ...args], environment);
}

/** Like `codegen`, with output into a pipe whose reader has exited. */
export function codegenUnread(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return run(folder, ["bash", "-c", 'exec "$0" "$@" > >(exec true)', ...start, ...args]);
}

/** Runs `npm run typecheck`. */
export function typecheck(folder: string, ...args: readonly string[]): Promise<Outcome> {
  const cli = ["--import", import.meta.resolve("tsx"), inProject("codegen/typecheck-cli.ts")];
  return run(folder, [process.execPath, ...cli, ...args]);
}

function run(
  folder: string,
  [command = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  // Fixes the language of messages and turns off colors.
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"], LANG: "C", ...environment };
  const child = spawn(command, args, { cwd: folder, env });
  const texts = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (texts.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (texts.stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...texts }));
  });
}

/** Makes a folder with a copy of a specification at `openapi.yaml`. */
export function folderWith(spec: string): string {
  const folder = tempFolder();
  cpSync(inProject(spec), path.join(folder, "openapi.yaml"));
  return folder;
}

/** Returns the text of a file of the project. */
export function textOf(name: string): string {
  return readFileSync(inProject(name), "utf8");
}

/** Removes the time, which differs from run to run. */
export function steady(text: string): string {
  return text.replace(/\d+\.\d s$/gm, "0.0 s");
}
