import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { bodiesFor } from "../../../codegen/samples/body";
import { samplesFor } from "../../../codegen/samples/samples";
import type { SiteLanguages } from "../../../codegen/samples/site-writer";
import { readLanguages } from "../../../codegen/site-languages";
import type { SampleValues } from "../../../src/samples/types";
import { type Parse, sampleParsers } from "../../corpus/sample-parsers";
import { reportedBy } from "../given";
import { hostile } from "../hostile-texts";
import { body, example, media, model, needs, operation, parameter, scheme } from "./builders";
import { filled } from "./filled";

const file = "tests/fixtures/ruby-sdk/samples/ruby-sdk.hbs";
const source = readFileSync(file, "utf8");
let ruby: SiteLanguages;
let parse: Parse;
beforeAll(async () => {
  ruby = await readLanguages(new Map([[file, source]]));
  parse = (await sampleParsers()).get("ruby") ?? (() => "There is no parser.");
});

const api = model({ schemes: [scheme("token", { scheme: "bearer" })] });

/** Returns the sample of a request; `undefined` if the template cannot express it. */
function sample(one: ReturnType<typeof operation>, values: SampleValues = {}, index = 0) {
  const { inputs, variants } = samplesFor(one, api, ruby);
  const template = variants[index]?.templates["ruby-sdk"];
  const sent = bodiesFor(one, api)[index]?.body;
  const rules = { "ruby-sdk": ruby["ruby-sdk"]?.info ?? { quoting: "" } };
  const json = sent?.kind === "json" ? { body: sent.value } : {};
  return template && filled("ruby-sdk", template, { ...inputs, rules }, api, values, json);
}

const createClass = operation("post", "/classes/{school-id}", {
  security: [needs("token")],
  parameters: [
    parameter("path", "school-id", "s1"),
    parameter("query", "notify", "", { required: false, example: example("", "sampled") }),
  ],
  requestBody: body(media("application/json", { title: 'Say "hi" #{x}', seats: 12, tags: [] })),
});

test("the documentation has the template", () => {
  expect(readFileSync("docs/configuration.md", "utf8")).toContain(`\n\`\`\`hbs\n${source}\`\`\`\n`);
});

test("a sample calls the team's own client, with the reader's values", () => {
  const values = {
    path: { "school-id": "s2" },
    query: { notify: "it's" },
    credential: { token: "t" },
  };
  expect(sample(createClass, { ...values, server: "https://x.example" })).toBe(`require "acme"

# ${createClass.title}
client = Acme::Client.new(
  server: "https://x.example",
  token: "t",
)
result = client.${createClass.id.replaceAll("-", "_")}(
  school_id: "s2",
  notify: "it's",
  body: {
    "title" => "Say \\"hi\\" \\#{x}",
    "seats" => 12,
    "tags" => [],
  },
)
puts result`);
});

test("a language that cannot send a body has no sample of that operation", async () => {
  const upload = operation("post", "/files", { requestBody: body(media("image/png", undefined)) });
  // A value that is only mentioned in a comment is not sent.
  const text = `${source}\n{{!-- Does not send body.file. --}}`;
  const { variants } = samplesFor(upload, api, await readLanguages(new Map([[file, text]])));
  expect(variants[0]?.templates).toEqual({});
});

test("hostile texts stay texts", () => {
  const shapes = new Set<string>();
  for (const text of hostile) {
    const one = operation("post", "/x/{p}", {
      title: `title ${text}`,
      security: [needs("token")],
      parameters: [parameter("path", "p", text), parameter("header", "X-A", text)],
      requestBody: body(media("application/json", { [text]: text, list: [text, { a: text }] })),
    } as Parameters<typeof operation>[2]);
    const plain = operation("post", "/y", { requestBody: body(media("text/plain", text)) });
    for (const code of [sample(one, { credential: { token: text } }), sample(plain)]) {
      if (code === undefined) throw new Error("There is no sample.");
      expect([text, parse(code)]).toEqual([text, undefined]);
      expect(code).not.toMatch(/[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
    }
    // Without its literals and comments, the code is always the same.
    const literals = /"(?:\\.|[^"\\])*"|^#.*/gms;
    shapes.add(
      (sample(one, { credential: { token: text } }) ?? "")
        .replace(/^# .*/m, "")
        .replace(literals, ""),
    );
  }
  expect([...shapes]).toHaveLength(1);
});

test("a template may have the line ends of Windows", async () => {
  const windows = `\uFEFF${source.replaceAll("\n", "\r\n")}`;
  const language = async (text: string) =>
    samplesFor(createClass, api, await readLanguages(new Map([[file, text]]))).variants;
  expect(await language(windows)).toEqual(await language(source));
});

test("a comment has a text of the document as it is, and no text of a reader", async () => {
  const text = source.replace(
    "{{comment operation.title}}",
    "{{comment operation.title}}\n{{comment url}}",
  );
  const languages = await readLanguages(new Map([[file, text]]));
  const titled = { ...createClass, title: "⟦x⟧ {{y}}" };
  const [variant] = samplesFor(titled, api, languages).variants;
  const rules = { "ruby-sdk": { quoting: "ruby" } };
  const { inputs } = samplesFor(titled, api, languages);
  const template = variant?.templates["ruby-sdk"] ?? "";
  const code = filled("ruby-sdk", template, { ...inputs, rules }, api, { server: "https://x\ny" });
  expect(code).toContain("# ⟦x⟧ {{y}}\n# {server}/classes/{path.school-id}{query}\n");
});

describe("a template with a mistake is refused with its line and a remedy", () => {
  const matter = "---\nlabel: A\ngrammar: ruby\nfile: .rb\nquoting: ruby\n---\n";
  const mistakesIn = async (text: string) => {
    const problems = await reportedBy(async () =>
      samplesFor(createClass, api, await readLanguages(new Map([["samples/acme.hbs", text]]))),
    );
    return problems.map(
      ({ file, line, column, message, remedy }) => `${file}:${line}:${column} ${message} ${remedy}`,
    );
  };
  const only = (place: string, want: string) => [
    expect.stringContaining(`samples/acme.hbs:${place} ${want}`) as string,
  ];

  test.each([
    ["quoting: ruby", "quoting: rubi", "5:10", "There is no quoting `rubi`. Did you mean `ruby`?"],
    ["grammar: ruby", "grammar: rubi", "3:10", "There is no grammar `rubi`. Did you mean `ruby`?"],
    ["label", "lable", "2:1", "There is no field `lable`. Did you mean `label`?"],
    [
      "file: .rb\n",
      "",
      "1:1",
      "The template has no `file`. Begin it with ---, `file: .rb`, ---, each on its own line.",
    ],
    [
      matter,
      "puts 1\n",
      "1:1",
      "The template has no `label`, `grammar`, `file`, `quoting`. Begin it with ---, `label: Ruby`, `grammar: ruby`, ",
    ],
    [
      ".rb",
      "../x",
      "4:7",
      "`../x` cannot be the name of a file. Write a file name, or an extension such as `.rb`.",
    ],
  ])("in its front matter: %j replaced by %j", async (from, to, place, want) => {
    expect(await mistakesIn(matter.replace(from, to))).toEqual(only(place, want));
  });

  test.each([
    ["puts {{server}}", "7:6", "`server` would be written unquoted. Write `{{quote server}}`"],
    [
      '\nputs "a {{quote server}}"',
      "8:9",
      "`quote` is between quotes, but adds its own. Remove them.",
    ],
    ["puts {{qoute server}}", "7:6", "There is no helper `qoute`. Did you mean `quote`?"],
    ["{{log server}}", "7:1", "There is no helper `log`. The helpers are"],
    ["{{#eahc headers}}{{/eahc}}", "7:1", "There is no block `eahc`. Did you mean `each`?"],
    ['{{quote (lookup this "server")}}', "7:9", "`lookup` cannot be used within another helper."],
    ["{{> other}}", "7:1", "There is no part `other`. The parts are sample."],
    [
      "x {{#if server}}{{! {{/if}} }}\nx",
      "7:3",
      "The block `{{#if server}}` is not closed. Write `{{/if}}` where it ends.",
    ],
    [
      "{{#if server}}\n{{#each headers}}x{{else}}y{{/if}}",
      "8:1",
      "The block `{{#each headers}}` is not closed before `{{/if}}`. Write `{{/each}}`",
    ],
    ["\nx{{/if}}", "8:2", "`{{/if}}` closes no block."],
    ["x {{quote server}\n", "7:3", "What begins here cannot be read. Write one helper"],
    ["\n{{quote sever}}", "8:9", "There is no value `sever`. Did you mean `server`?"],
    [
      "{{#with body}}{{#if form.feilds}}{{/if}}{{/with}}",
      "7:21",
      "There is no value `form.feilds`. Did you mean `form.fields`?",
    ],
    [
      "{{#with body as |x|}}{{quote x.form.encoded}}{{/with}}",
      "7:22",
      "`quote` has no value here for POST /classes/{school-id}.",
    ],
    ["{{quote body}}", "7:1", "`quote` needs text here."],
    ['{{lines "parameter"}}', "7:1", "There is no part `parameter`."],
    ["{{json server}}", "7:1", "`json` needs the JSON body. Write `{{json body.json}}`."],
  ])("in its text: %j", async (text, place, want) => {
    const whole = `${matter}${text}{{#if body.json}}{{/if}}`;
    expect(await mistakesIn(whole)).toEqual(only(place, want));
  });

  test("a name with another meaning", async () => {
    const wanted = readLanguages(new Map([["samples/body.hbs", `${matter}x`]]));
    await expect(wanted).rejects.toThrow("A language cannot have the name `body`.");
  });
});

test("the text of a template is no slot, whatever it looks like", async () => {
  const text = source.replace("puts result", "puts 'a ⟦server⟧'");
  const own = await readLanguages(new Map([[file, text]]));
  const { variants } = samplesFor(createClass, api, own);
  expect(variants[0]?.templates["ruby-sdk"]).toContain("puts 'a ⟦⟦⟧server⟧'");
});
