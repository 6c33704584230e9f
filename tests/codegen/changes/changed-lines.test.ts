import { expect, test } from "vitest";
import { changedLines } from "../../../codegen/changes/changed-lines";

/** Returns an example below its caption. */
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
    "a row is listed below its headings and enclosing rows",
    twin.replace("at least 3", "at least 5"),
    ["Request body › application/json › owner: name · string · at least [-3-][+5+] characters"],
  ],
  [
    "a change in the text of a row names the row",
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
    "the next row does not belong to it",
    twin.replace("`kind` · string", "`kind` · integer"),
    ["Request body › application/json: kind · [-string-][+integer+]"],
  ],
  [
    "a new row does not replace the changed one after it",
    twin.replace("`kind` · string", "`breed` · string\n- `kind` · integer"),
    [
      "Request body › application/json: kind · [-string-][+integer+]",
      "Request body › application/json: [+breed · string+]",
    ],
  ],
  ["a row that moved is not a change", moveKind(), []],
  [
    "lines below different headings, or of different kinds, are not paired",
    twin.replace("- `kind` · string\n\n## Responses", "Send it as text.\n\n## Answers"),
    [
      "Request body › application/json: [-kind · string-]",
      ": [-Responses-][+Answers+]",
      "Request body › application/json: [+Send it as text.+]",
    ],
  ],
  [
    "a table is read by its cells",
    twin.replace(
      "## Responses",
      "| Kind | Says |\n| --- | :-: |\n| cat | `a\\|b` |\n\n## Responses",
    ),
    [
      "Request body › application/json: [+Kind · Says+]",
      "Request body › application/json: [+cat · a|b+]",
    ],
  ],
  [
    "of several lines, only those that share words are paired",
    twin.replace("Whom it belongs to.", "Several people may.\n\n  Who it belongs to."),
    [
      "Request body › application/json › owner: [-Whom-][+Who+] it belongs to.",
      "Request body › application/json › owner: [+Several people may.+]",
    ],
  ],
  [
    "a link that leads elsewhere is shown with its address",
    twin.replace("pet-create.md", "cat.md"),
    ["Request body: application/json · PetCreate (/api/schemas/[-pet-create-][+cat+].md)"],
  ],
  [
    "a removed row is listed without what it contains",
    twin.replace(/- `owner`.*(?=- `kind`)/s, ""),
    ["Request body › application/json: [-owner · object-]"],
  ],
  [
    "whitespace in code is compared",
    twin.replace('"dog"', '"dog"  | "fish"'),
    ['Responses: kind: "cat" | "dog"[+  | "fish"+];'],
  ],
])("%s", (_title, after, want) => {
  expect(shown(twin, after)).toEqual(want);
});

test.each([
  [
    "a different one is listed by its caption",
    example("generated", "text").replace("cat", "text"),
    ["Responses: Example: [-declared-][+generated+]"],
  ],
  [
    "the same one is listed line by line",
    example("renamed", "Ada"),
    ["Responses: Example: [-declared-][+renamed+]", 'Responses: "name": "[-Tom-][+Ada+]",'],
  ],
])("a replaced example: %s", (_title, after, want) => {
  expect(shown(twin + example("declared", "Tom"), twin + after)).toEqual(want);
});

test("every line of a new page is added", () => {
  const lines = changedLines(undefined, "# New\n\nText\n");
  expect(lines.map(({ words }) => words)).toEqual([
    [{ kind: "added", text: "New" }],
    [{ kind: "added", text: "Text" }],
  ]);
});

/** Returns the changed lines as text. */
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
