import { readFileSync } from "node:fs";
import path from "node:path";
import { pageBudgets } from "../../bench/budgets";
import { gzippedBytes, scriptsIn, stylesIn } from "../../bench/pages";
import { pathsIn } from "./site";

/** Returns the bytes of each page in a built site: of HTML with styles, and of scripts. */
export function weights(dir: string) {
  const total = (assets: readonly string[]) =>
    assets.reduce((sum, asset) => sum + gzippedBytes(path.join(dir, asset)), 0);
  return pathsIn(dir).map((page) => {
    const file = path.join(dir, page, "index.html");
    const html = readFileSync(file, "utf8");
    return {
      page,
      reading: gzippedBytes(file) + total(stylesIn(html)),
      scripts: total(scriptsIn(html)),
    };
  });
}

/** Returns the pages of a built site that exceed their budget, or weigh so little that their assets were not found. */
export function heavyPages(dir: string) {
  return weights(dir).filter(
    ({ reading, scripts }) =>
      reading < 5_000 ||
      scripts < 50_000 ||
      reading > pageBudgets["HTML and CSS of an operation, bytes gzipped"].most ||
      scripts > pageBudgets["all scripts, bytes gzipped"].most,
  );
}
