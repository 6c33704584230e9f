import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { codegen } from "./codegen/cli/run";

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

test("the workflow for pull requests calls the command with options that exist", async () => {
  const { jobs } = parseYaml(readFileSync(".github/workflows/changes.yml", "utf8")) as Workflow;
  const lines = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .flatMap(({ run = "" }) => run.split("\n").filter((line) => line.includes("codegen")));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const [, args = ""] = /codegen -- (.*?)(?: >.*)?$/.exec(line) ?? [];
    const given = args.replaceAll('"HEAD^1"', "nothing").split(" ");
    const { stderr, code } = await codegen(".", ...given);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("git does not know the revision `nothing`"),
    });
  }
});
