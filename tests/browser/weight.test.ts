import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { pageBudgets } from "../../bench/budgets";
import { pathsIn } from "./site";
import { heavyPages, weights } from "./weights";

test("every page stays within its budget", () => {
  expect(heavyPages(inject("siteDir"))).toEqual([]);
});

test("no page is larger than what is fetched ahead for the next one", () => {
  const { most } = pageBudgets["HTML fetched for the next page, bytes in Brotli"];
  const heavy = pathsIn(inject("siteDir"))
    .map((page) => path.join(inject("siteDir"), page, "index.html.br"))
    .filter((file) => statSync(file).size > most);
  expect(heavy).toEqual([]);
});

test("no script contains the content of a page, which is in its HTML", () => {
  const html = ["api/delete-class", "useCases", "useCases/offer-class"]
    .map((page) => readFileSync(path.join(inject("siteDir"), page, "index.html"), "utf8"))
    .join("");
  const scripts = readdirSync(path.join(inject("siteDir"), "assets"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(path.join(inject("siteDir"), "assets", name), "utf8"));
  const shown = {
    description: "Deletes a class and returns its id",
    parameter: "Id of the class, as returned when you create or list it",
    sample: "Method.Delete",
    program: "Prints the last response",
    guide: "a later call cannot succeed with an id you did not get",
    // Only reference components use it.
    component: "data-class",
  };
  for (const [what, text] of Object.entries(shown)) {
    expect(html.includes(text), what).toBe(true);
    expect(
      scripts.filter((script) => script.includes(text)),
      what,
    ).toEqual([]);
  }
});

test("the scripts of a page do not grow with the page", () => {
  const scripts = weights(inject("siteDir")).map((page) => page.scripts);
  expect(Math.max(...scripts) - Math.min(...scripts)).toBeLessThan(500);
});
