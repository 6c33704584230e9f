import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { languages, type SampleLanguage } from "../../../src/samples/languages";
import { asClass } from "./csharp";

/** How a sample ended. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const stubs = path.join(import.meta.dirname, "stubs");

/** Programs that run for a second gain nothing from optimized code. */
const quickJava = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const compiling = ["-encoding", "UTF-8", "-proc:none", "-nowarn", "-sourcepath", "."];

/** How samples of a language run: what they need besides Node, and the command that runs their files. */
const tools: Readonly<
  Record<
    SampleLanguage,
    { needed: readonly string[]; run: (files: readonly string[]) => readonly string[][] }
  >
> = {
  curl: {
    needed: ["bash", "curl", "jq"],
    run: (files) => [["bash", "-c", `${eachShell} done`, "bash", ...files]],
  },
  axios: {
    needed: [],
    run: (files) => [[process.execPath, path.join(stubs, "run.mjs"), ...files]],
  },
  requests: {
    needed: ["python3"],
    run: (files) => [
      ["python3", "-W", "error::SyntaxWarning", path.join(stubs, "run.py"), ...files],
    ],
  },
  okhttp: {
    needed: ["java", "javac"],
    run: (files) => [
      ["javac", ...quickJava.map((option) => `-J${option}`), ...compiling, "Run.java", ...files],
      ["java", ...quickJava, "-cp", ".", "Run", ...files.map((file) => path.parse(file).name)],
    ],
  },
  restsharp: {
    needed: ["mcs", "mono"],
    run: (files) => [
      [
        "mcs",
        "-langversion:7.2",
        "-nowarn:0168,1998",
        "-r:System.Net.Http.dll",
        "-out:Run.exe",
        "*.cs",
      ],
      ["mono", "Run.exe", ...files.map((file) => path.parse(file).name)],
    ],
  },
};

const eachShell =
  'for file in "$@"; do { bash -n "$file" && bash -e "$file"; } > "$file.stdout" 2> "$file.stderr"; echo $? > "$file.code";';

/** Whether a program is installed; prints a message if it is not. */
export function has(program: string): boolean {
  const found = spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
  if (!found) console.warn(`skipped: ${program} is not installed`);
  return found;
}

/** Whether this machine lacks the tools to run a language's samples. */
export function lacksTools(language: SampleLanguage): boolean {
  return !tools[language].needed.every(has);
}

/** Renames samples that are compiled together, because their names must differ. */
const ownNames: Partial<Record<SampleLanguage, (text: string, name: string) => string>> = {
  okhttp: (text, name) => text.replace("public class Main {", `public class ${name} {`),
  restsharp: asClass,
};

/** Returns the environment with our stub of `requests`, if Python lacks the library. */
const stubbed = () =>
  spawnSync("python3", ["-c", "import requests"], { stdio: "ignore" }).status === 0
    ? {}
    : { PYTHONPATH: path.join(stubs, "python") };

/**
 * Runs samples of one language one after the other, in one process.
 *
 * @param cwd a separate folder; it is created if necessary
 */
export async function runSamples(
  language: SampleLanguage,
  texts: readonly string[],
  cwd: string,
): Promise<readonly Outcome[]> {
  if (!existsSync(cwd)) mkdirSync(cwd);
  if (language === "axios" && !existsSync(path.join(cwd, "node_modules"))) {
    mkdirSync(path.join(cwd, "node_modules"));
    const axios = fileURLToPath(import.meta.resolve("axios/package.json"));
    symlinkSync(path.dirname(axios), path.join(cwd, "node_modules/axios"));
  }
  if (language === "okhttp") cpSync(path.join(stubs, "java"), cwd, { recursive: true });
  if (language === "restsharp") cpSync(path.join(stubs, "csharp"), cwd, { recursive: true });
  const ending = languages[language].file.split(".").at(-1) ?? "";
  const files = texts.map((text, index) => {
    const name = `Main${String(index).padStart(3, "0")}`;
    const own = ownNames[language]?.(text, name) ?? text;
    writeFileSync(path.join(cwd, `${name}.${ending}`), own);
    return `${name}.${ending}`;
  });
  // Node colors numbers if it is forced to.
  const env = {
    ...process.env,
    ...(language === "requests" && stubbed()),
    FORCE_COLOR: "0",
    PYTHONDONTWRITEBYTECODE: "1",
  };
  for (const [program = "", ...args] of tools[language].run(files))
    await promisify(execFile)(program, args, { cwd, env, timeout: 220_000, maxBuffer: 1e8 });
  return files.map((file) => {
    const read = (ending: string) => readFileSync(path.join(cwd, `${file}.${ending}`), "utf8");
    return { code: Number(read("code")), stdout: read("stdout"), stderr: read("stderr") };
  });
}
