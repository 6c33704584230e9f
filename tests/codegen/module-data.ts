import path from "node:path";
import ts from "typescript";

/** Any value of a module; prose is its text. */
export type Data = unknown;

/**
 * Returns the content of a generated module as importers and React get it: the props of its page, else its only export, else all.
 *
 * @param files texts of modules by path; imports from outside are only their names
 */
export function moduleData(file: string, files: ReadonlyMap<string, string>): Data {
  const { default: page, ...exported } = exportsOf(file, files, new Map());
  if (typeof page === "function") return (page as () => unknown)();
  const [only, ...more] = Object.values(exported);
  return more.length === 0 ? only : exported;
}

function exportsOf(
  file: string,
  files: ReadonlyMap<string, string>,
  known: Map<string, Record<string, unknown>>,
): Record<string, unknown> {
  const done = known.get(file);
  if (done) return done;
  const found: Record<string, unknown> = {};
  known.set(file, found);
  const source = files.get(file);
  if (source === undefined) throw new Error(`There is no module ${file}.`);
  const { outputText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      jsxFactory: "element",
      jsxFragmentFactory: "undefined",
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const load = (name: string): unknown => {
    const target = path.posix.join(path.posix.dirname(file), name);
    const own = [`${target}.tsx`, `${target}.ts`].find((candidate) => files.has(candidate));
    return own === undefined
      ? new Proxy({}, { get: (_, component) => component })
      : exportsOf(own, files, known);
  };
  new Function("exports", "require", "element", outputText)(found, load, element);
  return found;
}

/** Returns the props of a page; all other elements are prose. */
function element(
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...children: readonly unknown[]
): unknown {
  return typeof type === "string" && type.endsWith("Page") ? props : children.flat().join("");
}

/** Fields that identify the items of a list. */
const identities = "name status mediaType keyword note id tag slug title scheme".split(" ");

/**
 * Returns a part of the data of a module.
 *
 * @param path such as `["responses", "200", "description"]`: list items are identified by name or position
 */
export function partAt(data: Data, path: readonly string[]): Data {
  return path.reduce<Data>((part, step) => {
    if (!Array.isArray(part))
      return (part as Readonly<Record<string, unknown>> | undefined)?.[step];
    const named = part.find((item: Readonly<Record<string, unknown>>) =>
      identities.some((key) => item[key] === step),
    );
    return named ?? part[Number(step)];
  }, data);
}
