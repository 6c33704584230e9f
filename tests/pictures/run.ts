import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { generate } from "../../codegen/generate";
import { escapeText } from "../../src/shared/html";
import { serveSite } from "../../src/vite/serve";
import { browserArguments, findChromium } from "../browser/chromium";
import { academyDocument as document, sites } from "../browser/sites";

const help = `Takes the pictures of the README into docs/pictures: a page of the site of the academy, an API of the tests, and the diff of an edit of its document.

Usage: npm run pictures -- [options]

  --help   this text
`;

if (parseArgs({ options: { help: { type: "boolean" } } }).values.help) {
  process.stdout.write(help);
  process.exit();
}

const project = fileURLToPath(new URL("../../", import.meta.url));
const pictures = path.join(project, "docs/pictures");
/** The edit whose diff is shown: a rule of the document, and its replacement. */
const edit = { from: "minLength: 2\n", to: "minLength: 3\n" } as const;

/** Returns the changed lines of the pages after the edit, with the files they are in, as `git diff` prints them. */
async function diffOfEdit(dir: string): Promise<string> {
  const text = readFileSync(document, "utf8");
  if (text.split(edit.from).length !== 2)
    throw new Error(`${document} must have "${edit.from.trim()}" exactly once.`);
  for (const [name, content] of [
    ["before", text],
    [
      "after",
      text
        .replace(edit.from, edit.to)
        .replace("at least two characters", "at least three characters"),
    ],
  ] as const) {
    const spec = path.join(dir, path.basename(document));
    writeFileSync(spec, content);
    await generate({ spec, out: path.join(dir, name), check: false, progress: () => {} });
  }
  const options = ["--no-index", "--no-prefix", "--unified=4", "before/schemas", "after/schemas"];
  try {
    return execFileSync("git", ["diff", ...options], { cwd: dir, encoding: "utf8" });
  } catch (error) {
    // With differences, it exits with 1.
    return (error as { readonly stdout: string }).stdout;
  }
}

/** Returns a diff as a page: added and removed lines in colour. */
function diffPage(diff: string): string {
  const lines = diff
    .trimEnd()
    .split("\n")
    .filter((line) => !/^(?:diff|index|---) /.test(line))
    .map((line) => {
      const name = line.startsWith("+++ after/")
        ? line.replace("+++ after/", "src/generated/")
        : undefined;
      const kind = name
        ? "file"
        : ({ "+": "added", "-": "removed", "@": "place" }[line.charAt(0)] ?? "same");
      return `<span class="${kind}">${escapeText(name ?? line)}</span>`;
    });
  return `<!doctype html><style>
body { margin: 0; width: 1000px; font: 14px/22px monospace; color: #1f2328; background: #fff }
pre { margin: 0; padding: 16px 0; font: inherit } span { display: block; padding: 0 24px; white-space: pre }
.file { font-weight: 700; padding-block: 8px } .place { color: #59636e } .added { background: #dafbe1 } .removed { background: #ffebe9 }
</style><pre>${lines.join("")}</pre>`;
}

const dir = mkdtempSync(path.join(tmpdir(), "pictures-"));
mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: browserArguments,
});
try {
  const site = path.join(dir, "site");
  const generated = path.join(dir, "generated");
  await generate({ spec: document, out: generated, check: false, progress: () => {} });
  const options = Object.entries({ ...sites.academy, generated, "out-dir": site });
  execFileSync(
    "npm",
    ["run", "build", "--", ...options.flatMap(([key, value]) => [`--${key}`, value])],
    { cwd: project, stdio: "inherit" },
  );
  const { server, address } = await serveSite({ dir: site, host: "127.0.0.1", port: 4700 });
  for (const colorScheme of ["light", "dark"] as const) {
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ baseURL: address, viewport, colorScheme });
    await page.goto("api/create-class-enrollment");
    await page.screenshot({ path: path.join(pictures, `page-${colorScheme}.png`) });
  }
  server.close();
  const page = await browser.newPage({ viewport: { width: 1000, height: 100 } });
  await page.setContent(diffPage(await diffOfEdit(dir)));
  await page.screenshot({ path: path.join(pictures, "diff.png"), fullPage: true });
} finally {
  await browser.close();
  rmSync(dir, { recursive: true, force: true });
}
