import { spawn } from "node:child_process";

import { programOf } from "../../../program/folders.mjs";
import type { CodegenReport } from "../../shared/codegen-report";

/**
 * Starts `codegen --watch`, which runs again whenever the document changes, as a separate process, so that it cannot stop the server. It
 * ends together with this process.
 *
 * @param args further options for codegen
 * @param onReport called after every run, and when the process ends by itself, for example because it exceeds its time limit
 * @returns a function that starts it again if it has ended by itself
 */
export function startCodegen(
  args: readonly string[],
  onReport: (report: CodegenReport) => void,
): () => void {
  let isRunning = false;
  let hasReported = false;

  function start(): void {
    if (isRunning) return;
    isRunning = true;
    const program = programOf("codegen", "codegen/start.mjs");
    const child = spawn(process.execPath, [program, "--watch", ...args], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.on("message", (report) => {
      hasReported = true;
      onReport(report as CodegenReport);
    });
    child.on("exit", (code) => {
      // It has said that it cannot tell which document to read.
      if (code === 2 && !hasReported) process.exit(code);
      isRunning = false;
      const remedy = "The terminal says why. It starts again when the document changes.";
      onReport({ mistakes: [{ message: "Codegen has stopped.", remedy }] });
    });
  }

  start();
  return start;
}
