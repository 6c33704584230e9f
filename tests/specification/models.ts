import ts from "typescript";
import { type At, dense, type Document, entries, isRaw, items, member, nameIn } from "./document";

/* Reads the models as syntax: compares what a generator wrote for a schema with the schema itself. */

/** The properties of a type. */
type Members = ReadonlyMap<
  string,
  { readonly type: ts.TypeNode | undefined; readonly isOptional: boolean }
>;

/** The types of named schemas in a file of models. */
export interface Models {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly types: ReadonlyMap<string, ts.TypeNode>;
}

/** Reads a file of either generator: aliases, or the members of `components["schemas"]`. */
export function readModels(file: string, text: string): Models {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const types = new Map<string, ts.TypeNode>();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) types.set(statement.name.text, statement.type);
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== "components") continue;
    const schemas = membersOf(statement.members).get("schemas")?.type;
    if (schemas && ts.isTypeLiteralNode(schemas))
      for (const [name, { type }] of membersOf(schemas.members)) if (type) types.set(name, type);
  }
  return { file, source, types };
}

function membersOf(members: ts.NodeArray<ts.TypeElement>): Members {
  return new Map(
    members.filter(ts.isPropertySignature).map((one) => {
      const name =
        ts.isIdentifier(one.name) || ts.isStringLiteral(one.name) || ts.isNumericLiteral(one.name)
          ? one.name.text
          : one.name.getText();
      return [name, { type: one.type, isOptional: one.questionToken !== undefined }] as const;
    }),
  );
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Compares the types of all named schemas with the document. */
export function walkModels(document: Document, models: Models): readonly string[] {
  const walk = new ModelWalk(document, models);
  const byName = new Map([...models.types].map(([name, type]) => [letters(name), type]));
  for (const name of document.schemas) {
    const schema = document.find(`#/components/schemas/${name}`);
    const type = models.types.get(name) ?? byName.get(letters(name));
    if (type) walk.compare(type, schema, name);
    else walk.problem(schema.at, name, "is missing");
  }
  return walk.problems;
}

class ModelWalk {
  readonly problems: string[] = [];

  constructor(
    private readonly document: Document,
    private readonly models: Models,
  ) {}

  problem(at: string, place: string, what: string, node?: ts.Node): void {
    const line = node
      ? `:${this.models.source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      : "";
    this.problems.push(`${at} → ${this.models.file}${line} ${place}: ${what}`);
  }

  compare(type: ts.TypeNode, schema: At, place: string): void {
    if (ts.isParenthesizedTypeNode(type)) return this.compare(type.type, schema, place);
    const { value, at } = schema;
    if (!isRaw(value)) return;
    const name = nameIn(value["$ref"]);
    const [inner, isNull] = withoutNull(type);
    if (isNull !== this.allowsNull(schema))
      this.problem(at, place, isNull ? "allows null" : "does not allow null", type);
    if (name !== undefined) {
      const [only, ...more] = refsIn(inner);
      if (only === undefined || letters(only) !== letters(name) || more.length > 0)
        this.problem(
          at,
          place,
          `is ${inner
            .map((one) => one.getText())
            .join(" | ")
            .slice(0, 80)} instead of ${name}`,
          type,
        );
      return;
    }
    const parts = items(schema, "allOf");
    if (parts.length > 0) {
      const refs = parts.flatMap((part) =>
        isRaw(part.value) ? (nameIn(part.value["$ref"]) ?? []) : [],
      );
      const found = refsIn(inner.flatMap(operands));
      const lost = refs.filter((ref) => !found.some((one) => letters(one) === letters(ref)));
      if (lost.length > 0) this.problem(at, place, `does not include ${lost.join(", ")}`, type);
      const objects = [...parts, schema].filter((part) => entries(part, "properties").length > 0);
      for (const part of objects) this.members(inner.flatMap(operands), part, place);
      return;
    }
    const variants = [...items(schema, "oneOf"), ...items(schema, "anyOf")].filter(
      (one) => !(isRaw(one.value) && one.value["type"] === "null"),
    );
    if (variants.length > 0) {
      const refs = [
        ...new Set(
          variants.flatMap((one) => (isRaw(one.value) ? (nameIn(one.value["$ref"]) ?? []) : [])),
        ),
      ];
      const found = new Set(refsIn(inner.flatMap(operands)).map(letters));
      const lost = refs.filter((ref) => !found.has(letters(ref)));
      if (lost.length > 0) this.problem(at, place, `has no variant ${lost.join(", ")}`, type);
      return;
    }
    const values =
      "const" in value
        ? [value["const"]]
        : Array.isArray(value["enum"])
          ? value["enum"]
          : undefined;
    if (values) {
      const want = [
        ...new Set(values.filter((one) => one !== null).map((one) => JSON.stringify(one))),
      ].sort();
      const have = [...new Set(inner.map(literal))].sort();
      if (want.join() !== have.join())
        this.problem(
          at,
          place,
          `allows ${have.join(" | ").slice(0, 160)} instead of ${want.join(" | ").slice(0, 160)}`,
          type,
        );
      return;
    }
    const types = [value["type"] ?? []]
      .flat()
      .filter((one) => one !== "null")
      .map(String);
    const [kind] =
      types.length > 0 ? types : [entries(schema, "properties").length > 0 ? "object" : "any"];
    if (types.length > 1 || kind === "any") return;
    this.kind(inner, schema, String(kind), place, type);
  }

  private kind(
    inner: readonly ts.TypeNode[],
    schema: At,
    kind: string,
    place: string,
    type: ts.TypeNode,
  ): void {
    const { at } = schema;
    const words: Readonly<Record<string, readonly string[]>> = {
      string: ["string", "Blob | File"],
      integer: ["number", "bigint"],
      number: ["number"],
      boolean: ["boolean"],
    };
    const text = inner.map((one) => one.getText()).join(" | ");
    const plain = words[kind];
    if (plain) {
      if (!plain.includes(text))
        this.problem(at, place, `is ${text.slice(0, 80)} instead of ${kind}`, type);
    } else if (kind === "array") {
      const item = inner.map(itemOf)[0];
      if (!item) this.problem(at, place, `is ${text.slice(0, 80)} instead of an array`, type);
      else this.compare(item, member(schema, "items"), `${place}[]`);
    } else if (entries(schema, "properties").length > 0) this.members(inner, schema, place);
    else {
      const others = member(schema, "additionalProperties");
      const index = inner
        .filter(ts.isTypeLiteralNode)
        .flatMap(({ members }) => members.filter(ts.isIndexSignatureDeclaration))[0];
      if (isRaw(others.value) && Object.keys(others.value).length > 0 && index)
        this.compare(index.type, others, `${place}.*`);
      if (!/^\{|^Record<|^unknown$/.test(text))
        this.problem(at, place, `is ${text.slice(0, 80)} instead of an object`, type);
    }
  }

  /** Checks the properties of an object: their names, and which are optional. */
  private members(types: readonly ts.TypeNode[], schema: At, place: string): void {
    const found: Members = new Map(
      types.filter(ts.isTypeLiteralNode).flatMap(({ members }) => [...membersOf(members)]),
    );
    const required =
      isRaw(schema.value) && Array.isArray(schema.value["required"])
        ? schema.value["required"].map(String)
        : [];
    for (const { key, ...property } of entries(schema, "properties")) {
      const own = found.get(key);
      const at = `${place}.${key}`;
      if (!own?.type) {
        this.problem(property.at, at, "is missing");
        continue;
      }
      const isDefaulted = isRaw(property.value) && "default" in property.value;
      if (own.isOptional === required.includes(key) && !(isDefaulted && !own.isOptional))
        this.problem(property.at, at, own.isOptional ? "is optional" : "is required", own.type);
      this.compare(own.type, property, at);
    }
    const known = new Set(entries(schema, "properties").map(({ key }) => key));
    const isWhole =
      isRaw(schema.value) && schema.value["allOf"] === undefined && types.length === 1;
    for (const name of found.keys())
      if (isWhole && !known.has(name)) this.problem(schema.at, `${place}.${name}`, "is surplus");
  }

  private allowsNull(schema: At): boolean {
    const { value } = schema;
    if (!isRaw(value)) return false;
    const variants = [...items(schema, "oneOf"), ...items(schema, "anyOf")];
    const values = [
      ...(Array.isArray(value["enum"]) ? value["enum"] : []),
      ...("const" in value ? [value["const"]] : []),
    ];
    return (
      value["nullable"] === true ||
      [value["type"]].flat().includes("null") ||
      values.includes(null) ||
      variants.some((one) => isRaw(one.value) && one.value["type"] === "null")
    );
  }
}

/** Returns the members of a union without null, and whether null was one. */
function withoutNull(type: ts.TypeNode): readonly [readonly ts.TypeNode[], boolean] {
  const all = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const others = all.filter((one) => one.getText() !== "null");
  const rest = others.flatMap((one) =>
    ts.isParenthesizedTypeNode(one) && ts.isUnionTypeNode(one.type) ? [...one.type.types] : [one],
  );
  return [rest, others.length < all.length];
}

/** Returns the parts of an intersection or a union, at any depth. */
function operands(type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return operands(type.type);
  return ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)
    ? type.types.flatMap(operands)
    : [type];
}

/** Returns the names of schemas that types refer to: `Class`, or `components["schemas"]["Class"]`; `Omit<Class, "kind">` too. */
function refsIn(types: readonly ts.TypeNode[]): readonly string[] {
  return types.flatMap((type) => {
    if (
      ts.isIndexedAccessTypeNode(type) &&
      ts.isLiteralTypeNode(type.indexType) &&
      ts.isStringLiteral(type.indexType.literal)
    )
      return [type.indexType.literal.text];
    if (!ts.isTypeReferenceNode(type)) return [];
    return type.typeArguments ? refsIn(type.typeArguments.slice(0, 1)) : [type.typeName.getText()];
  });
}

function itemOf(type: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isParenthesizedTypeNode(type)) return itemOf(type.type);
  if (ts.isArrayTypeNode(type)) return type.elementType;
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === "Array"
    ? type.typeArguments?.[0]
    : undefined;
}

function literal(type: ts.TypeNode): string {
  const text = type.getText();
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? JSON.stringify(type.literal.text)
    : dense(text);
}
