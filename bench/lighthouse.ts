import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { browserArguments, findChromium } from "../tests/browser/chromium";

/** Comes from npm when it is needed: with its own browser protocol it is larger than all else that is installed. */
const lighthouse = "lighthouse@12.8.2";

/** What Lighthouse says of a page, on its slow phone. */
export interface LighthouseReport {
  /** From 0 to 100. */
  readonly scores: Readonly<
    Record<"performance" | "accessibility" | "best-practices" | "seo", number>
  >;
  /** Milliseconds. */
  readonly blockingTime: number;
  readonly layoutShift: number;
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * Runs Lighthouse once.
 *
 * @throws Error with its output if it fails
 */
export async function runLighthouse(address: string): Promise<LighthouseReport> {
  const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
  try {
    const file = path.join(folder, "report.json");
    await run([
      "exec",
      "--yes",
      `--package=${lighthouse}`,
      "--",
      "lighthouse",
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=${browserArguments.join(" ")}`,
    ]);
    const { categories, audits } = JSON.parse(readFileSync(file, "utf8")) as Result;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      blockingTime: value("total-blocking-time"),
      layoutShift: value("cumulative-layout-shift"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(args: readonly string[]): Promise<void> {
  const child = spawn("npm", args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CHROME_PATH: await findChromium() },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse ended with ${code}:\n${output}`));
    });
  });
}
