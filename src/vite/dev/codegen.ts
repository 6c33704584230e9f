import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

import type { CodegenReport } from "../../shared/codegen-report";
import { projectDir } from "../site-options";

/** A codegen process that runs again whenever the document changes. */
export interface Codegen {
  /** Starts it again if it has ended by itself. */
  revive(): void;
  end(): void;
}

/**
 * Starts `codegen --watch` as a separate process, so that it cannot stop the server. It ends together with this process.
 *
 * @param args further options for codegen
 * @param onReport called after every run, and when the process ends by itself, for example because it exceeds its time limit
 */
export function startCodegen(
  args: readonly string[],
  onReport: (report: CodegenReport) => void,
): Codegen {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const program = join(projectDir, "codegen/start.mjs");
    const started = spawn(process.execPath, [program, "--watch", ...args], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    started.on("message", (report) => onReport(report as CodegenReport));
    started.on("exit", () => {
      if (child !== started) return;
      child = undefined;
      const remedy = "The terminal says why. It starts again with the next change to the document.";
      onReport({ mistakes: [{ message: "Codegen has stopped.", remedy }] });
    });
    return started;
  }

  child = start();
  return {
    revive() {
      child ??= start();
    },
    end() {
      const running = child;
      child = undefined;
      running?.kill();
    },
  };
}
