import { describe, expect, test } from "vitest";
import { OperationPage } from "../../src/reference/OperationPage";
import type { Schema } from "../../src/reference/types";
import { writeMarkdown } from "../../src/vite/markdown/write-markdown";
import { blocksOf } from "../../src/vite/page-blocks";
import { pageEntries } from "../../src/vite/search/page-entries";
import { render, renderInBody } from "./render";

const address: Schema = {
  type: "object",
  closed: true,
  properties: [
    { name: "city", type: "string", required: true, minLength: 3, description: "Town or city." },
    { name: "kind", type: "string", enum: [{ value: "HOME" }, { value: "WORK" }] },
  ],
};
const owner: Schema = {
  type: "object",
  properties: [{ name: "address", required: true, ...address, description: "Where." }],
};
const city: Schema = { type: "object", properties: [{ name: "city", type: "string" }] };
const variants = [
  { label: "Post", ...city },
  { label: "None", type: "object" as const, properties: [] },
];
const ways: Schema = { type: { shapes: 2 }, unions: [{ mode: "oneOf", variants }] };

const inArticle = (html: string) => blocksOf(`<article>${html}</article>`);

describe("what components declare is written in Markdown:", () => {
  test.each([
    [
      "rows with their facts, allowed values, and that there are no others",
      owner,
      `- \`address\` · object · required

  Where.

  **2 properties, 1 required; no others allowed**
  - \`city\` · string · required · at least 3 characters

    Town or city.
  - \`kind\` · string

    Allowed values
    - \`HOME\`
    - \`WORK\`
`,
    ],
    [
      "variants as items that contain their rows",
      ways,
      "One of\n\n- **Post**\n  - `city` · string\n- **None**\n",
    ],
  ])("%s", (_, schema, want) => {
    expect(writeMarkdown(inArticle(renderInBody(schema)))).toBe(want);
  });

  test("the address, without what only repeats the sections below", () => {
    const page = (
      <OperationPage
        id="a"
        method="get"
        path="/a/{b}"
        title="Get it"
        deprecated
        description="Returns one thing."
        parameters={[{ in: "header", name: "X-Key", type: "string" }]}
        requestBody={{ required: true, content: [{ mediaType: "text/plain" }] }}
      />
    );
    const blocks = blocksOf(render(page));
    expect(writeMarkdown(blocks)).toBe(
      "# Get it\n\nGET `/a/{b}` deprecated\n\nReturns one thing.\n\n## Header parameters\n\n- `X-Key` · string\n\n## Request body · required\n\n### text/plain\n",
    );
    const operation = { method: "get", path: "/a/{b}" } as const;
    const about = { path: "/api/a", kind: "operation", title: "Get it", operation } as const;
    expect(pageEntries(about, blocks).map(({ title, text }) => [title, text])).toEqual([
      ["Get it", "Returns one thing."],
      ["X-Key", ""],
    ]);
  });
});
