import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "vitest";

// A command that fails throws an error; what it printed follows.
test.concurrent.each(["typecheck", "lint"])("npm run %s", async (name) => {
  await promisify(execFile)("npm", ["run", "--silent", name]).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`npm run ${name} failed.\n${error.stdout}${error.stderr}`);
    },
  );
});
