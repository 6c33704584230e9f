import { readFileSync } from "node:fs";
import path from "node:path";
import Handlebars from "handlebars";
import { engineDir } from "../../program/folders.mjs";
import { suggestionsFor } from "../suggestions";
import { fileProblem, InputError, type Problem, refuse } from "../errors";
import { nest } from "./text";
import { templateText } from "../../src/samples/template";

/** Functions that write values into source, each as the language requires. */
export type Helpers = Readonly<Record<string, (value: never, options: never) => string>>;

/** Writes a part of a template with the values of a view, without the line end after its last line. */
interface Render {
  (part: string, view: object): string;
  /** The names of its parts. */
  readonly parts: readonly string[];
  /** Whether it contains a value, such as `body.json`. */
  readonly names: (value: string) => boolean;
}

const folder = "codegen/samples/templates";

/** Returns a template of our own; it is compiled on first use. */
export function template(name: string, helpers: Helpers): (part: string, view: object) => string {
  let render: Render | undefined;
  return (part, view) => {
    const file = `${folder}/${name}`;
    render ??= compiled(file, readFileSync(path.join(engineDir, file), "utf8"), helpers);
    return render(part, view);
  };
}

/**
 * Compiles a template.
 *
 * @param file name of the file, for errors
 * @param source parts that may use each other, `{{#*inline "name"}}…{{/inline}}`; other text is the part `sample`, if no part has that name
 * @param values the names of all values that may be there, with those of their members; by default, any
 * @throws InputError if it is no template, or a value can get into source without a helper
 */
export function compiled(
  file: string,
  source: string,
  helpers: Helpers,
  values?: readonly string[],
): Render {
  const engine = Handlebars.create();
  engine.registerHelper(helpers as Record<string, Handlebars.HelperDelegate>);
  engine.registerHelper(blocks as Record<string, Handlebars.HelperDelegate>);
  const ast = parsed(engine, file, source);
  const statements = ast.body as readonly Statement[];
  const named = statements.flatMap(({ type, params, program }) =>
    type === "DecoratorBlock" && params?.[0] && program
      ? [[params[0].value, program] as const]
      : [],
  );
  const rest = statements.filter(({ type }) => type !== "DecoratorBlock");
  const parts = new Map([["sample", { ...ast, body: rest } as hbs.AST.Program], ...named]);
  const guard = new Guard(file, Object.keys(helpers), [...parts.keys()], values);
  for (const part of parts.values()) {
    new WholeLines().accept(part);
    guard.accept(part);
  }
  guard.checkNames();
  refuse(guard.problems);
  const known = Object.keys({ ...helpers, ...blocks }).map((name) => [name, true] as const);
  const options = {
    noEscape: true,
    ignoreStandalone: true,
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(known),
  };
  for (const [name, part] of parts) engine.registerPartial(name, engine.compile(part, options));
  const render = (part: string, view: object) =>
    (engine.partials[part] as (view: object) => string)(view).replace(/\n$/, "");
  const names = (value: string) =>
    guard.paths.some(({ parts: own }) => `.${own.join(".")}.`.includes(`.${value}.`));
  return Object.assign(render, { parts: [...parts.keys()], names });
}

function parsed(engine: typeof Handlebars, file: string, source: string): hbs.AST.Program {
  try {
    return engine.parse(source);
  } catch (error) {
    const line = Number(/on line (\d+)/.exec((error as Error).message)?.[1] ?? 1);
    const [at, message, remedy] = brokenBlock(source) ?? [
      source.split("\n").slice(0, line).join("\n").lastIndexOf("{{"),
      "What begins here cannot be read.",
      "Write one helper and one value between `{{` and `}}`: `{{quote server}}`.",
    ];
    const before = source.slice(0, Math.max(0, at)).split("\n");
    const place = { line: before.length, column: before.at(-1)?.length ?? 0 };
    throw new InputError([templateProblem(file, place, message, remedy)]);
  }
}

/** Returns the offset of the first block that is not closed, or whose end closes no block, with a message and a remedy. */
function brokenBlock(source: string): readonly [number, string, string] | undefined {
  const open: RegExpExecArray[] = [];
  const tags = /\{\{~?!--[^]*?--~?\}\}|\{\{~?![^]*?\}\}|\{\{~?([#^/])[*>]?\s*([\w-]+)[^{}]*\}\}/g;
  const notClosed = ({ 0: tag, 2: name, index }: RegExpExecArray, end: string) =>
    [
      index,
      `The block \`${tag}\` is not closed${end}.`,
      `Write \`{{/${name}}}\` where it ends.`,
    ] as const;
  for (const tag of source.matchAll(tags)) {
    const [text, mark, name] = tag;
    const last = open.at(-1);
    if (mark === "#" || mark === "^") open.push(tag);
    else if (mark !== "/" || last?.[2] === name) open.splice(mark === undefined ? Infinity : -1);
    else if (last) return notClosed(last, ` before \`${text}\``);
    else return [tag.index, `\`${text}\` closes no block.`, "Remove it, or begin the block."];
  }
  const [last] = open.slice(-1);
  return last && notClosed(last, "");
}

/** Returns a mistake in a template. @param place counts columns from 0 */
export function templateProblem(
  file: string,
  { line, column }: { readonly line: number; readonly column: number },
  message: string,
  remedy: string,
): Problem {
  const what = { rule: "template", severity: "error", message, remedy } as const;
  return fileProblem(file, what, line, column + 1);
}

/** A statement of a template: a block, or text. */
interface Statement {
  readonly type: string;
  readonly path?: hbs.AST.PathExpression;
  /** The part that it uses; a part that is only known when rendering has no `original`. */
  readonly name?: { readonly original?: string };
  readonly loc: hbs.AST.SourceLocation;
  readonly params?: readonly hbs.AST.StringLiteral[];
  readonly program?: hbs.AST.Program;
  readonly inverse?: hbs.AST.Program;
  readonly original?: string;
  value?: string;
}

/** Blocks that write nothing but their content. */
const blocks = {
  /** Indents it. */
  nest(this: unknown, step: number, { fn }: Handlebars.HelperOptions): string {
    return nest(fn(this), step);
  },
  /** Lines that each continue on the next, with a backslash; the last one has none. */
  continued(this: unknown, { fn }: Handlebars.HelperOptions): string {
    return fn(this).replace(/ \\\n$/, "");
  },
};
const knownBlocks = ["if", "unless", "each", "with", ...Object.keys(blocks)];

/** Lets a block that is alone on its line write whole lines: none if nothing is in it, one for each item of a list. */
class WholeLines extends Handlebars.Visitor {
  override Program({ body }: hbs.AST.Program): void {
    const statements = body as readonly Statement[];
    for (const [index, block] of statements.entries()) {
      const [before, after] = [statements[index - 1], statements[index + 1]];
      const indent = /(?:^|\n)( *)$/.exec(before?.original ?? "-")?.[1];
      const writesLines = block.program ?? block.path?.original === "lines";
      const isOneLine = writesLines && block.loc.start.line === block.loc.end.line;
      if (
        !isOneLine ||
        !before?.original ||
        indent === undefined ||
        !after?.value?.startsWith("\n")
      )
        continue;
      before.value = before.value?.replace(/ *$/, "");
      after.value = after.value.slice(1);
      wrap(block, indent);
    }
    super.Program({ body } as hbs.AST.Program);
  }

  /** What looks like a slot would be filled. */
  override ContentStatement(statement: hbs.AST.ContentStatement): void {
    statement.value = templateText(statement.value);
  }
}

function wrap({ program, inverse }: Statement, indent: string): void {
  for (const part of [program, inverse]) {
    const [chained] = (part?.body ?? []) as readonly Statement[];
    if (part && "chained" in part && chained) wrap(chained, indent);
    else part?.body.splice(0, Infinity, contentOf(indent), ...part.body, contentOf("\n"));
  }
}

function contentOf(value: string): hbs.AST.Statement {
  return { type: "ContentStatement", value, original: value } as unknown as hbs.AST.Statement;
}

/** Finds values that would get into source as they are: authors of templates need not think of the texts that a document may have. */
class Guard extends Handlebars.Visitor {
  readonly problems: Problem[] = [];
  readonly paths: hbs.AST.PathExpression[] = [];
  /** Names of parts, and those that the template gives to values. */
  private readonly own: string[] = [];

  constructor(
    private readonly file: string,
    private readonly helpers: readonly string[],
    private readonly parts: readonly string[],
    private readonly known: readonly string[] | undefined,
  ) {
    super();
  }

  override Program(program: hbs.AST.Program): void {
    let line = "";
    for (const { type, value, path: named, name, loc } of program.body as readonly Statement[]) {
      if (value !== undefined) line = `${line}${value}`.replace(/^[^]*\n/, "");
      const [helper, part] = [named?.original ?? "", name?.original ?? ""];
      this.own.push(part);
      if (type.startsWith("Partial") && !this.parts.includes(part))
        this.add(loc, `There is no part \`${part}\`.`, `The parts are ${this.parts.join(", ")}.`);
      if (type === "MustacheStatement" && quoting.has(helper) && endsInLiteral(line))
        this.add(loc, `\`${helper}\` is between quotes, but adds its own.`, "Remove them.");
    }
    super.Program(program);
  }

  override SubExpression({ path: name, loc }: hbs.AST.SubExpression): void {
    const { original } = name as hbs.AST.PathExpression;
    this.add(loc, `\`${original}\` cannot be used within another helper.`, "Use one helper.");
  }

  override Decorator({ loc }: hbs.AST.Decorator): void {
    this.add(loc, "Templates have no decorators.", "Remove it.");
  }

  override PathExpression(value: hbs.AST.PathExpression): void {
    this.paths.push(value);
  }

  /** A value may get its name after its use. */
  checkNames(): void {
    const names = [...(this.known ?? []), ...this.own];
    for (const { parts, data, original, loc } of this.known ? this.paths : []) {
      const meant = parts.map((part) =>
        names.includes(part) ? part : suggestionsFor(part, names)[0],
      );
      const remedy = meant.includes(undefined)
        ? "docs/configuration.md lists the values."
        : `Did you mean \`${meant.join(".")}\`?`;
      if (!data && parts.some((part, index) => part !== meant[index]))
        this.add(loc, `There is no value \`${original}\`.`, remedy);
    }
  }

  override Hash({ pairs }: hbs.AST.Hash): void {
    this.own.push(...pairs.map(({ key }) => key));
    this.acceptArray(pairs);
  }

  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    const { path: name, params, escaped, loc } = statement;
    const { original } = name as hbs.AST.PathExpression;
    const isHelper = this.helpers.includes(original);
    const [value, helper] = isHelper ? ["…", original] : [original, "quote"];
    if (!isHelper && params.length > 0) {
      const [near] = suggestionsFor(original, this.helpers);
      const remedy = near ? `Did you mean \`${near}\`?` : this.list();
      this.add(loc, `There is no helper \`${original}\`.`, remedy);
    } else if (!isHelper || params.length === 0 || !escaped)
      this.add(
        loc,
        `\`${original}\` would be written unquoted.`,
        this.instead(`{{${helper} ${value}}}`),
      );
    this.acceptArray(params);
  }

  override BlockStatement(block: hbs.AST.BlockStatement): void {
    const { original } = block.path as hbs.AST.PathExpression;
    const [near] = suggestionsFor(original, knownBlocks);
    if (!knownBlocks.includes(original))
      this.add(
        block.loc,
        `There is no block \`${original}\`.`,
        near ? `Did you mean \`${near}\`?` : this.instead(`{{#if ${original}}}`),
      );
    for (const name of block.program?.blockParams ?? [])
      if (this.helpers.includes(name))
        this.add(block.loc, `\`${name}\` is the name of a helper.`, this.instead("as |one|"));
    this.own.push(original, ...(block.program?.blockParams ?? []));
    super.BlockStatement(block);
  }

  private add({ start }: hbs.AST.SourceLocation, message: string, remedy: string): void {
    this.problems.push(templateProblem(this.file, start, message, remedy));
  }

  private instead(code: string): string {
    return `Write \`${code}\`; ${this.list().toLowerCase()}`;
  }

  private list(): string {
    return `The helpers are ${this.helpers.join(", ")}.`;
  }
}

/** The helpers that write whole literals. */
const quoting = new Set(["quote", "value", "block", "json"]);

/** Whether a literal begins on a line of source that does not end there. */
function endsInLiteral(line: string): boolean {
  let quote: string | undefined;
  for (const [char = ""] of line.matchAll(/\\.|["'`]/g))
    if (char.length === 1 && (quote ?? char) === char)
      quote = quote === undefined ? char : undefined;
  return quote !== undefined;
}
