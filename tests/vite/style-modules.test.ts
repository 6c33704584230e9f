import path from "node:path";
import { expect, test } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { scopedClassName } from "../../src/vite/style-modules";

test("every class has its own name of two characters, without that of the root", () => {
  const navbar = path.join(engineDir, "src/layout/Navbar.module.css");
  expect(scopedClassName("navbar", navbar)).toMatch(/^[a-z][0-9a-z]$/);
  // More than two characters have room for.
  const names = Array.from({ length: 1_000 }, (_, index) => scopedClassName(`x${index}`, navbar));
  expect(new Set([...names, scopedClassName("navbar", navbar)]).size).toBe(1_001);
  expect(names).not.toContain("js");
  expect(names.filter((name) => !/^[a-z][0-9a-z]{1,2}$/.test(name))).toEqual([]);
  expect(scopedClassName("x0", navbar)).toBe(names[0]);
});
