import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storageKeys } from "../../src/state/storage-keys";

test("README.md lists every key, with those of a tab after the others", () => {
  const readme = readFileSync("README.md", "utf8");
  const [, sentence = ""] = /stores only the reader's choices, under ([^]*?)\. /.exec(readme) ?? [];
  const [lasting = "", ofTab = ""] = sentence.split("for the tab,");
  const keysIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, key]) => key);
  const keysOf = (area: string) =>
    Object.entries(storageKeys).flatMap(([key, where]) => (where === area ? [key] : []));
  expect([keysIn(lasting), keysIn(ofTab)]).toEqual([
    keysOf("localStorage"),
    keysOf("sessionStorage"),
  ]);
});
