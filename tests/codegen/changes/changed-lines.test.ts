import { expect, test } from "vitest";
import { changedLines } from "../../../codegen/changes/changed-lines";
import { table } from "../table";

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

/** What is replaced in the page, and what is then listed. */
test.each(table<readonly [title: string, edits: Readonly<Record<string, string>>, want: unknown]>`
  a row is listed below its headings and enclosing rows:
    - { at least 3: at least 5 }
    - ["Request body › application/json › owner: name · string · at least [-3-][+5+] characters"]
  a change in the text of a row names the row:
    - { Whom it: Who it, "\`B\`": "\`B\`, \`C\`" }
    - - "Request body › application/json › owner: [-Whom-][+Who+] it belongs to."
      - "Request body › application/json › owner › name: Allowed values: A, B[+, C+]"
  several words in a row are one change:
    - { His or her name: The name of the owner }
    - ["Request body › application/json › owner › name: [-His or her-][+The+] name [+of the owner+]."]
  the next row does not belong to it:
    - { "\`kind\` · string": "\`kind\` · integer" }
    - ["Request body › application/json: kind · [-string-][+integer+]"]
  a new row does not replace the changed one after it:
    - { "\`kind\` · string": "\`breed\` · string\n- \`kind\` · integer" }
    - - "Request body › application/json: kind · [-string-][+integer+]"
      - "Request body › application/json: [+breed · string+]"
  a row that moved is not a change:
    - { "- \`kind\` · string\n": "", "- \`owner\`": "- \`kind\` · string\n- \`owner\`" }
    - []
  lines below different headings, or of different kinds, are not paired:
    - { "- \`kind\` · string\n\n## Responses": "Send it as text.\n\n## Answers" }
    - - "Request body › application/json: [-kind · string-]"
      - ": [-Responses-][+Answers+]"
      - "Request body › application/json: [+Send it as text.+]"
  a table is read by its cells:
    - { "## Responses": "| Kind | Says |\n| --- | :-: |\n| cat | \`a\\|b\` |\n\n## Responses" }
    - - "Request body › application/json: [+Kind · Says+]"
      - "Request body › application/json: [+cat · a|b+]"
  of several lines, only those that share words are paired:
    - { Whom it belongs to.: "Several people may.\n\n  Who it belongs to." }
    - - "Request body › application/json › owner: [-Whom-][+Who+] it belongs to."
      - "Request body › application/json › owner: [+Several people may.+]"
  a link that leads elsewhere is shown with its address:
    - { pet-create.md: cat.md }
    - ["Request body: application/json · PetCreate (/api/schemas/[-pet-create-][+cat+].md)"]
  whitespace in code is compared:
    - { '"dog"': '"dog"  | "fish"' }
    - ['Responses: kind: "cat" | "dog"[+  | "fish"+];']
`)("%s", (_title, edits, want) => {
  const after = Object.entries(edits).reduce((text, [from, to]) => text.replace(from, to), twin);
  expect(shown(twin, after)).toEqual(want);
});

test("a removed row is listed without what it contains", () => {
  expect(shown(twin, twin.replace(/- `owner`.*(?=- `kind`)/s, ""))).toEqual([
    "Request body › application/json: [-owner · object-]",
  ]);
});

test("a replaced example is listed by its caption, the same one line by line", () => {
  const before = twin + example("declared", "Tom");
  expect(shown(before, twin + example("generated", "text").replace("cat", "text"))).toEqual([
    "Responses: Example: [-declared-][+generated+]",
  ]);
  expect(shown(before, twin + example("renamed", "Ada"))).toEqual([
    "Responses: Example: [-declared-][+renamed+]",
    'Responses: "name": "[-Tom-][+Ada+]",',
  ]);
});

test("every line of a new page is added", () => {
  const lines = changedLines(undefined, "# New\n\nText\n");
  expect(lines.flatMap(({ words }) => words)).toEqual([
    { kind: "added", text: "New" },
    { kind: "added", text: "Text" },
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
