import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { browserArguments, findChromium } from "../tests/browser/chromium";

/** The npm package, installed only when needed: with its own browser protocol, it is larger than all other installed packages. */
const lighthouse = "lighthouse@12.8.2";

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * Runs Lighthouse once, emulating its slow phone.
 *
 * @returns the figures by the names of their budgets
 * @throws Error with its output if it fails
 */
export async function runLighthouse(address: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
  try {
    const file = path.join(folder, "report.json");
    const args = [
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
    ];
    const env = { ...process.env, CHROME_PATH: await findChromium() };
    await promisify(execFile)("npm", args, { env, maxBuffer: Number.POSITIVE_INFINITY });
    const { categories, audits } = JSON.parse(readFileSync(file, "utf8")) as Result;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      "blocking time, ms": value("total-blocking-time"),
      "layout shift": value("cumulative-layout-shift"),
      "Lighthouse: performance": score("performance"),
      "Lighthouse: accessibility": score("accessibility"),
      "Lighthouse: best practices": score("best-practices"),
      "Lighthouse: SEO": score("seo"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
