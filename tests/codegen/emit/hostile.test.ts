import ts from "typescript";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../../codegen/emit/pages";
import { postmanCollection } from "../../../codegen/emit/postman";
import { normalize } from "../../../codegen/model/normalize";
import { load } from "../../../codegen/document/load";
import { generatedFrom } from "./generated-from";

const { document } = await load("tests/fixtures/specs/hostile-text.yaml");
const tree = await generatedFrom("hostile-text");
const { title } = document.root["info"] as { title: string };

/** Returns every string in a module: literals, templates, JSX attributes and JSX text. */
function stringsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true));
  return found;
}

// The list of anchors is plain text.
const modules = [...tree].filter(([file]) => /\.tsx?$/.test(file));

test("the collection parses and has no invisible characters", () => {
  const collection = postmanCollection(contextOf(document, normalize(document, [])));
  expect(JSON.parse(collection)).toHaveProperty("info.name", title);
  expect(collection).not.toMatch(/[\u007F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/);
});

describe.each(modules)("%s", (file, source) => {
  test("parses", () => {
    const { diagnostics } = ts.transpileModule(source, {
      fileName: file.replace(".d.ts", ".ts"),
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });

  test("has no invisible characters", () => {
    expect(source).not.toMatch(
      /[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/,
    );
  });

  test("starts with one line that names its source", () => {
    expect(source.split("\n")[0]).toMatch(
      /^\/\/ Generated from tests\/fixtures\/specs\/hostile-text\.yaml.*\. Run `npm run codegen`; do not edit\.$/,
    );
  });
});

test.each(["overview.tsx", "navigation.ts", "shared.tsx", "schemas/Text.tsx"])(
  "%s contains the text exactly as written",
  (file) => {
    expect(stringsIn(file, tree.get(file) ?? "")).toContain(title);
  },
);

test("a page and its examples contain the text exactly as written", () => {
  const pages = [...tree].filter(([file]) => file.startsWith("api/"));
  expect(pages).toHaveLength(2);
  for (const [file, source] of pages) expect(stringsIn(file, source)).toContain(title);
});
