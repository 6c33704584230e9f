// Runs the modules that are named, one after the other, and keeps what each prints and how it ends.
import { writeFileSync } from "node:fs";

for (const name of process.argv.slice(2)) {
  const printed = { stdout: "", stderr: "" };
  const real = {};
  for (const stream of ["stdout", "stderr"]) {
    real[stream] = process[stream].write;
    process[stream].write = (text) => ((printed[stream] += text), true);
  }
  try {
    await import(`${process.cwd()}/${name}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  for (const stream of ["stdout", "stderr"]) process[stream].write = real[stream];
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  for (const [ending, text] of Object.entries({ code, ...printed })) {
    writeFileSync(`${name}.${ending}`, `${text}`);
  }
}
