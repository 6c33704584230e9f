import { expect, test } from "vitest";
import { changedLines } from "../../../codegen/changes/changed-lines";

/** An example below its caption. */
const example = (origin: string, name: string) =>
  `\n**Example: ${origin}**\n\n\`\`\`json\n{\n  "name": "${name}",\n  "kind": "cat"\n}\n\`\`\`\n`;

const twin = `# Create pet

## Request body · required

### application/json · [PetCreate](/api/schemas/pet-create.md)

- \`owner\` · object  
  Whom it belongs to.
  - \`name\` · string · at least 3 characters  
    His or her name.

    Allowed values: \`A\`, \`B\`
- \`kind\` · string

## Responses

\`\`\`ts
kind: "cat" | "dog";
\`\`\`
`;

test.each([
  [
    "a row stands below its headings and the rows around it",
    twin.replace("at least 3", "at least 5"),
    ["Request body › application/json › owner: name · string · at least [-3-][+5+] characters"],
  ],
  [
    "what a row says names the row",
    twin.replace("Whom it", "Who it").replace("`B`", "`B`, `C`"),
    [
      "Request body › application/json › owner: [-Whom-][+Who+] it belongs to.",
      "Request body › application/json › owner › name: Allowed values: A, B[+, C+]",
    ],
  ],
  [
    "several words in a row are one change",
    twin.replace("His or her name", "The name of the owner"),
    [
      "Request body › application/json › owner › name: [-His or her-][+The+] name [+of the owner+].",
    ],
  ],
  [
    "the row after another does not belong to it",
    twin.replace("`kind` · string", "`kind` · integer"),
    ["Request body › application/json: kind · [-string-][+integer+]"],
  ],
  [
    "a new row does not take the place of the changed one behind it",
    twin.replace("`kind` · string", "`breed` · string\n- `kind` · integer"),
    [
      "Request body › application/json: kind · [-string-][+integer+]",
      "Request body › application/json: [+breed · string+]",
    ],
  ],
  ["a row that moved says nothing new", moveKind(), []],
  [
    "lines below other headings, and of other kinds, are no pairs",
    twin.replace("- `kind` · string\n\n## Responses", "Send it as text.\n\n## Answers"),
    [
      "Request body › application/json: [-kind · string-]",
      ": [-Responses-][+Answers+]",
      "Request body › application/json: [+Send it as text.+]",
    ],
  ],
  [
    "a link that leads elsewhere is shown with its address",
    twin.replace("pet-create.md", "cat.md"),
    ["Request body: application/json · PetCreate (/api/schemas/[-pet-create-][+cat+].md)"],
  ],
  [
    "a row that goes is told without what is in it",
    twin.replace(/- `owner`.*(?=- `kind`)/s, ""),
    ["Request body › application/json: [-owner · object-]"],
  ],
  [
    "code is compared with its blanks",
    twin.replace('"dog"', '"dog"  | "fish"'),
    ['Responses: kind: "cat" | "dog"[+  | "fish"+];'],
  ],
])("%s", (_title, after, want) => {
  expect(shown(twin, after)).toEqual(want);
});

test.each([
  [
    "another one is told by its caption",
    example("generated", "text").replace("cat", "text"),
    ["Responses: Example: [-declared-][+generated+]"],
  ],
  [
    "the same one is told line by line",
    example("renamed", "Ada"),
    ["Responses: Example: [-declared-][+renamed+]", 'Responses: "name": "[-Tom-][+Ada+]",'],
  ],
])("an example in place of another: %s", (_title, after, want) => {
  expect(shown(twin + example("declared", "Tom"), twin + after)).toEqual(want);
});

test("every line of a page that comes is added", () => {
  const lines = changedLines(undefined, "# New\n\nText\n");
  expect(lines.map(({ words }) => words)).toEqual([
    [{ kind: "added", text: "New" }],
    [{ kind: "added", text: "Text" }],
  ]);
});

/** The changed lines as text. */
function shown(was: string, is: string): readonly string[] {
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["[+", "+]"] } as const;
  return changedLines(was, is).map(({ heading, words }) => {
    const text = words.map(({ kind, text: word }) => marks[kind][0] + word + marks[kind][1]);
    return `${heading}: ${text.join("")}`;
  });
}

function moveKind(): string {
  const kind = "- `kind` · string\n";
  return twin.replace(kind, "").replace("- `owner`", `${kind}- \`owner\``);
}
