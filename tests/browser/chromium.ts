import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The package's own arguments turn web security off: these are all that a test needs. */
export const browserArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Returns the path of a Chromium: `CHROME_PATH`, Debian's, or the one installed by npm (Linux on x64). */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROME_PATH"];
  if (named) return named;
  if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "The browser that comes through npm runs on Linux x64 alone: set CHROME_PATH to a Chrome or Chromium.",
    );
  }
  // The package unpacks libraries that a bare machine lacks (such as NSS) only if it believes that it runs in AWS.
  if (!hasNss()) process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

function hasNss(): boolean {
  const { stdout } = spawnSync("/sbin/ldconfig", ["-p"], { encoding: "utf8" });
  return stdout?.includes("libnss3.so") ?? false;
}
