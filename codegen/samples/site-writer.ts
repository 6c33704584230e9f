import type { LanguageInfo } from "../../src/samples/languages";
import { bodyMarker } from "../../src/samples/json-body";
import { familyOf, nameForms } from "../../src/samples/quoting";
import { marker, slotOf } from "../../src/samples/template";
import { InputError } from "../errors";
import { callView } from "./call-view";
import { commonHelpers, textIn } from "./helpers";
import type { SampleRequest } from "./request";
import { compiled, templateProblem } from "./template-engine";
import { templateOf, type Text, textOf } from "./text";
import type { SampledCall, Writer } from "./writers/all";

/** A language that a site adds, or that replaces another one. */
export interface SiteLanguage extends Writer {
  readonly info: LanguageInfo;
}

/** By key, which is the name of the template. */
export type SiteLanguages = Readonly<Record<string, SiteLanguage>>;

/** What Handlebars tells a helper. */
interface Options {
  readonly loc: hbs.AST.SourceLocation;
  readonly data: { readonly root: View };
}

type View = ReturnType<typeof viewOf>;

/** The names of the values and of their members. */
const values = (
  "operation id title tag method function url path query params server parameters hasMore headers slots credentials name value " +
  "auth basic digest certificate username password sends fileParts body type json isNull text form fields isEmpty isPlain encoded " +
  "multipart parts isFirstTyped file response kind status lines pages skip"
).split(" ");

/**
 * Returns what writes samples with a template.
 *
 * @param file its name, for errors
 * @param quoting its family of languages
 * @throws InputError if it can write a value without quoting it
 */
export function writerOf(file: string, source: string, quoting: string) {
  const family = familyOf(quoting);
  const isText = (value: unknown): value is string | Text =>
    [value].flat().every((part) => typeof part === "string" || Object.hasOwn(Object(part), "slot"));
  const quote = (value: string | Text) =>
    `${family.open}${templateOf(textOf(value), family.inside)}${family.close}`;
  const slotIn = (value: string | Text) => {
    const [only, ...others] = textOf(value);
    return typeof only === "object" && "slot" in only && others.length === 0
      ? only.slot
      : undefined;
  };
  const form = (kind: "camel" | "snake") => (value: string | Text) => {
    const slot = slotIn(value);
    return slot === undefined
      ? nameForms[kind](templateOf(textOf(value)))
      : marker(`${slot}.${kind}`);
  };
  const [begin, end] = family.comment ?? ["", ""];
  // What a reader types could end a comment.
  const plainOf = (value: string | Text) =>
    textOf(value)
      .map((part) => (typeof part === "string" ? part : "slot" in part ? `{${part.slot}}` : ""))
      .join("");
  const texts: Readonly<Record<string, (value: string | Text) => string>> = {
    quote,
    /** A number or boolean as such, if the family can write it. */
    value: (value) => {
      const slot = slotIn(value);
      return slot?.startsWith("value") ? marker(slot.replace("value", "literal")) : quote(value);
    },
    /** A text of several lines. */
    block: (value) =>
      typeof value === "string" || value.every((part) => typeof part === "string")
        ? textIn(quoting, textOf(value).join(""))
        : quote(value),
    camel: form("camel"),
    snake: form("snake"),
    ...(family.comment && {
      comment: (value) =>
        begin + commonHelpers.comment(plainOf(value)).replace(/\?>|\*\)|"/g, " ") + end,
    }),
  };
  const wrong = (options: Options, message: string, remedy: string) =>
    new InputError([templateProblem(file, options.loc.start, message, remedy)]);
  const helpers: Record<string, (value: unknown, options: Options) => string> = {
    json: (value, options) => {
      if (Object.hasOwn(Object(value), "isNull")) return bodyMarker;
      throw wrong(options, "`json` needs the JSON body.", "Write `{{json body.json}}`.");
    },
    /** Lines for all headers or parameters, also those that a reader adds. */
    lines: (part, options) => {
      const { parameters, headers, slots, hasMore } = options.data.root;
      const isHeader = part === "header";
      if (!render.parts.includes(String(part)) || (!isHeader && part !== "parameter"))
        throw wrong(
          options,
          `There is no part \`${String(part)}\`.`,
          'Write `{{lines "parameter"}}`, and before it `{{#*inline "parameter"}}`, a line with `name` and `value`, `{{/inline}}`; or the same with `header`.',
        );
      const own = (isHeader ? headers : parameters).map((one) => render(String(part), one));
      const more = isHeader ? slots : hasMore ? ["arguments"] : [];
      return [...own, ...more.map(marker)].map((line) => `${line}\n`).join("");
    },
  };
  for (const [name, write] of Object.entries(texts))
    helpers[name] = (value, options) => {
      if (value !== undefined && isText(value)) return write(value);
      throw wrong(
        options,
        value === undefined
          ? `\`${name}\` has no value here for ${options.data.root.title ?? "a reader's own parameter"}.`
          : `\`${name}\` needs text here.`,
        "Put the line between `{{#if …}}` and `{{/if}}`, or write another value; docs/configuration.md lists the values.",
      );
    };
  const render = compiled(file, source, helpers, values);
  const sample: Writer["sample"] = (request, call) => {
    const { body } = request;
    // A sample without its body would be another request.
    if (body && !render.names(`body.${body.kind}`)) return undefined;
    return render("sample", viewOf(request, call)).replace(/^\n+/, "");
  };
  return { render, sample };
}

/** Returns a request as the templates of a site see it. */
function viewOf(request: SampleRequest, { operation, inputs, choice }: SampledCall) {
  const { id, title, tag, method } = operation;
  return {
    ...callView(request, undefined),
    title: `${method.toUpperCase()} ${operation.path}`,
    operation: { id, title, tag },
    server: request.server,
    parameters: inputs.parameters
      .filter(({ value }) => value !== undefined)
      .map(({ in: location, name }) => ({
        name,
        value: [{ slot: `value.${slotOf(location, name)}` }],
      })),
    /** Whether a reader can add parameters. */
    hasMore: inputs.parameters.some(({ value }) => value === undefined),
    credentials: choice.credentials.map(({ scheme }) => ({
      name: scheme,
      value: [{ slot: slotOf("secret", scheme) }],
    })),
    username: [{ slot: "login.username" }],
    password: [{ slot: "login.password" }],
  };
}
