import ts from "typescript";

/** The models of one operation as TypeScript. */
export interface OperationTypes {
  readonly code: string;
  /** Names of the types that did not fit; empty when all are there. */
  readonly leftOut: readonly string[];
}

/** Finds the models of an operation by the id of its page and its path template (the name of a webhook). */
export type FindOperationTypes = (id: string, path: string) => OperationTypes | undefined;

/** More lines than that nobody reads beside a sample. */
const longest = 200;

/**
 * Cuts the models of each operation out of the generated `models/types.gen.ts`: what a request takes, what the answers hold, and
 * the named types that these use, in the order in which they are first used. Comments are dropped: the page says it all in words.
 *
 * @param source text of the whole module
 * @param maxLines how long a cut may be; the request and the answers themselves are never left out
 * @returns finds nothing for an operation whose models have another name
 */
export function readOperationTypes(source: string, maxLines = longest): FindOperationTypes {
  const file = ts.createSourceFile("types.gen.ts", source, ts.ScriptTarget.Latest, true);
  const declarations = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each]),
  );
  const withoutMarks = (name: string) => name.toLowerCase().replaceAll("-", "");
  const byOperation = new Map<string, string>();
  for (const [name, declaration] of declarations) {
    const path = urlOf(declaration);
    if (path === undefined || !name.endsWith("Data")) continue;
    const identifier = name.slice(0, -"Data".length);
    byOperation.set(`${withoutMarks(identifier)} ${path}`, identifier);
  }

  return (id, path) => {
    const identifier = byOperation.get(`${withoutMarks(id)} ${path}`);
    if (identifier === undefined) return undefined;
    const roots = ["Data", "Responses", "Errors"].map((suffix) => identifier + suffix);
    // Grows while it is walked through.
    const names = new Set(roots.filter((name) => declarations.has(name)));
    const parts: string[] = [];
    const leftOut: string[] = [];
    let lines = 0;
    for (const name of names) {
      const declaration = declarations.get(name);
      if (!declaration) continue;
      for (const used of namesIn(declaration)) if (declarations.has(used)) names.add(used);
      const code = withoutComments(declaration, file);
      lines += code.split("\n").length + 1;
      if (lines > maxLines && !roots.includes(name)) leftOut.push(name);
      else parts.push(code);
    }
    return { code: parts.join("\n\n"), leftOut };
  };
}

/** The path that the generator writes into the type of each request. */
function urlOf({ type }: ts.TypeAliasDeclaration): string | undefined {
  if (!ts.isTypeLiteralNode(type)) return undefined;
  const member = type.members.find(
    (each) => each.name !== undefined && ts.isIdentifier(each.name) && each.name.text === "url",
  );
  if (!member || !ts.isPropertySignature(member) || !member.type) return undefined;
  return ts.isLiteralTypeNode(member.type) && ts.isStringLiteral(member.type.literal)
    ? member.type.literal.text
    : undefined;
}

/** The named types that a declaration uses, in its own order. */
function namesIn(declaration: ts.TypeAliasDeclaration): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      names.push(node.typeName.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration.type);
  return names;
}

/** The text of a declaration as it stands, but for the comments of it and of its members, and the lines that they stood on. */
function withoutComments(declaration: ts.TypeAliasDeclaration, file: ts.SourceFile): string {
  const cuts: { readonly from: number; readonly to: number }[] = [];
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(file.text, node.pos) ?? []) {
      const [last] = cuts.slice(-1);
      // A node and its first child share what is before them.
      if (pos >= declaration.getStart() && (!last || pos >= last.to))
        cuts.push({ from: pos, to: end });
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  let text = "";
  let at = declaration.getStart();
  for (const { from, to } of cuts) {
    text += file.text.slice(at, from).replace(/\n[ \t]*$/, "");
    at = to;
  }
  return text + file.text.slice(at, declaration.getEnd());
}
