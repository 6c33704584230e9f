import { readFileSync } from "node:fs";
import path from "node:path";
import Handlebars from "handlebars";
import { engineDir } from "../../program/folders.mjs";
import { fileProblem, type Problem, refuse } from "../errors";
import { nest } from "./text";

/** Functions that write values into source, each as the language requires. */
export type Helpers = Readonly<Record<string, (value: never) => string>>;

/** Writes a part of a template with the values of a view, without the line end after its last line. */
type Render = (part: string, view: object) => string;

const folder = "codegen/samples/templates";

/** Returns a template of our own; it is compiled on first use. */
export function template(name: string, helpers: Helpers): Render {
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
 * @param source parts that may use each other: `{{#*inline "name"}}…{{/inline}}`
 * @throws InputError if a value can get into source without a helper
 */
export function compiled(file: string, source: string, helpers: Helpers): Render {
  const engine = Handlebars.create();
  engine.registerHelper(helpers as Record<string, Handlebars.HelperDelegate>);
  engine.registerHelper(blocks as Record<string, Handlebars.HelperDelegate>);
  const ast = engine.parse(source);
  new WholeLines().accept(ast);
  const guard = new Guard(file, Object.keys(helpers));
  guard.accept(ast);
  refuse(guard.problems);
  const names = Object.keys({ ...helpers, ...blocks }).map((name) => [name, true] as const);
  const options = {
    noEscape: true,
    ignoreStandalone: true,
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(names),
  };
  for (const { params, program } of ast.body as readonly Statement[])
    if (params?.[0]) engine.registerPartial(params[0].value, engine.compile(program, options));
  return (part, view) =>
    (engine.partials[part] as (view: object) => string)(view).replace(/\n$/, "");
}

/** A statement of a template: a block, or text. */
interface Statement {
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
      const isOneLine = block.program && block.loc.start.line === block.loc.end.line;
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

  constructor(
    private readonly file: string,
    private readonly helpers: readonly string[],
  ) {
    super();
  }

  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    const { path: name, params, escaped, loc } = statement;
    const { original } = name as hbs.AST.PathExpression;
    const isHelper = this.helpers.includes(original);
    const [value, helper] = isHelper ? ["…", original] : [original, "quote"];
    if (!isHelper || params.length === 0 || !escaped)
      this.add(loc, `\`${original}\` would be written as it is.`, `{{${helper} ${value}}}`);
    super.MustacheStatement(statement);
  }

  override BlockStatement(block: hbs.AST.BlockStatement): void {
    const { original } = block.path as hbs.AST.PathExpression;
    if (!knownBlocks.includes(original))
      this.add(block.loc, `There is no block \`${original}\`.`, `{{#if ${original}}}`);
    for (const name of block.program?.blockParams ?? [])
      if (this.helpers.includes(name))
        this.add(block.loc, `\`${name}\` is the name of a helper.`, `as |one|`);
    super.BlockStatement(block);
  }

  private add({ start }: hbs.AST.SourceLocation, message: string, instead: string): void {
    const remedy = `Write \`${instead}\`; the helpers are ${this.helpers.join(", ")}.`;
    const what = { rule: "template", severity: "error", message, remedy } as const;
    this.problems.push(fileProblem(this.file, what, start.line));
  }
}
