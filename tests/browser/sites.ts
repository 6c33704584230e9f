import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const fixture = (path: string) => at(`tests/fixtures/${path}`);

/** The document of the academy, a frozen copy of an API with guides, and the workflows beside it. */
export const academyDocument = fixture("academy/openapi/academy.yaml");

/** The sites that browser tests share, as options of `npm run build`. */
export const sites = {
  /** Its tree is not committed: the setup generates it. */
  academy: {
    generated: at(".cache/academy"),
    content: fixture("academy/content"),
    config: fixture("academy/site.config.ts"),
  },
  /** Every navbar kind, two versions, languages and sets of docs. */
  fixture: {
    generated: fixture("generated-tiny"),
    content: fixture("site/content"),
    config: fixture("site/site.config.ts"),
  },
  /** All other options, below a base path. */
  other: {
    generated: fixture("generated-tiny"),
    content: fixture("site/other-content"),
    config: fixture("site/other.config.ts"),
  },
} as const;

/** Builds a site as `npm run build` does: unlike one built in this process, it has the production build of React. */
export async function buildAsCommand(
  site: Readonly<Record<string, string>>,
  dir: string,
): Promise<void> {
  const options = Object.entries(site).flatMap(([key, value]) => [`--${key}`, value]);
  const cli = at("src/vite/start.mjs");
  await promisify(execFile)(process.execPath, [cli, ...options, "--out-dir", dir]);
}
