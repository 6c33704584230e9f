import { createRequire } from "node:module";
import path from "node:path";
import treeSitter from "@vscode/tree-sitter-wasm";

/** The grammar of each language, by the highlighter's name for it. */
const grammars = {
  bash: "bash",
  javascript: "javascript",
  python: "python",
  java: "java",
  csharp: "c-sharp",
  go: "go",
  php: "php",
  ruby: "ruby",
  powershell: "powershell",
  rust: "rust",
  c: "cpp",
} as const;

/** Parses a source text; returns the place of the first syntax error, or nothing if there is none. */
export type Parse = (source: string) => string | undefined;

let loaded: ReturnType<typeof loadParsers> | undefined;

/** Returns one parser per language of the samples. They run no code. */
export const sampleParsers = () => (loaded ??= loadParsers());

async function loadParsers(): Promise<ReadonlyMap<string, Parse>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@vscode/tree-sitter-wasm"));
  await treeSitter.Parser.init();
  const parsers = Object.entries(grammars).map(async ([language, grammar]) => {
    const file = path.join(folder, `tree-sitter-${grammar}.wasm`);
    const parser = new treeSitter.Parser();
    parser.setLanguage(await treeSitter.Language.load(file));
    const parse: Parse = (source) => {
      const tree = parser.parse(source);
      const place = tree?.rootNode.hasError === false ? undefined : placeIn(tree, source);
      tree?.delete();
      return place;
    };
    return [language, parse] as const;
  });
  return new Map(await Promise.all(parsers));
}

function placeIn(tree: treeSitter.Tree | null, source: string): string {
  const wrong = tree?.rootNode.descendantsOfType("ERROR")[0] ?? missingIn(tree?.rootNode);
  const row = wrong?.startPosition.row ?? 0;
  return `line ${row + 1}: ${(source.split("\n")[row] ?? "").trim().slice(0, 100)}`;
}

function missingIn(node: treeSitter.Node | undefined): treeSitter.Node | undefined {
  if (!node?.hasError || node.isMissing) return node;
  const child = node.children.find((one) => one?.hasError || one?.isMissing);
  return child ? missingIn(child) : node;
}
