import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleBody } from "../../../codegen/samples/body";
import { type Arrived, refusal, startEcho } from "./echo";
import { media, model, operation, response, server } from "./builders";
import { sampleTexts } from "./filled";
import { loggedIn, type Torture, tortures } from "./torture";

const run = promisify(execFile);
const stubs = join(import.meta.dirname, "stubs");
const fileContent = Buffer.from([0, 1, 2, 255]);

let echo: Awaited<ReturnType<typeof startEcho>>;
let folder: string;
let given: readonly Torture[];

beforeAll(async () => {
  echo = await startEcho();
  folder = mkdtempSync(join(tmpdir(), "samples-"));
  given = [...tortures(echo.origin), loggedIn(echo.origin)];
});

afterAll(async () => {
  await echo.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs samples in a folder of their own; says what arrived, and that no sample left a file behind. */
async function execute(
  language: string,
  files: Readonly<Record<string, string>>,
  command: (cwd: string) => Promise<unknown>,
): Promise<readonly Arrived[]> {
  const cwd = join(folder, language);
  mkdirSync(cwd);
  writeFileSync(join(cwd, "file.bin"), fileContent);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  await command(cwd);
  expect(readdirSync(cwd).filter((name) => name.startsWith("PWNED"))).toEqual([]);
  return echo.take();
}

function has(program: string, flag: string): boolean {
  const found = spawnSync(program, [flag], { stdio: "ignore" }).status === 0;
  if (!found) console.warn(`skipped: ${program} is not installed`);
  return found;
}

/** What runs for a second gains nothing from code that is optimized. */
const quickJava = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const compiling = quickJava
  .map((option) => `-J${option}`)
  .concat("-encoding", "UTF-8", "-proc:none", "-nowarn", "-sourcepath", ".");

const hasCurl = has("bash", "--version") && has("curl", "--version");
const hasPython = has("python3", "--version");
const hasJava = has("javac", "-version") && has("java", "-version");

describe("every value arrives unchanged", () => {
  test.skipIf(!hasCurl)("curl", async () => {
    const files = Object.fromEntries(
      given.map((one, index) => [`${name(index)}.sh`, one.texts.curl]),
    );
    const arrived = await execute("curl", files, async (cwd) => {
      const each = 'for file in *.sh; do bash -n "$file" && bash -e "$file" || exit 1; done';
      await run("bash", ["-c", each], { cwd });
    });
    expectAll(arrived, (value) => value.replaceAll("\0", "\uFFFD"));
  });

  test("axios", async () => {
    const files = Object.fromEntries(
      given.map((one, index) => [`${name(index)}.mjs`, one.texts.axios]),
    );
    const all = Object.keys(files).map((file) => `await import("./${file}");\n`);
    const arrived = await execute("axios", { ...files, "all.mjs": all.join("") }, async (cwd) => {
      cpSync(join(stubs, "axios"), join(cwd, "node_modules/axios"), { recursive: true });
      await run(process.execPath, ["all.mjs"], { cwd });
    });
    // FormData writes every line end as CRLF (HTML, 4.10.21.8), and so does axios; its parts have no headers of their own.
    expectAll(
      arrived,
      (value, kind) => (kind === "multipart" ? value.replace(/\r\n?|\n/g, "\r\n") : value),
      false,
    );
  });

  test.skipIf(!hasPython)("requests", async () => {
    const files = Object.fromEntries(
      given.map((one, index) => [`${name(index)}.py`, one.texts.requests]),
    );
    const all = Object.keys(files).map((file) => `runpy.run_path("${file}")\n`);
    const arrived = await execute(
      "requests",
      { ...files, "all.py": `import runpy\n${all.join("")}` },
      (cwd) =>
        run("python3", ["-W", "error::SyntaxWarning", "all.py"], {
          cwd,
          env: { ...process.env, PYTHONPATH: join(stubs, "python"), PYTHONDONTWRITEBYTECODE: "1" },
        }),
    );
    expectAll(arrived);
  });

  test.skipIf(!hasJava)("okhttp", async () => {
    const classes = given.map((_, index) => `Main${name(index)}`);
    const files = Object.fromEntries(
      given.map((one, index) => [
        `Main${name(index)}.java`,
        one.texts.okhttp.replace("public class Main {", `public class Main${name(index)} {`),
      ]),
    );
    const arrived = await execute("okhttp", files, async (cwd) => {
      cpSync(join(stubs, "java"), cwd, { recursive: true });
      const sources = readdirSync(cwd).filter((file) => file.endsWith(".java"));
      await run("javac", [...compiling, ...sources], { cwd });
      await run("java", [...quickJava, "-cp", ".", "Run", ...classes], { cwd });
    });
    expectAll(arrived);
  });
});

/** The requests that a language of a site can send, as they were wanted. */
const sendable = (key: string) =>
  given.flatMap((one) => {
    const text = one.added(key);
    return text === undefined ? [] : [{ text, want: one }];
  });

describe("every value arrives unchanged, in a language that a site adds", () => {
  test("fetch", async () => {
    const all = sendable("fetch");
    const files = Object.fromEntries(all.map(({ text }, index) => [`${name(index)}.mjs`, text]));
    const imports = Object.keys(files).map((file) => `await import("./${file}");\n`);
    const arrived = await execute("fetch", { ...files, "all.mjs": imports.join("") }, (cwd) =>
      run(process.execPath, ["all.mjs"], { cwd }),
    );
    expectAll(
      arrived,
      undefined,
      true,
      all.map(({ want }) => want),
    );
  });

  test.skipIf(!has("bash", "--version") || !has("wget", "--version"))("wget", async () => {
    // It has no headers without a value, and sends no bytes of a body after HEAD.
    const all = sendable("wget").filter(({ want: { want } }) =>
      want.headers.every(({ value }) => value !== ""),
    );
    const files = Object.fromEntries(all.map(({ text }, index) => [`${name(index)}.sh`, text]));
    const arrived = await execute("wget", files, async (cwd) => {
      const each = 'for file in *.sh; do bash -n "$file" && bash -e "$file" || exit 1; done';
      await run("bash", ["-c", each], { cwd });
    });
    const text = (value: string) => value.replaceAll("\0", "\uFFFD");
    expectAll(
      arrived,
      text,
      true,
      all.map(({ want }) => want),
    );
  });

  test("http", async () => {
    const all = sendable("http");
    const { hostname, port } = new URL(echo.origin);
    const arrived = await execute("http", {}, async () => {
      for (const { text } of all) {
        const [head = "", ...body] = text.split(/\n\n(.*)/s);
        const socket = connect(Number(port), hostname);
        socket.end(`${head.replaceAll("\n", "\r\n")}\r\n\r\n${body[0] ?? ""}`);
        await once(socket.resume(), "close");
      }
    });
    expectAll(
      arrived,
      undefined,
      true,
      all.map(({ want }) => want),
    );
  });
});

describe("a refused request shows status and body, and fails", () => {
  const refused = (language: "curl" | "axios" | "requests" | "okhttp", file?: string) => {
    const responses = [response("200", media(file ?? "application/json", undefined))];
    const given = operation("get", "/refused", { servers: [server(echo.origin)], responses });
    return sampleTexts(given, model())[language];
  };
  const outcome = async (program: string, args: readonly string[], cwd: string, env = {}) => {
    const options = { cwd, env: { ...process.env, ...env } };
    return run(program, [...args], options).then(
      () => ({ code: 0, output: "" }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  };
  const folderFor = (language: string) => {
    const cwd = join(folder, `refused-${language}`);
    mkdirSync(cwd);
    return cwd;
  };
  const expectRefusal = ({ code, output }: { code: number; output: string }) => {
    expect(code).not.toBe(0);
    expect(output).toContain("422");
    expect(output).toContain(refusal);
  };

  test.skipIf(!hasCurl)("curl", async () => {
    expectRefusal(await outcome("bash", ["-c", refused("curl")], folderFor("curl")));
  });

  test.each(["application/json", "application/zip", "text/event-stream"])(
    "axios, %s",
    async (type) => {
      const cwd = folderFor(`axios-${type.slice(-3)}`);
      cpSync(join(stubs, "axios"), join(cwd, "node_modules/axios"), { recursive: true });
      writeFileSync(join(cwd, "a.mjs"), refused("axios", type));
      expectRefusal(await outcome(process.execPath, ["a.mjs"], cwd));
    },
  );

  test.skipIf(!hasPython)("requests", async () => {
    const cwd = folderFor("requests");
    writeFileSync(join(cwd, "a.py"), refused("requests"));
    const env = { PYTHONPATH: join(stubs, "python"), PYTHONDONTWRITEBYTECODE: "1" };
    expectRefusal(await outcome("python3", ["a.py"], cwd, env));
  });

  test.skipIf(!hasJava)("okhttp", async () => {
    const cwd = folderFor("okhttp");
    cpSync(join(stubs, "java"), cwd, { recursive: true });
    writeFileSync(join(cwd, "Main.java"), refused("okhttp"));
    await run("javac", [...compiling, "Main.java"], { cwd });
    expectRefusal(await outcome("java", [...quickJava, "-cp", ".", "Main"], cwd));
  });
});

/** What a language cannot help changing in a text. */
type Rewrite = (value: string, kind: "text" | "multipart") => string;

function name(index: number): string {
  return String(index).padStart(3, "0");
}

function expectAll(
  arrived: readonly Arrived[],
  text: Rewrite = (value) => value,
  canSendPartHeaders = true,
  sent = given,
): void {
  expect(arrived).toHaveLength(sent.length);
  sent.forEach((want, index) => {
    const got = arrived[index];
    if (got === undefined) throw new Error(`nothing arrived for request ${index}`);
    expectArrived(got, want.want, text, canSendPartHeaders);
  });
}

function expectArrived(
  got: Arrived,
  want: Torture["want"],
  text: Rewrite,
  canSendPartHeaders: boolean,
): void {
  const [path, query = ""] = got.target.split(/\?(.*)/s);
  expect([got.method, decodeURIComponent(path ?? "")]).toEqual([want.method, want.path]);
  // curl takes `{key}` for a set of one, which does no harm to a placeholder.
  const placeholders = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, value]) => [name, value.replace(/^\{(key)\}$/, "$1")]);
  expect(placeholders([...new URLSearchParams(query)])).toEqual(placeholders(want.query));
  for (const { name, value } of want.headers) expect(got.headers[name.toLowerCase()]).toBe(value);
  expect(got.headers["injected"]).toBeUndefined();
  expectBody(got, want.body, text, canSendPartHeaders);
}

function expectBody(
  got: Arrived,
  want: SampleBody | undefined,
  text: Rewrite,
  canSendPartHeaders: boolean,
): void {
  if (want === undefined) {
    expect(got.body.toString()).toBe("");
    return;
  }
  const type = String(got.headers["content-type"]);
  if (want.kind === "multipart") {
    const notes = want.parts.flatMap(({ headers }) => headers.map(({ value }) => value));
    const arrived = [...got.body.toString().matchAll(/^X-Note: (.*?)\r$/gm)].map(
      ([, note]) => note,
    );
    expect(arrived).toEqual(canSendPartHeaders ? notes : []);
    expect(partsOf(got.body, type)).toEqual(
      want.parts.map((part) =>
        part.kind === "file"
          ? [part.name.replaceAll('"', "%22"), part.file, fileContent.toString("latin1")]
          : [part.name, undefined, Buffer.from(text(part.text, want.kind)).toString("latin1")],
      ),
    );
    return;
  }
  // Some clients add the charset of a text that they encode themselves.
  expect(type.toLowerCase().replace(/; ?charset=utf-8$/, "")).toBe(
    want.type.toLowerCase().replace(/; ?charset=utf-8$/, ""),
  );
  if (want.kind === "json") expect(JSON.parse(got.body.toString())).toEqual(want.value);
  if (want.kind === "text") expect(got.body.toString()).toBe(text(want.text, want.kind));
  if (want.kind === "file") expect(got.body).toEqual(fileContent);
  if (want.kind === "form") {
    const pairs = want.pairs.map(({ text: pair }) => pair).join("&");
    expect([...new URLSearchParams(got.body.toString())]).toEqual([...new URLSearchParams(pairs)]);
  }
}

/** Name, file name and bytes (as Latin-1) of each part; a part that has a type but is no file may be named `blob`. */
function partsOf(body: Buffer, type: string): readonly (readonly (string | undefined)[])[] {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? "";
  return body
    .toString("latin1")
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = "", content = ""] = part.split(/\r\n\r\n(.*)\r\n$/s);
      const file = /filename="([^"]*)"/.exec(head)?.[1];
      return [/ name="([^"]*)"/.exec(head)?.[1], file === "blob" ? undefined : file, content];
    });
}
