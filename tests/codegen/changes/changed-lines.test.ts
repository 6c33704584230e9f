import { expect, test } from "vitest";
import { changedLines } from "../../../codegen/changes/changed-lines";

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
    "code is compared with its blanks",
    twin.replace('"dog"', '"dog"  | "fish"'),
    ['Responses: kind: "cat" | "dog"[+  | "fish"+];'],
  ],
])("%s", (_title, after, want) => {
  const shown = changedLines(twin, after).map(({ heading, words }) => {
    const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["[+", "+]"] } as const;
    const text = words.map(({ kind, text: word }) => marks[kind][0] + word + marks[kind][1]);
    return `${heading}: ${text.join("")}`;
  });
  expect(shown).toEqual(want);
});

test("every line of a page that comes is added", () => {
  const lines = changedLines(undefined, "# New\n\nText\n");
  expect(lines.map(({ words }) => words)).toEqual([
    [{ kind: "added", text: "New" }],
    [{ kind: "added", text: "Text" }],
  ]);
});

function moveKind(): string {
  const kind = "- `kind` · string\n";
  return twin.replace(kind, "").replace("- `owner`", `${kind}- \`owner\``);
}
