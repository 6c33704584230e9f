import { describe, expect, test } from "vitest";
import { head, problemsOf } from "./warnings";

/** Returns all problems of a document, each as `line:column severity rule: message → remedy`. */
async function told(yaml: string): Promise<readonly string[]> {
  const problems = await problemsOf(yaml);
  const isFragment = !yaml.includes("\nservers:") && !yaml.includes("\n# whole");
  return problems
    .filter(({ rule }) => !(isFragment && rule === "server-missing"))
    .map(
      ({ line, column, severity, rule, message, remedy }) =>
        `${line}:${column} ${severity} ${rule}: ${message} → ${remedy}`,
    );
}

const ok = 'responses: { "200": { description: OK } }';
const named = "operationId: a, summary: A";
/** Returns a document with one operation, on line 4. */
const operation = (fields: string) => `${head}paths:\n  /a: { get: { ${fields} } }\n`;
const returning = (type: string) =>
  operation(
    `${named}, responses: { "200": { description: OK, content: { ${type}: { schema: {} } } } }`,
  );

/** Returns an operation that responds with JSON of the given media type. */
const valued = (media: string) =>
  operation(
    `${named}, responses: { "200": { description: OK, content: { application/json: { ${media} } } } }`,
  );

/** Returns the problems of a document that is a fragment. */
async function wholesAside(yaml: string): Promise<readonly string[]> {
  return (await told(yaml)).filter(
    (text) => !/ (no-unused-components|security-defined|swagger):/.test(text),
  );
}

const renamed = "Correct its name or move it; names of your own fields must start with `x-`.";

/** Returns an operation that responds with a pet, and an example of it. */
const pet = (
  example: string,
  schema = "{ type: object, properties: { name: { type: string }, tags: { type: array, items: { $ref: '#/components/schemas/Tag' } } } }",
) =>
  `${operation(`${named}, responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" }, example: ${example} } } } }`)}components:
  schemas:
    Pet: ${schema}
    Tag: { type: object, required: [id], properties: { id: { type: integer } } }
`;

describe("a maintainer's mistake is reported once, at its place", () => {
  test.each<[mistake: string, given: string, want: string]>([
    ...(
      [
        ["classA", "error", "is already used on line 4."],
        ...["ClassA", "class_a", "class-a", "class.a", "class/a"].map((id) => [
          id,
          "warning",
          "differs only in case or separators from classA on line 4: addresses and types of both get a hash, and change.",
        ]),
      ] as const
    ).map(([id = "", severity, why = ""]): [string, string, string] => [
      `an operationId whose page another one already has: ${id}`,
      `${operation(`operationId: classA, summary: A, ${ok}`)}  /b: { get: { operationId: ${id}, summary: B, ${ok} } }\n`,
      `5:16 ${severity} operation-operationId-unique: The operationId ${id} ${why} → Give each operation an operationId of its own: it names the page.`,
    ]),
    [
      "the name of a component, reported once for all references to it",
      `${operation(`${named}, parameters: [{ $ref: "#/components/parameters/Limit" }, { $ref: "#/components/parameters/Limit" }], ${ok}`)}components: { parameters: { Limt: { name: l, in: query, schema: {} } } }\n`,
      "4:57 error no-unresolved-refs: The $ref #/components/parameters/Limit points to nothing. This occurs 2 times. Did you mean `#/components/parameters/Limt`? → Use one name in both places: nothing refers to `Limt`, so that may be the misspelled one.",
    ],
    [
      "the target of a reference that others refer to, reported once where it is wrong",
      `${operation(`${named}, responses: { "200": { $ref: "#/components/responses/E" }, "400": { $ref: "#/components/responses/D" } }`)}components: { responses: { D: { $ref: "#/components/responses/E" }, E: { $ref: "#/components/responses/Ee" } } }\n`,
      "5:72 error no-unresolved-refs: The $ref #/components/responses/Ee points to nothing. → Point the $ref at something that exists, or add what it points at.",
    ],
    ...[
      ["componets: { parameters: %, securitySchemes: &", "5:1", "componets", "components"],
      ["components: { paramters: %", "5:15", "paramters", "parameters"],
      [
        "components: { securitySchems: &, parameters: %",
        "5:15",
        "securitySchems",
        "securitySchemes",
      ],
    ].map(([written = "", place, slip, meant]): [string, string, string] => [
      `a misspelled field that leaves references without a target: ${slip}`,
      `${operation(`${named}, ${slip === "paramters" ? "" : "security: [{ s: [] }], "}parameters: [{ $ref: "#/components/parameters/Id" }], ${ok}`).replace("/a:", "/a/{id}:")}${written.replace("%", "{ Id: { name: id, in: path, required: true, schema: {} } }").replace("&", "{ s: { type: http, scheme: basic } }")} }\n`,
      `${place} error struct: The field \`${slip}\` is not expected here. Did you mean \`${meant}\`? → ${renamed}`,
    ]),
    ...[
      [`operationId: a, sumary: A, ${ok}`, 32, "sumary", "summary"],
      [`summary: A, operationID: a, ${ok}`, 28, "operationID", "operationId"],
      [`${named}, respones: {}`, 44, "respones", "responses"],
    ].map(([fields, column, slip, meant]): [string, string, string] => [
      `a misspelled field that is not also reported as missing: ${slip}`,
      operation(String(fields)),
      `4:${column} error struct: The field \`${slip}\` is not expected here. Did you mean \`${meant}\`? → ${renamed}`,
    ]),
    ...["OK", '"2004"'].map((status): [string, string, string] => [
      `a status: ${status}`,
      operation(`${named}, responses: { ${status}: { description: OK } }`),
      `4:57 error struct: \`${status.replaceAll('"', "")}\` is not a status code. → Write three digits in quotes, as in \`"200"\`, a range such as \`2XX\`, or \`default\`.`,
    ]),
    ...["{", "}"].map((brace): [string, string, string] => {
      const address = brace === "{" ? "/a/{id" : "/a/id}";
      return [
        `an unmatched brace: ${brace}`,
        `${head}paths:\n  "${address}": { get: { ${named}, parameters: [{ name: id, in: path, required: true, schema: {} }], ${ok} } }\n`,
        `4:3 error path-parameters-defined: The path \`${address}\` has a \`${brace}\` without its match. → Write each variable of the path between two braces: \`{id}\`.`,
      ];
    }),
    [
      "a media type without its type",
      returning("json"),
      "4:94 error media-type: `json` is not a media type: it has no type and subtype. Did you mean `application/json`? → Write type and subtype: `application/json`.",
    ],
    [
      "a typo in a media type",
      returning("aplication/json"),
      "4:94 error media-type: No media types begin with `aplication/`. Did you mean `application/json`? → Write type and subtype: `application/json`.",
    ],
    [
      "swapped letters in a short subtype",
      returning("text/cvs"),
      "4:94 warning media-type: There is no media type `text/cvs`. Did you mean `text/csv`? → Correct it, or leave it if the media type is your own.",
    ],
    [
      "an e-mail address that is none",
      operation(`${named}, ${ok}`).replace("info: {", "info: { contact: { email: support },"),
      "2:27 warning contact-email: `support` is not an e-mail address. → Write one address, such as `api@example.com`, or use `url`.",
    ],
    [
      "a typo in a subtype",
      returning("application/jsn"),
      "4:94 warning media-type: There is no media type `application/jsn`. Did you mean `application/json`? → Correct it, or leave it if the media type is your own.",
    ],
    ...["204", '"304"', "1XX"].map((status): [string, string, string] => [
      `content where HTTP has none: ${status}`,
      returning("application/json").replace('"200"', status),
      `4:57 warning response-content: A response of status ${status.replaceAll('"', "")} never has \`content\`: HTTP forbids it. → Remove the \`content\`, or correct the status.`,
    ]),
    [
      "the same summary for two operations of a tag",
      `${operation(`${named}, tags: [T], ${ok}`)}  /b: { get: { operationId: b, summary: a, tags: [T], ${ok} }, put: { operationId: c, summary: A, ${ok} } }\n`,
      "5:41 warning operation-summary-unique: The summary `a` is also used by `a`. → Say in the summary what is different.",
    ],
    [
      "a header twice",
      operation(`${named}, ${ok}`).replace(
        "description: OK",
        "description: OK, headers: { ETag: { schema: {} }, etag: { schema: {} } }",
      ),
      "4:116 warning header-unique: `etag` and `ETag` are the same header. → Keep one of the two: header names ignore case.",
    ],
    [
      "a header parameter twice",
      operation(
        `${named}, parameters: [{ name: X-A, in: header, schema: {} }, { name: x-a, in: header, schema: {} }, { name: x-A, in: query, schema: {} }], ${ok}`,
      ),
      "4:104 warning header-unique: The header parameters `x-a` and `X-A` are the same header. → Keep one of the two: header names ignore case.",
    ],
    [
      "a format for another type",
      pet("{ name: Tom }")
        .replace("name: { type: string }", "name: { type: integer, format: date }")
        .replace("Tom", "1"),
      "7:71 warning schema-format: The format `date` has no effect on the type integer. → Correct the type, or remove the format.",
    ],
    [
      "a property for neither direction",
      pet("{ name: Tom }")
        .replace(
          "name: { type: string }",
          "name: { type: string, readOnly: true, writeOnly: true }",
        )
        .replace("name: Tom", ""),
      "7:78 warning schema-direction: `readOnly` and `writeOnly` together leave no message that may have the property. → Keep one of the two.",
    ],
    [
      "text that continues after a comment character",
      `${head}paths:\n  /a:\n    get:\n      summary: Course #3 of all\n      operationId: a # a comment\n      description: "Class #3" #4\n      responses: { "200": { description: OK } } # a\n`,
      "6:16 warning lost-text: The text ends before `#3 of all`, which is a YAML comment. → Put the text in quotes, or write a space after `#` if it is a comment.",
    ],
    [
      "Markdown in text of several lines",
      operation(`${named}, ${ok}`).replace(`"1" }`, `"1", description: "a\n\n  b **c" }`),
      "4:5 warning description-markdown: The pages show `**c` as is: the other `**` is missing. → Add it next to the bold words.",
    ],
    [
      "a named example without its value",
      returning("application/json").replace("schema: {}", "examples: { a: { summary: A } }"),
      "4:126 warning example-value: The example has no `value`: no page shows it. → Add its `value`, or remove it.",
    ],
    ...["700", '"2xx"'].map((status): [string, string, string] => [
      `a status that HTTP does not have: ${status}`,
      operation(`${named}, responses: { ${status}: { description: OK } }`),
      `4:57 warning response-status: \`${status.replaceAll('"', "")}\` is not an HTTP status. → Write a status from 100 to 599, or a range such as \`2XX\`.`,
    ]),
    [
      "unclosed Markdown",
      operation(`${named}, ${ok}, description: "Send \`null\` or \`1."`),
      '4:116 warning description-markdown: The pages show "`1." as is: the backtick is not closed. → Add the closing backtick.',
    ],
    [
      "an operation without responses",
      operation(named),
      "4:9 warning operation-responses: The operation has no `responses`: its page cannot say what a call returns. → Describe at least the response of a successful call.",
    ],
    [
      "operations without a summary, reported once",
      `${operation(`operationId: a, ${ok}`)}  /b: { get: { operationId: b, ${ok} } }\n`,
      "4:9 warning operation-summary: The operation has no `summary`: its title is made from its description, or from method and path. This occurs 2 times. → Add a `summary` of a few words: menus, search and the page show it.",
    ],
    ...(
      [
        [
          "/a/{id}",
          "patch: { %, parameters: [classId] }, delete: { %, parameters: [classId] }",
          "4:3 The operations `delete`, `patch` have no parameter for the variable `{id}` of `/a/{id}`, and the path has no variable for the parameter `classId`. Did you mean `{classId}`? → Use one name, in the path and in the parameter.",
        ],
        [
          "/a/{id}",
          "parameters: [classId], patch: { % }, delete: { %, parameters: [id] }",
          "4:3 The operation `patch` has no parameter for the variable `{id}` of `/a/{id}`, and the path has no variable for the parameter `classId`. Did you mean `{classId}`? → Use one name, in the path and in the parameter.",
        ],
        [
          "/a/{id}",
          "patch: { % }, delete: { % }",
          "4:3 The operations `delete`, `patch` do not define the path parameter `{id}` of `/a/{id}`. → Declare the parameter with `in: path` and `required: true`, or remove it from the path.",
        ],
        [
          "/a",
          "parameters: [id], patch: { % }",
          "4:30 The path `/a` has no parameter `{id}`. → Add `{id}` to the path, or remove the parameter.",
        ],
        [
          "/a",
          "parameters: [id]",
          "4:30 The path `/a` has no parameter `{id}`. → Add `{id}` to the path, or remove the parameter.",
        ],
        [
          "/a",
          "patch: { %, parameters: [id] }",
          "4:113 The path `/a` has no parameter `{id}`. → Add `{id}` to the path, or remove the parameter.",
        ],
      ] as const
    ).map(([address, item, want], index): [string, string, string] => {
      let id = 0;
      const written = item
        .replaceAll("%", () => `operationId: o${++id}, summary: A ${id}, ${ok}`)
        .replace(/\[(\w+)\]/g, "[{ name: $1, in: path, required: true, schema: {} }]");
      return [
        `names of the path that differ from those of its parameters (${index + 1})`,
        `${head}paths:\n  ${address}: { ${written} }\n`,
        want.replace(" ", " error path-parameters-defined: "),
      ];
    }),
    [
      "a path without the variable of a parameter that is a component",
      `${head}paths:\n  /a: { get: { ${named}, parameters: [{ $ref: "#/components/parameters/Id" }], ${ok} } }\ncomponents: { parameters: { Id: { name: id, in: path, required: true, schema: {} } } }\n`,
      "4:57 error path-parameters-defined: The path `/a` has no parameter `{id}`. → Add `{id}` to the path, or remove the parameter.",
    ],
    [
      "a typo in `in: path`",
      operation(
        `${named}, parameters: [{ name: id, in: pat, required: true, schema: {} }], ${ok}`,
      ).replace("/a:", "/a/{id}:"),
      "4:78 error struct: `in` must be one of `query`, `header`, `path`, `cookie`, not `pat`. Did you mean `path`? → Use one of these values.",
    ],
    [
      "an unknown type, but not what depends on it",
      operation(
        `${named}, parameters: [{ name: q, in: query, schema: { type: integr, default: 5, minimum: 1 }, example: 3 }], ${ok}`,
      ),
      "4:95 error struct: `type` must be one of `object`, `array`, `string`, `number`, `integer`, `boolean`, `null`, not `integr`. Did you mean `integer`? → Use one of these values.",
    ],
    [
      "an unknown type in a list",
      operation(
        `${named}, parameters: [{ name: q, in: query, schema: { type: [integr], default: 5 } }], ${ok}`,
      ),
      "4:96 error struct: Item 1 of `type` must be one of `object`, `array`, `string`, `number`, `integer`, `boolean`, `null`, not `integr`. Did you mean `integer`? → Use one of these values.",
    ],
    [
      "null without quotes in a list of types",
      operation(
        `${named}, parameters: [{ name: q, in: query, schema: { type: [string, null] } }], ${ok}`,
      ),
      '4:104 error struct: Item 2 of `type` is null without quotes. → Write `"null"`.',
    ],
    [
      "a reference instead of properties",
      pet("{ name: Tom }", "{ properties: { $ref: '#/components/schemas/Tag' } }"),
      "7:32 error properties-reference: `properties` cannot be a reference: it lists properties by name. → Refer to the schema in `allOf`, or to that of a property below its name.",
    ],
    [
      "an unknown type of a security scheme",
      `${operation(`${named}, security: [{ s: [] }], ${ok}`)}components: { securitySchemes: { s: { type: htp, scheme: basic } } }\n`,
      "5:45 error struct: `type` must be one of `apiKey`, `http`, `oauth2`, `openIdConnect`, `mutualTLS`, not `htp`. Did you mean `http`? → Use one of these values.",
    ],
    [
      "a scope that its scheme does not declare",
      `${operation(`${named}, security: [{ s: [raed, write] }], ${ok}`)}components: { securitySchemes: { s: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://a.example", scopes: { read: R, write: W } } } } } }\n`,
      "4:61 warning security-defined: `s` declares no scope `raed`. Did you mean `read`? → Use a scope of its flows, or declare this one there.",
    ],
    [
      "an unknown style",
      operation(`${named}, parameters: [{ name: q, in: query, style: fom, schema: {} }], ${ok}`),
      "4:86 error struct: `style` must be one of `form`, `simple`, `label`, `matrix`, `spaceDelimited`, `pipeDelimited`, `deepObject`, not `fom`. Did you mean `form`? → Use one of these values.",
    ],
    [
      "a component that nothing refers to",
      `${operation(`${named}, ${ok}`)}components: { schemas: { Lonely: { type: string } } }\n`,
      "5:26 warning no-unused-components: Nothing refers to the schema `Lonely`. → Refer to it, or remove it.",
    ],
    [
      "a typo in an example, in all places at once",
      pet("{ name: Tom, tags: [{ idd: 1 }, { id: 2 }, { idd: 3 }] }"),
      "4:191 warning example-member: The example has a member `idd`, which its schema does not define. This occurs 2 times. Did you mean `id`? → Correct or remove the member, or declare the property.",
    ],
    [
      "a member that its schema no longer has",
      pet("{ name: Tom, tags: [], age: 5 }"),
      "4:192 warning example-member: The example has a member `age`, which its schema does not define. → Correct or remove the member, or declare the property.",
    ],
    [
      "a member that no part of the schema has",
      pet(
        "{ nam: Tom }",
        "{ allOf: [{ $ref: '#/components/schemas/Tag' }, { oneOf: [{ type: 'null' }, { type: object, properties: { name: {} } }] }], example: { id: 1 } }",
      ).replace("nam: Tom", "id: 1, nam: Tom"),
      "4:178 warning example-member: The example has a member `nam`, which its schema does not define. Did you mean `name`? → Correct or remove the member, or declare the property.",
    ],
    ...["null", "5"].map((ref): [string, string, string] => [
      `a reference that is not a string: ${ref}`,
      pet(
        "{ name: Tom }",
        `{ properties: { name: { $ref: ${ref} }, tags: { items: { $ref: '#/components/schemas/Tag' } } } }`,
      ),
      `7:40 error struct: \`$ref\` must be a string, not ${ref === "5" ? "a number. → Put the value in quotes" : 'null. → Put the address in quotes: `"#/…"`'}.`,
    ]),
    [
      "properties without a value",
      pet("{ name: Tom }", "{ required: [name], properties: null }"),
      "7:42 error struct: `properties` must be an object, not null. → Give it a value, or remove the field.",
    ],
    [
      "a list of schemas without its dash",
      pet("{ name: Tom }", "{ allOf: { $ref: '#/components/schemas/Tag' } }"),
      "7:19 error struct: `allOf` must be an array, not an object. → Write a list, even for a single item.",
    ],
    [
      "content without a media type",
      operation(
        `${named}, responses: { "200": { description: OK, content: { schema: { type: string }, examples: { a: { value: b } } } } }`,
      ),
      "4:94 error media-type: `content` has no media type, but contains `schema`, `examples` directly. → Write the media type above, such as `application/json:`, and indent the rest.",
    ],
    [
      "an enum of the wrong type, with an example of the right one",
      pet(
        "{ name: Tom }",
        "{ type: object, properties: { name: {}, tags: { items: { $ref: '#/components/schemas/Tag' } }, size: { type: integer, enum: ['1', '2'] } }, examples: [{ size: 1 }] }",
      ),
      '7:135 warning schema-enum: The `enum` lists "1", "2", which the type integer does not allow. → List values of that type, or correct the type.',
    ],
    [
      "a typo in what a condition requires, with an example that has it right",
      pet(
        "{ name: Tom }",
        "{ properties: { name: {}, tags: { items: { $ref: '#/components/schemas/Tag' } } }, if: { required: [name] }, then: { required: [taags] } }",
      ),
      "7:138 warning schema-property: The required property `taags` is not declared. Did you mean `tags`? → Declare the property, or remove its name from `required`.",
    ],
    ...(
      [
        [
          "enum: [low, 1, 2]",
          39,
          "schema-enum: The `enum` lists 1, 2, which the type string does not allow. → List values of that type, or correct the type.",
        ],
        [
          "const: 1",
          34,
          "schema-value: The const 1 is not of type string. → Correct the const or the schema: the page shows both, and they disagree.",
        ],
        [
          "default: 1",
          36,
          "schema-value: The default 1 is not of type string. → Correct the default or the schema: the page shows both, and they disagree.",
        ],
      ] as const
    ).map(([fields, column, want]): [string, string, string] => [
      `a value of another type than its schema, and examples with the same mistake: ${fields}`,
      pet("{ name: 1, tags: [{ id: 1 }] }").replace(
        "name: { type: string }",
        "name: { $ref: '#/components/schemas/Name' }",
      ) + `    Name: { type: string, ${fields} }\n`,
      `9:${column} warning ${want}`,
    ]),
    [
      "a required property that is not declared, even if its examples lack it",
      pet(
        "{ name: Tom }",
        "{ type: object, required: [name, tag], properties: { name: {}, tags: { items: { $ref: '#/components/schemas/Tag' } } } }",
      ),
      "7:43 warning schema-property: The required property `tag` is not declared. Did you mean `tags`? → Declare the property, or remove its name from `required`.",
    ],
    ...(
      [
        [
          "then: { required: [naem] }",
          171,
          "The required property `naem` is not declared. Did you mean `name`? → Declare the property, or remove its name from `required`.",
        ],
        [
          "else: { allOf: [{ required: [x] }] }",
          181,
          "The required property `x` is not declared. → Declare the property, or remove its name from `required`.",
        ],
        [
          "then: { properties: { naem: { minLength: 3 } } }",
          174,
          "The property `naem` in the condition is not declared. Did you mean `name`? → Declare the property, or correct its name.",
        ],
        [
          "dependentSchemas: { name: { properties: { knid: false } } }",
          194,
          "The property `knid` in the condition is not declared. Did you mean `kind`? → Declare the property, or correct its name.",
        ],
        [
          "dependentRequired: { naem: [kind] }",
          173,
          "The property `naem` in the condition is not declared. Did you mean `name`? → Declare the property, or correct its name.",
        ],
        [
          "if: { properties: { knid: { const: card } } }",
          172,
          "The property `knid` in the condition is not declared. Did you mean `kind`? → Declare the property, or correct its name.",
        ],
        [
          "if: { properties: { kind: { const: crad } } }",
          187,
          'The value "crad" of `kind` is not in the `enum`. Did you mean `card`? → Correct the value, or the schema of the property.',
        ],
        [
          "if: { properties: { kind: { enum: [cash, 1] } } }",
          193,
          "The value 1 of `kind` is not of type string. → Correct the value, or the schema of the property.",
        ],
      ] as const
    ).map(([fields, column, want]): [string, string, string] => [
      `an unknown name or value in a condition: ${fields}`,
      pet(
        "{ name: Tom }",
        `{ type: object, properties: { name: {}, tags: { items: { $ref: '#/components/schemas/Tag' } }, kind: { $ref: '#/components/schemas/Kind' } }, ${fields}${/^(if|then|else)/.test(fields) ? `, ${fields.startsWith("if") ? "then" : "if"}: {}` : ""} }`,
      ) + "    Kind: { type: string, enum: [card, cash] }\n",
      `7:${column} warning schema-property: ${want}`,
    ]),
    ...(
      [
        [
          "a response where a schema belongs",
          "responses",
          "schemas",
          "schema: { $ref: '#/components/responses/A' }",
          130,
        ],
        [
          "a schema where an example belongs",
          "schemas",
          "examples",
          "examples: { a: { $ref: '#/components/schemas/A' } }",
          137,
        ],
      ] as const
    ).map(([title, group, wanted, field, column]): [string, string, string] => [
      title,
      returning("application/json").replace("schema: {}", field) +
        "components: { schemas: { A: { type: object, required: [a], properties: { a: {} } } }, responses: { A: { description: OK } } }\n",
      `4:${column} error reference-kind: The reference points into \`components.${group}\` instead of \`components.${wanted}\`.${wanted === "schemas" ? " Did you mean `#/components/schemas/A`?" : ""} → Refer to a component of the right kind, or move the component.`,
    ]),
    [
      "a schema where a parameter belongs",
      `${operation(`${named}, parameters: [{ $ref: "#/components/schemas/A" }], ${ok}`)}components: { schemas: { A: { type: object, required: [a], properties: { a: {} } } } }\n`,
      "4:65 error reference-kind: The reference points into `components.schemas` instead of `components.parameters`. → Refer to a component of the right kind, or move the component.",
    ],
    [
      "a circular `allOf`",
      `${head}paths: {}\ncomponents:\n  schemas:\n    A:\n      description: A\n      allOf: [{ $ref: "#/components/schemas/B" }]\n    B:\n      allOf:\n        - $ref: "#/components/schemas/A"\n`,
      "8:14 error bounds: This schema includes itself through `allOf`: #/components/schemas/A → #/components/schemas/B → #/components/schemas/A. → Take it out of its own `allOf`, or refer to it in a property instead.",
    ],
    [
      "a key that occurs twice",
      `${head}paths:\n  /a:\n    get:\n      summary: A\n      operationId: a\n      summary: B\n`,
      "8:7 error syntax: This key occurs twice in its object. → Remove one of the two, or indent this one as a field of the object that it belongs to.",
    ],
    [
      "a colon in a value",
      `${head}paths:\n  /a:\n    get:\n      summary: A: b\n`,
      "6:17 error syntax: This line, or the one above it, does not go on with the object or list around it. → Start all its fields in one column, with a colon and a space after each name, and put text with a colon in quotes.",
    ],
    ...[`"A`, "'it''s"].map((text): [string, string, string] => [
      `an unclosed quote: ${text}`,
      `${head}paths:\n  /a:\n    get:\n      summary: ${text}\n      tags: ["b"]\n`,
      "6:16 error syntax: A quote or a bracket is not closed, or the line needs more indentation. → Close it on its line, or indent the lines that belong to it.",
    ]),
    ...[
      [
        "summary:A",
        "7:17",
        "This line, or the one above it, does not go on with the object or list around it. → Start all its fields in one column, with a colon and a space after each name, and put text with a colon in quotes.",
      ],
      [
        "summary: A\n\ttags: [a]",
        "7:1",
        "The line is indented with a tab. → Use spaces: YAML allows no tabs here.",
      ],
      [
        "operationId: a\n---",
        "7:1",
        "The file contains more than one document. → Remove the line `---`, or what does not belong to this document.",
      ],
      [
        'summary: "\\d"',
        "6:18",
        "A backslash in double quotes begins an escape sequence, and this is not one. → Write two backslashes, or use single quotes.",
      ],
      [
        "summary: *A",
        "6:17",
        "`*A` is an alias, and nothing before it has the anchor `&A`. → Put the value in quotes if it is text, or add the anchor.",
      ],
      [
        "tags: [a, b",
        "7:7",
        "A quote or a bracket is not closed, or the line needs more indentation. → Close it on its line, or indent the lines that belong to it.",
      ],
    ].map(([line = "", place = "", want = ""]): [string, string, string] => [
      `YAML with an unintended meaning: ${line}`,
      `${head}paths:\n  /a:\n    get:\n      ${line}\n      deprecated: true\n`,
      `${place} error syntax: ${want}`,
    ]),
    [
      "a list without a comma",
      `${head}paths:\n  /a: { get: { tags: ["a" "b"] } }\n`,
      "4:27 error syntax: A comma, a colon or a closing bracket is missing before this. → Add it, or put the value in quotes if it is text.",
    ],
    [
      "a line with less indentation",
      `${head}paths:\n  /a:\n    get:\n      summary: A\n     operationId: a\n`,
      "7:6 error syntax: This line, or the one above it, does not go on with the object or list around it. → Start all its fields in one column, with a colon and a space after each name, and put text with a colon in quotes.",
    ],
    ...["> ".repeat(20_000), "- ".repeat(101), "*a ".repeat(1000) + "b* ".repeat(1000)].map(
      (text): [string, string, string] => [
        `a description with endless Markdown: ${text.slice(0, 5)}`,
        operation(`${named}, ${ok}, description: "${text}x"`),
        "4:100 error bounds: The Markdown of the description is nested more than 100 levels deep. → Nest it less deeply.",
      ],
    ),
    [
      "a line with thousands of marks of emphasis",
      operation(`${named}, ${ok}, description: "${"*a_".repeat(2000)}"`),
      "4:100 error bounds: A line of the description has more than 2000 marks of emphasis. → Put it into backticks, or shorten it.",
    ],
    ...["htp://a.example", "auth", "./auth.md"].map((url): [string, string, string] => [
      `a description with a link to nowhere: ${url}`,
      operation(`${named}, ${ok}, description: "\`[a](b)\` [c](/d) [text](${url})"`),
      `4:125 warning description-link: The pages show the link to \`${url}\` as text: it leads neither to the web nor within the site. → Begin its address with \`https://\`, \`mailto:\` or, within this site, with \`/\` or \`#\`.`,
    ]),
    [
      "a description with a link to an undefined name",
      operation(`${named}, ${ok}, description: "\`[a][b]\` c[0][1] [text][nope]"`),
      "4:118 warning description-markdown: The pages show `[text][nope]` as is: nothing defines `[nope]`. → Write the address after the words: `[text](https://…)`.",
    ],
    [
      "a tag that an operation has twice",
      operation(`${named}, ${ok}, tags: [a, b, a]`),
      '4:100 warning repeats: The item "a" is already in `tags`. → Remove it: the page shows each once.',
    ],
    ...[
      ["x-intenral: true", "`x-intenral` hides nothing. Did you mean `x-internal`?"],
      ["x-Internal: true", "`x-Internal` hides nothing. Did you mean `x-internal`?"],
      ["x-internal: yes", '`x-internal` is "yes", which hides nothing.'],
      ["x-hiden: true", "`x-hiden` hides nothing. Did you mean `x-hidden`?", "x-hidden: true"],
      ["x-ignore: 1", "`x-ignore` is 1, which hides nothing.", "x-ignore: true"],
      ["x-visibility: me", '`x-visibility` is "me", which hides nothing.', "x-visibility: private"],
    ].map(([written = "", what = "", right = "x-internal: true"]): [string, string, string] => [
      `a mark that hides nothing: ${written}`,
      operation(`${named}, ${ok}, ${written}`),
      `4:87 warning extension: ${what} → Write \`${right}\`, or readers see this part.`,
    ]),
    [
      "a security scheme that is spelled differently",
      `${head}security: [{ Authorisation: [] }]\npaths: {}\ncomponents: { securitySchemes: { Authorization: { type: http, scheme: basic } } }\n`,
      "3:14 error security-defined: There is no security scheme `Authorisation`. Did you mean `Authorization`? → Add the scheme under components.securitySchemes, or use the name of one that is there.",
    ],
    [
      "a typo in a reference next to a description",
      `${operation(`${named}, ${ok}`)}components:\n  schemas:\n    A:\n      properties:\n        b:\n          description: B\n          $ref: "#/components/schemas/Bea"\n    Beat: {}\n`,
      "11:17 error no-unresolved-refs: The $ref #/components/schemas/Bea points to nothing. Did you mean `#/components/schemas/Beat`? → Use one name in both places: nothing refers to `Beat`, so that may be the misspelled one.",
    ],
    [
      "an operation that only fails",
      operation(`${named}, responses: { "404": { description: No } }`),
      "4:44 warning operation-responses: The operation has only responses for failed calls. → Describe at least the response of a successful call.",
    ],
    [
      "an operationId of two words",
      operation(`operationId: list a, summary: A, ${ok}`),
      "4:29 warning operation-id: The operationId `list a` has a space, which types and addresses made from it cannot have. → Write it as one word, such as `listClasses`.",
    ],
    [
      "an empty description",
      operation(`${named}, description: " ", ${ok}`),
      "4:57 warning description-empty: A description is empty. → Describe it, or leave the field out if it is not required.",
    ],
    [
      "two variants with the same title",
      valued("schema: { oneOf: [{ title: A, type: string }, { title: A, type: integer }] }"),
      "4:169 warning variant-title: Two variants have the title `A`. → Give each a title that says what it is for.",
    ],
    [
      "an invalid expression in a link",
      operation(
        `${named}, responses: { "200": { description: OK, links: { L: { operationId: a, requestBody: $response.body#0/id } } } }`,
      ),
      "4:126 warning runtime-expression: `$response.body#0/id` is not an OpenAPI expression. → Write `$url`, `$method`, `$statusCode`, or one such as `$request.path.id` and `$response.body#/id`.",
    ],
    [
      "an invalid expression in a callback",
      operation(
        `${named}, callbacks: { c: { "http://a.example/{$request.body#url}": {} }, d: { $request.query.url: {} } }, ${ok}`,
      ),
      "4:62 warning runtime-expression: `$request.body#url` is not an OpenAPI expression. → Write `$url`, `$method`, `$statusCode`, or one such as `$request.path.id` and `$response.body#/id`.",
    ],
    [
      "a part of `allOf` that forbids the others",
      valued(
        "schema: { allOf: [{ type: object, additionalProperties: false, properties: { a: { type: string } } }, { properties: { b: { type: string } } }] }, example: { a: x, b: y }",
      ),
      "4:132 warning closed-part: No value can have `b`: this part allows only its own properties. → Remove `additionalProperties: false` there; `unevaluatedProperties: false` next to `allOf` closes the whole schema.",
    ],
    [
      "a schema that requires itself, reported once per cycle",
      `${valued("schema: { $ref: '#/components/schemas/A' }, example: {}")}components:\n  schemas:\n    A: { type: object, required: [b], properties: { b: { $ref: "#/components/schemas/B" }, c: { $ref: "#/components/schemas/C" } } }\n    B: { type: object, required: [a], properties: { a: { $ref: "#/components/schemas/A" } } }\n    C: { type: [object, "null"], required: [c], properties: { c: { $ref: "#/components/schemas/C" } } }\n`,
      "7:35 warning schema-endless: Each value must contain another one in `b`, without end. → Make the property optional, or allow `null`.",
    ],
    [
      "a list without items, before 3.1",
      valued("schema: { type: array }").replace("3.1.0", "3.0.3"),
      "4:130 warning schema-items: The list has no `items`. → Say under `items` what the list contains; `items: {}` is anything.",
    ],
    [
      "a misspelled `items`, before 3.1",
      valued("schema: { type: array, item: { type: string } }").replace("3.1.0", "3.0.3"),
      "4:137 error struct: The field `item` is not expected here. Did you mean `items`? → Correct its name or move it; names of your own fields must start with `x-`.",
    ],
    [
      "values in curly quotes",
      valued("schema: { type: object, properties: { a: { const: “x” }, b: { enum: [“y, z] } } }"),
      "4:164 warning curly-quotes: The value begins with `“`, which is an ordinary character in YAML and JSON. → Write straight quotes.",
    ],
    [
      "curly quotes in a list",
      operation(`${named}, tags: [“A”], description: “A” and “B”, ${ok}`),
      "4:51 warning curly-quotes: The value begins with `“`, which is an ordinary character in YAML and JSON. → Write straight quotes.",
    ],
    [
      "a reference in curly quotes",
      valued("schema: { $ref: “#/components/schemas/A” }"),
      "4:122 error no-unresolved-refs: The value begins with `“`, which is an ordinary character in YAML and JSON. → Write straight quotes.",
    ],
    [
      "no space after a dash",
      operation(`${named}, parameters: { -$ref: "#/components/parameters/A" }, ${ok}`),
      "4:56 error struct: `parameters` must be an array, not an object. → Write a space after the dash: without one, it is part of a name.",
    ],
    [
      "an unknown version",
      head.replace("3.1.0", "31.0"),
      "1:1 error document: OpenAPI 31 is not supported: 2.0, 3.0, 3.1 and 3.2 are. → Write the document in one of these versions.",
    ],
    [
      "an invalid range of statuses",
      operation(`${named}, responses: { "200": { description: OK }, "4X0": { description: No } }`),
      "4:85 warning response-status: `4X0` is not an HTTP status. → Write a status from 100 to 599, or a range such as `2XX`.",
    ],
    [
      "a typo in `false`",
      valued("schema: { type: object, additionalProperties: flase }"),
      "4:160 error struct: `additionalProperties` must be `true`, `false` or a schema, not a string. → Did you mean `false`?",
    ],
    [
      "`required` among the properties",
      valued("schema: { type: object, properties: { required: [a], a: { type: string } } }"),
      "4:162 error struct: `required` must be an object, not an array. → Move it next to `properties`: here it is the name of a property.",
    ],
    [
      "a renamed schema whose old name is still in use",
      `${valued('schema: { oneOf: [{ $ref: "#/components/schemas/Old" }, { type: "null" }] }, example: null')}components: { schemas: { New: { type: string } } }\n`,
      "4:132 error no-unresolved-refs: The $ref #/components/schemas/Old points to nothing. Did you mean `#/components/schemas/New`? → Use one name in both places: nothing refers to `New`, so that may be the misspelled one.",
    ],
    [
      "a required property of a variant that was renamed",
      valued(
        "schema: { oneOf: [{ title: A, type: object, unevaluatedProperties: false, required: [a], properties: { b: { type: string } } }, { title: B, type: object, required: [c], properties: { c: { type: string } } }] }, example: { a: x }",
      ),
      "4:199 warning schema-property: The required property `a` is not declared. → Declare the property, or remove its name from `required`.",
    ],
    [
      "a member that no variant of a closed union has",
      valued(
        "schema: { anyOf: [{ type: object, unevaluatedProperties: false, required: [a], properties: { a: { type: string } } }, { type: object, unevaluatedProperties: false, required: [b], properties: { b: { type: string } } }] }, example: { a: x, foo: 1 }",
      ),
      "4:352 warning example-member: The example has a member `foo`, which its schema does not define. → Correct or remove the member, or declare the property.",
    ],
    [
      "a misspelled member of a closed schema",
      valued(
        "schema: { type: object, additionalProperties: false, required: [total], properties: { total: { type: string } } }, example: { totel: x }",
      ),
      "4:240 warning example-member: The example has a member `totel`, which its schema does not define. Did you mean `total`? → Correct or remove the member, or declare the property.",
    ],
    [
      "a pattern between slashes, with an example",
      valued("schema: { type: string, pattern: /^a$/ }, example: a"),
      "4:147 warning schema-pattern: The pattern /^a$/ is written between slashes, so no value matches it. → Remove them, and anything after the second.",
    ],
    [
      "swapped bounds, next to a default",
      valued("schema: { type: integer, minimum: 9, maximum: 3, default: 5 }"),
      "4:148 warning schema-bounds: `minimum` is 9 and `maximum` is 3: no value is valid. → Swap or correct the two bounds.",
    ],
    [
      "the type of a list, with an example",
      valued("schema: { type: object, minItems: 1, items: { type: string } }, example: [a]"),
      "4:138 warning schema-keyword-type: `minItems`, `items` have no effect on the type object: they apply only to arrays. → Correct the type, or remove the keyword.",
    ],
    [
      "a wrong name for the value of an example",
      valued("examples: { a: { id: 1 } }"),
      "4:131 error struct: `id` is part of the value: it belongs below `value`. → Write `value:` above it, and indent it, or rename it to `value` if it is the whole value.",
    ],
    [
      "a variable with a colon, and its parameter",
      `${head}paths:\n  /a/:id: { get: { ${named}, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${ok} } }\n`,
      "4:3 error path-parameters-defined: `:id` in `/a/:id` is a literal part of the address. → Write `{id}` for a variable.",
    ],
    [
      "a default above a `maximum` below zero, without a `minimum`",
      valued("schema: { type: integer, maximum: -5, default: 3 }"),
      "4:161 warning schema-value: The default 3 is greater than the `maximum` -5. → Correct the default or the schema: the page shows both, and they disagree.",
    ],
  ])("%s", async (_mistake, given, want) => {
    expect(await told(given)).toEqual([want]);
  });
});

test.each<[mistake: string, given: string, want: string]>([
  [
    "a type in place of a schema",
    valued("schema: string"),
    "4:122 error struct: `schema` must be an object, not a string. → Write `type: string` below it.",
  ],
  [
    "a name in place of a schema",
    valued("schema: Pet"),
    "4:122 error struct: `schema` must be an object, not a string. → Write a schema, or the address of one as `$ref`.",
  ],
  [
    "a string in place of additionalProperties",
    valued('schema: { type: object, additionalProperties: "false" }'),
    "4:160 error struct: `additionalProperties` must be `true`, `false` or a schema, not a string. → Write `false` without quotes.",
  ],
  [
    "a string in place of a discriminator",
    valued(
      "schema: { oneOf: [{ type: object, required: [t], properties: { t: {} } }], discriminator: t }",
    ),
    "4:204 error struct: `discriminator` must be an object, not a string. → Write `propertyName: t`.",
  ],
  [
    "a string in place of an example",
    valued("schema: {}, examples: { a: b }"),
    "4:141 error struct: `a` must be an object, not a string. → Write the value below it, as `value`.",
  ],
  [
    "a string in place of a response",
    operation(`${named}, responses: { "200": OK }`),
    "4:64 error struct: `200` must be an object, not a string. → Write the text below it, as `description`.",
  ],
  [
    "a string in place of a parameter",
    operation(`${named}, ${ok}, parameters: [limit]`),
    "4:100 error struct: Item 1 must be an object, not a string. → Write `name`, `in` and `schema`, or a `$ref` to a parameter.",
  ],
  [
    "a string in place of a server",
    `${head}servers: [https://a.example]\npaths: {}\n`,
    "3:11 error struct: Item 1 must be an object, not a string. → Write `url: https://a.example`.",
  ],
  [
    "a string in place of a tag",
    `${head}tags: [Pets]\npaths: {}\n`,
    "3:8 error struct: Item 1 must be an object, not a string. → Write `name: Pets`.",
  ],
  [
    "a string in place of a security requirement",
    `${head}security: [key]\npaths: {}\n`,
    "3:12 error struct: Item 1 must be an object, not a string. → Write `key: []`.",
  ],
  [
    "a required field under another name",
    `${head}tags: [{ title: Pets, description: Pets. }]\npaths: {}\n`,
    "3:10 error struct: The field `title` is not expected here, and the required `name` is missing. → Rename it to `name` if that is what you mean.",
  ],
  [
    "schema keywords next to `schema`",
    operation(`${named}, ${ok}, parameters: [{ name: q, in: query, type: array, items: {} }]`),
    "4:122 error struct: `type`, `items` describe the value: they belong below `schema`. → Write `schema:` above it, and indent it.",
  ],
  [
    "a schema keyword in place of `schema`",
    valued("type: object"),
    "4:114 error struct: `type` describes the value: it belongs below `schema`. → Write `schema:` above it, and indent it.",
  ],
  [
    "an empty item",
    valued("schema: { type: object, required: [a, null], properties: { a: {} } }"),
    "4:152 error struct: Item 2 of `required` must be a string, not null. → Give it a value, or remove the field.",
  ],
  [
    "a 3.1 document that says 3.0",
    `${head.replace("3.1.0", "3.0.3")}paths: {}\ncomponents: { schemas: { A: { type: [string, "null"] }, B: { const: a }, C: { type: number, exclusiveMinimum: 1 } } }\n`,
    "1:10 error struct: The document says OpenAPI 3.0, but 3 places are written as OpenAPI 3.1, first a list of types on line 4. → Set `openapi: 3.1.0`.",
  ],
  [
    "a reference to itself",
    `${head}paths: {}\ncomponents: { schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/B" } } }\n`,
    "4:68 error no-reference-loop: The $ref is circular: #/components/schemas/B → #/components/schemas/B. → Point one of them at something other than a $ref.",
  ],
  [
    "a style for objects on a string",
    operation(
      `${named}, ${ok}, parameters: [{ name: q, in: query, style: deepObject, schema: { type: string } }]`,
    ),
    "4:129 warning parameter-style-type: The style `deepObject` is defined for the type object, not for string. → Correct one of the two, or say in the description how the value is written.",
  ],
  ...(
    [
      [
        "{ type: object, properties: { a: {}, sort: { type: array } } }",
        "an array in an object",
        "sort",
      ],
      ["{ properties: { items: { type: array } } }", "an array in a parameter", "items"],
      ["{ type: array, items: { type: object } }", "an object in an array", "items"],
      ["{ allOf: [{ properties: { b: { type: array } } }] }", "an array in a parameter", "b"],
      [
        "{ type: object, additionalProperties: { allOf: [{ type: array }] } }",
        "an array in an object",
        "additionalProperties",
      ],
    ] as const
  ).map(([schema, what, name]): [string, string, string] => [
    `${what} in the query`,
    operation(`${named}, parameters: [{ name: q, in: query, schema: ${schema} }], ${ok}`),
    `4:87 warning parameter-style-type: OpenAPI does not define how ${what} is written (\`${name}\`): samples have JSON there. → Make parameters of the parts, describe the value by \`content\` instead of \`schema\`, or say in the description how it is written.`,
  ]),
  [
    "a body that is never sent",
    operation(`${named}, ${ok}, requestBody: { content: { application/json: { schema: {} } } }`),
    "4:87 warning request-body-method: HTTP gives the body of a GET request no meaning. → Describe parameters instead, or use another method: some clients refuse to send it.",
  ],
  [
    "a path variable declared in the query",
    operation(`${named}, ${ok}, parameters: [{ name: b, in: query, schema: {} }]`).replace(
      "/a:",
      "/a/{b}:",
    ),
    "4:119 error path-parameters-defined: `{b}` is a variable of the path `/a/{b}`, but the parameter is in `query`. → Write `in: path` and `required: true`.",
  ],
  [
    "a path variable in the syntax of another framework",
    operation(`${named}, ${ok}`).replace("/a:", "/a/:b:"),
    "4:3 warning path-parameters-defined: `:b` in `/a/:b` is a literal part of the address. → Write `{b}` for a variable.",
  ],
  [
    "an alternative that occurs twice",
    valued("schema: { oneOf: [{ type: string }, { type: number }, { type: string }] }"),
    '4:168 warning repeats: The item {"type":"string"} is already in `oneOf`. → Remove it: the page shows each once.',
  ],
  [
    "a server that occurs twice",
    `${head}servers: [{ url: https://a.example }, { url: https://a.example }]\npaths: {}\n`,
    '3:39 warning repeats: The item {"url":"https://a.example"} is already in `servers`. → Remove it: the page shows each once.',
  ],
  [
    "a pattern between slashes",
    valued("schema: { type: string, pattern: /^a$/i }"),
    "4:147 warning schema-pattern: The pattern /^a$/i is written between slashes, so no value matches it. → Remove them, and anything after the second.",
  ],
  [
    "values without commas",
    valued("schema: { type: string, enum: [CSV JSONL] }"),
    "4:145 warning schema-enum: The `enum` has one value, `CSV JSONL`. → Write each value as an item of its own, with commas between them.",
  ],
  [
    "several values in one string",
    valued('schema: { type: string, enum: ["csv, jsonl"] }'),
    "4:145 warning schema-enum: The `enum` has one value, `csv, jsonl`. → Write each value as an item of its own, with commas between them.",
  ],
  [
    "a default that does not match its format",
    valued("schema: { type: string, format: email, default: nobody }"),
    '4:162 warning schema-value: The default "nobody" does not match the format `email`. → Correct the default or the schema: the page shows both, and they disagree.',
  ],
  [
    "an address with a space",
    `${head}externalDocs: { url: not an address }\npaths: {}\n`,
    "3:22 warning address: An address has no spaces. → Write the full address: `https://…`.",
  ],
  [
    "an address without its scheme",
    `${head.replace("version", "termsOfService: a.example/terms, version")}paths: {}\n`,
    "2:35 warning address: The URL has no scheme: `a.example` is part of a path, not a host. → Write the full address: `https://…`.",
  ],
  [
    "a misspelled HTTP scheme",
    `${head}security: [{ a: [] }]\npaths: {}\ncomponents: { securitySchemes: { a: { type: http, scheme: bsic } } }\n`,
    "5:59 warning security-scheme: HTTP has no scheme `bsic`. Did you mean `basic`? → Correct it, or leave it if the scheme is your own.",
  ],
  [
    "an image without a full address",
    operation(`${named}, ${ok}, description: "See ![logo](logo.png)."`),
    "4:113 warning description-link: The pages show the link to `logo.png` as text: it leads neither to the web nor within the site. → Begin its address with `https://`, `mailto:` or, within this site, with `/` or `#`.",
  ],
  [
    "Markdown in a summary",
    operation(`operationId: a, summary: "A \`b\`", ${ok}`),
    '4:44 warning summary-markdown: The pages show "`b`" as is: a summary is plain text. → Write plain text: Markdown works only in descriptions.',
  ],
  [
    "a table without its delimiter row",
    operation(`${named}, ${ok}, description: "| a | b |\\n| 1 | 2 |"`),
    "4:101 warning description-markdown: The pages show `| a | b |` as is: a table needs a line of dashes below its head. → Add a line such as `| --- | --- |`, with the same number of cells.",
  ],
  [
    "a field next to a reference",
    `${operation(`${named}, responses: { "200": { $ref: "#/components/responses/A", headers: {} } }`)}components: { responses: { A: { description: A } } }\n`,
    "4:100 warning reference-siblings: `headers` next to a `$ref` has no effect. → Move it to where the reference leads, or replace the reference with the whole object.",
  ],
  [
    "a reference without its dollar sign",
    operation(`${named}, responses: { "200": { ref: "#/components/responses/A" } }`),
    "4:66 error struct: The field `ref` is not expected here. Did you mean `$ref`? → Correct its name or move it; names of your own fields must start with `x-`.",
  ],
  [
    "an address that YAML reads as a comment",
    operation(`${named}, responses:\n        "200":\n          $ref: #/components/responses/A\n`)
      .replace(" } }", "")
      .replace("{ get: {", "\n    get: {")
      .replace("{ operationId", "\n      operationId")
      .replace(", summary", "\n      summary")
      .replace(", responses", "\n      responses"),
    '10:11 error struct: `$ref` must be a string, not null. → Put the address in quotes: `"#/…"`.',
  ],
  [
    "a list with one item in place of a schema",
    valued(`schema: [{ type: string }]`),
    "4:122 error struct: `schema` must be an object, not an array. → Remove the dash or the brackets: one object is expected, not a list.",
  ],
  [
    "a number written in words",
    valued(`schema: { type: integer, maximum: one thousand }`),
    "4:148 error struct: `maximum` must be a number, not a string. → Write it with digits only, and a point before decimals.",
  ],
  [
    "a number too large for a computer",
    valued(`schema: { type: number, maximum: 1e400 }`),
    "4:147 error struct: `maximum` must be a number, not a string. → Write a smaller number: this one is beyond 1.8e308.",
  ],
  [
    "a blank title",
    operation(`${named}, ${ok}`).replace("title: T", 'title: " "'),
    "2:16 warning name-empty: The name in `title` is empty. → Write the name.",
  ],
  [
    "a tag without a name",
    operation(`${named}, ${ok}, tags: [""]`),
    "4:94 warning name-empty: The name in `tags` is empty. → Write the name.",
  ],
  [
    "a summary of spaces",
    operation(`operationId: a, summary: " ", ${ok}`),
    "4:9 warning operation-summary: The operation has no `summary`: its title is made from its description, or from method and path. → Add a `summary` of a few words: menus, search and the page show it.",
  ],
  [
    "a media type that ends with a space",
    valued("schema: {}").replace("application/json:", '"application/json ":'),
    "4:94 error media-type: `application/json ` is not a media type: it ends with a space. Did you mean `application/json`? → Write type and subtype: `application/json`.",
  ],
  [
    "a name that ends with a space",
    operation(`${named}, ${ok}, parameters: [{ name: "q ", in: query, schema: {} }]`),
    '4:108 warning edge-space: "q " ends with a space. → Remove the space.',
  ],
  [
    "a value that begins with a space",
    valued(`schema: { enum: [" a", b] }`),
    '4:131 warning edge-space: " a" begins with a space. → Remove the space.',
  ],
  [
    "a divisor of zero",
    valued(`schema: { type: integer, multipleOf: 0, example: 4 }`),
    "4:151 warning schema-bounds: `multipleOf` is 0: it must be more than 0. → Write the number that values are multiples of.",
  ],
  [
    "a negative bound, reported once for the example too",
    valued(`schema: { type: string, maxLength: -1, example: a }`),
    "4:149 error struct: `maxLength` must be at least 0. → Write a number that is not negative.",
  ],
  [
    "webhooks as an extension",
    `${operation(`${named}, ${ok}`)}x-webhooks: { a: { post: { ${ok} } } }\n`,
    "5:1 warning not-shown: `x-webhooks` is not shown: OpenAPI has `webhooks` for this, since 3.1. → Move them to `webhooks`, and set `openapi: 3.1.0` or later.",
  ],
  [
    "a property next to `properties`",
    valued(`schema: { type: object, properties: { a: {} }, booked: { type: integer } }`),
    "4:161 warning not-shown: `booked` is not shown: it is not a keyword of JSON Schema. → Indent it below `properties` if it is one, or correct its name.",
  ],
  [
    "an example without `value`",
    valued(`schema: {}, examples: { a: { summary: S, id: x, size: 3 } }`),
    "4:155 error struct: `id`, `size` are part of the value: they belong below `value`. → Write `value:` above it, and indent it.",
  ],
  [
    "an example in the form of a later version",
    valued(`schema: {}, examples: { a: { dataValue: x } }`),
    "4:143 error struct: `dataValue` belongs to OpenAPI 3.2, but this document is OpenAPI 3.1. → Set `openapi: 3.2.0` in the root document, or remove the field.",
  ],
  [
    "a list of examples",
    valued(`schema: {}, examples: [{ id: x }]`),
    "4:136 error struct: `examples` must be an object, not an array. → Give each example a name, and write it below that as `value`.",
  ],
  [
    "a list of schemas in `items`",
    valued(`schema: { type: array, items: [{ type: string }] }`),
    "4:144 error struct: `items` must be an object, not an array. → Write one schema; for a list of different items use `prefixItems`, which OpenAPI has since 3.1.",
  ],
  [
    "a misspelled field of an example",
    valued(`schema: {}, examples: { a: { valu: b } }`),
    "4:143 error struct: The field `valu` is not expected here. Did you mean `value`? → Correct its name or move it; names of your own fields must start with `x-`.",
  ],
  [
    "a list format for a value that is not a list",
    `swagger: "2.0"\ninfo: { title: T, version: "1" }\nhost: a.example\npaths: { /a: { get: { ${named}, parameters: [{ name: l, in: query, type: integer, collectionFormat: csv }], ${ok} } } }\n`,
    "4:119 warning swagger-list: `collectionFormat` applies to arrays only. → Remove it.",
  ],
  [
    "a schema that differs only in case",
    `${valued(`schema: { $ref: "#/components/schemas/Pet" }`)}components:\n  schemas:\n    Pet: { properties: { a: { $ref: "#/components/schemas/pet" } } }\n    pet: {}\n`,
    "8:5 warning schema-name-unique: The schema `pet` differs only in case or separators from `Pet` on line 7: both pages get a hash in their address, and move. → Give it a distinct name: an address without a hash stays the same.",
  ],
  [
    "no server",
    `${operation(`${named}, ${ok}`)}# whole\n`,
    "1:1 warning server-missing: The document lists no server: the samples call `https://api.example.com`. → List the address of the API under `servers`.",
  ],
])("%s is reported with a remedy", async (_, given, want) => {
  expect(await wholesAside(given)).toEqual([want]);
});

test.each([
  [
    "a summary of the path",
    `${head}paths:\n  /a: { summary: A, get: { operationId: a, ${ok} } }\n`,
  ],
  [
    "members of an open schema",
    pet(
      "{ a: 1 }",
      "{ type: object, properties: { b: {} }, additionalProperties: { $ref: '#/components/schemas/Tag' } }",
    ).replace("{ a: 1 }", "{ a: { id: 1 } }"),
  ],
  [
    "members of an object that allows any",
    pet("{ a: 1 }", "{ type: object, not: { $ref: '#/components/schemas/Tag' } }"),
  ],
  ...[
    "application/json",
    '"*/*"',
    '"image/*"',
    "application/*+json",
    "x-a/b",
    "application/vnd.a+json; v=1",
    '"*"',
  ].map((type) => [type, returning(type)]),
])("%s is not reported", async (_title, given) => {
  expect(await told(given ?? "")).toEqual([]);
});

/** Returns the problems of one component. */
async function toldOf(version: string, group: string, fields: string): Promise<readonly string[]> {
  const given = `openapi: ${version}.0\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents:\n  ${group}:\n    c:\n      ${fields}\n`;
  return (await told(given)).filter((text) => !text.includes("no-unused-components"));
}

const json = "content: { application/json: {} }";
const whole = `{ name: a, in: querystring, ${json} }`;
const one = "→ Keep one of the two.";
const remove = "→ Remove it.";
const instead =
  "→ Describe the query either with one `in: querystring` and its `content`, or with `in: query`.";

describe("what OpenAPI forbids is an error, and what has no effect a warning", () => {
  test.each<[version: string, group: string, given: string, ...want: string[]]>([
    [
      "3.1",
      "parameters",
      "{ name: X Y, in: header, schema: {} }",
      "7:15 error header-name: `X Y` is not a valid header name. → Use only letters, digits, `-` and `_` (RFC 9110, 5.6.2).",
    ],
    [
      "3.2",
      "parameters",
      '{ name: "a{b}", in: path, required: true, schema: {} }',
      "7:15 error header-name: `a{b}` is not a valid name of a path parameter. → Leave out the braces.",
    ],
    [
      "3.1",
      "securitySchemes",
      "{ type: apiKey, in: header, name: X Key }",
      "7:41 error header-name: `X Key` is not a valid header name. → Use only letters, digits, `-` and `_` (RFC 9110, 5.6.2).",
    ],
    [
      "3.1",
      "responses",
      '{ description: d, headers: { "X:Y": { schema: {} } } }',
      "7:36 error header-name: `X:Y` is not a valid header name. → Use only letters, digits, `-` and `_` (RFC 9110, 5.6.2).",
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: path, schema: {} }",
      "7:22 error path-parameter-required: The path parameter `a` lacks `required: true`. → Write `required: true`: no part of a path can be left out.",
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: path, schema: {}, requierd: true }",
      `7:40 error struct: The field \`requierd\` is not expected here. Did you mean \`required\`? → ${renamed}`,
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: path, schema: {}, required: false }",
      "7:50 error path-parameter-required: The path parameter `a` lacks `required: true`. → Write `required: true`: no part of a path can be left out.",
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: query, style: simple, schema: {} }",
      "7:36 error parameter-style: A query parameter cannot have the style `simple`, only form, spaceDelimited, pipeDelimited, deepObject. → Use a style for that location, or move the parameter.",
    ],
    [
      "3.1",
      "headers",
      "{ style: form, schema: {} }",
      "7:16 error parameter-style: A header cannot have the style `form`, only simple. → Use a style for that location, or move the parameter.",
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: query, content: {} }",
      "7:29 error one-media-type: `content` has 0 media types here instead of one. → Keep only the media type in which the value is written.",
    ],
    [
      "3.1",
      "headers",
      "{ content: { a/b: {}, a/c: {} } }",
      "7:9 error one-media-type: `content` has 2 media types here instead of one. → Keep only the media type in which the value is written.",
    ],
    [
      "3.1",
      "parameters",
      `{ name: a, in: query, schema: {}, ${json} }`,
      `7:29 error exclusive-fields: \`content\` and \`schema\` exclude each other. ${one}`,
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: query, schema: {}, example: 1, examples: { b: { value: 1 } } }",
      `7:41 error exclusive-fields: \`examples\` and \`example\` exclude each other. ${one}`,
    ],
    [
      "3.1",
      "headers",
      "{ schema: {}, example: 1, examples: { b: { value: 1 } } }",
      `7:21 error exclusive-fields: \`examples\` and \`example\` exclude each other. ${one}`,
    ],
    [
      "3.1",
      "examples",
      "{ value: 1, externalValue: a.json }",
      `7:19 error exclusive-fields: \`value\` and \`externalValue\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "examples",
      "{ value: 1, dataValue: 1 }",
      `7:19 error exclusive-fields: \`value\` and \`dataValue\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "examples",
      '{ value: 1, serializedValue: "1" }',
      `7:19 error exclusive-fields: \`value\` and \`serializedValue\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "examples",
      '{ serializedValue: "1", externalValue: a.json }',
      `7:31 error exclusive-fields: \`serializedValue\` and \`externalValue\` exclude each other. ${one}`,
    ],
    [
      "3.1",
      "links",
      '{ operationId: a, operationRef: "https://a.example/b.yaml#/paths/~1a/get" }',
      `7:25 error exclusive-fields: \`operationId\` and \`operationRef\` exclude each other. ${one}`,
      "7:22 warning link-target: The link leads nowhere: no operation has the operationId `a`. → Name an operation of the document and its parameters, or remove the link.",
    ],
    [
      "3.1",
      "links",
      "{ description: d }",
      "6:5 error link-target: The link names no operation. → Name an operation of the document and its parameters, or remove the link.",
    ],
    [
      "3.2",
      "mediaTypes",
      "{ encoding: {}, itemEncoding: {} }",
      `7:23 error exclusive-fields: \`encoding\` and \`itemEncoding\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "mediaTypes",
      "{ encoding: { a: { encoding: {}, prefixEncoding: [] } } }",
      `7:40 error exclusive-fields: \`encoding\` and \`prefixEncoding\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "schemas",
      "{ type: string, xml: { nodeType: attribute, attribute: true } }",
      `7:51 error exclusive-fields: \`nodeType\` and \`attribute\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "schemas",
      "{ type: array, items: {}, xml: { wrapped: true, nodeType: element } }",
      `7:40 error exclusive-fields: \`nodeType\` and \`wrapped\` exclude each other. ${one}`,
    ],
    [
      "3.2",
      "parameters",
      "{ name: a, in: querystring, schema: {} }",
      `7:35 error query-string: A parameter \`in: querystring\` cannot have \`schema\`. ${instead}`,
    ],
    [
      "3.2",
      "pathItems",
      `{ parameters: [${whole}, { name: b, in: query, schema: {} }] }`,
      `7:102 error query-string: A parameter \`in: querystring\` is the whole query: no other parameter can be in it. ${instead}`,
    ],
    [
      "3.2",
      "pathItems",
      `{ parameters: [${whole}], get: { operationId: g, summary: G, parameters: [${whole.replace("a,", "b,")}], responses: { "200": { description: OK } } } }`,
      `7:151 error query-string: A parameter \`in: querystring\` is the whole query: no other parameter can be in it. ${instead}`,
    ],
    [
      "3.1",
      "securitySchemes",
      "{ type: oauth2, flows: { password: { tokenUrl: a, scopes: { read: 1 } } } }",
      "7:73 error struct: `read` must be a string, not a number. → Put the value in quotes.",
    ],
    [
      "3.1",
      "pathItems",
      "{ get: { operationId: g, summary: G, responses: {} } }",
      "7:44 error operation-responses: `responses` is empty. → Describe at least the response of a successful call.",
    ],
    [
      "3.1",
      "headers",
      "{ schema: {}, allowReserved: true }",
      `7:21 error field-without-effect: \`allowReserved\` has no meaning in a header. ${remove}`,
    ],
    [
      "3.1",
      "headers",
      "{ schema: {}, allowEmptyValue: true }",
      `7:21 error field-without-effect: \`allowEmptyValue\` has no meaning in a header. ${remove}`,
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: header, schema: {}, allowReserved: false }",
      `7:42 warning field-without-effect: \`allowReserved\` has no meaning in a header parameter. ${remove}`,
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: path, required: true, schema: {}, allowReserved: true }",
      `7:56 warning field-without-effect: \`allowReserved\` has no meaning in a path parameter. ${remove}`,
    ],
    ["3.2", "parameters", "{ name: a, in: path, required: true, schema: {}, allowReserved: true }"],
    ["3.2", "parameters", "{ name: a, in: cookie, schema: {}, allowReserved: true }"],
    [
      "3.2",
      "parameters",
      "{ name: a, in: cookie, style: cookie, schema: {}, allowReserved: true }",
      `7:57 warning field-without-effect: \`allowReserved\` has no meaning in a cookie parameter of this style. ${remove}`,
    ],
    [
      "3.1",
      "parameters",
      "{ name: a, in: cookie, schema: {}, allowEmptyValue: true }",
      `7:42 warning field-without-effect: \`allowEmptyValue\` has no meaning in a cookie parameter of this style. ${remove}`,
    ],
    [
      "3.1",
      "parameters",
      `{ name: a, in: query, ${json}, explode: true }`,
      `7:64 warning field-without-effect: \`explode\` has no meaning next to \`content\`. ${remove}`,
    ],
    [
      "3.1",
      "securitySchemes",
      "{ type: http, scheme: basic, bearerFormat: JWT }",
      `7:36 warning field-without-effect: \`bearerFormat\` has no meaning in the scheme \`basic\`. ${remove}`,
    ],
    [
      "3.1",
      "schemas",
      "{ minLenght: 1 }",
      "7:9 warning not-shown: `minLenght` is not shown: it is not a keyword of JSON Schema. Did you mean `minLength`? → Correct its name, or say it in a description too.",
    ],
    ["3.1", "schemas", '{ $vocabulary: { "https://a.example": true } }'],
    ...[
      ["string", "minimum: 1", "numbers"],
      ["integer", "minLength: 1", "strings"],
      ["[boolean, 'null']", "minItems: 1", "arrays"],
      ["array", "properties: {}", "objects"],
    ].map(([type = "", field = "", wanted = ""]): [string, string, string, string] => [
      "3.1",
      "schemas",
      `{ ${field}, type: ${type} }`,
      `7:9 warning schema-keyword-type: \`${field.replace(/:.*/, "")}\` has no effect on the type ${type.replace(/\[(.*), '(.*)'\]/, "$1 or $2")}: it applies only to ${wanted}. → Correct the type, or remove the keyword.`,
    ]),
    [
      "3.1",
      "schemas",
      "{ enum: [a, b, a, a, [1], [1]] }",
      '7:22 warning repeats: The item "a" is already in the `enum`. This occurs 2 times. → Remove it: the page shows each once.',
      "7:33 warning repeats: The item [1] is already in the `enum`. → Remove it: the page shows each once.",
    ],
    [
      "3.1",
      "schemas",
      "{ required: [a, b, a], properties: { a: {}, b: {} }, dependentRequired: { a: [b, b] } }",
      '7:26 warning repeats: The item "a" is already in `required`. → Remove it: the page shows each once.',
      '7:88 warning repeats: The item "b" is already in `dependentRequired`. → Remove it: the page shows each once.',
    ],
    [
      "3.1",
      "schemas",
      "{ type: [string, string] }",
      '7:24 warning repeats: The item "string" is already in `type`. → Remove it: the page shows each once.',
    ],
    ["3.1", "schemas", "{ type: [integer, string], minimum: 1, minLength: 1 }"],
    [
      "3.0",
      "schemas",
      "{ minLenght: 1 }",
      "7:9 error struct: The field `minLenght` is not expected here. Did you mean `minLength`? → Correct its name or move it; names of your own fields must start with `x-`.",
    ],
  ])("%s %s %s", async (version, group, given, ...want) => {
    expect(await toldOf(version, group, given)).toEqual(want);
  });

  test.each<[given: string, ...want: string[]]>([
    [
      "$self: https://a.example/b#c\npaths: {}",
      "3:8 error schema-identifier: `$self` has a fragment, but it is the address of the whole document. → Leave out the `#` and what follows.",
    ],
    [
      "tags: [{ name: a, description: A }, { name: a, description: A }]\npaths: {}",
      "3:37 error no-duplicated-tag-names: The tag `a` is declared twice. → Keep one of the two, or rename one.",
    ],
    [
      'servers: [{ url: "https://a.example/b?c" }]\npaths: {}',
      "3:18 error server-url: The URL of a server cannot have a query or a fragment. → Write `https://`, the host and the path; write a part that varies as `{name}`, with a default.",
    ],
    [
      'servers: [{ url: "https://{a}.example", variables: { b: { default: c } } }]\npaths: {}',
      "3:18 error no-undefined-server-variable: The variable `{a}` is not declared under `variables`. Did you mean `{b}`? → Name the same variables in `url` and under `variables`, each with a default.",
    ],
    [
      'servers: [{ url: "https://{a}.{a}.example/{b}", variables: { c: { default: c }, d: { default: d } } }]\npaths: {}',
      "3:18 error no-undefined-server-variable: The variable `{a}` is not declared under `variables`. → Name the same variables in `url` and under `variables`, each with a default.",
      "3:18 error no-undefined-server-variable: The variable `{b}` is not declared under `variables`. → Name the same variables in `url` and under `variables`, each with a default.",
      "3:62 error no-undefined-server-variable: The `url` has no variable `{c}`. → Name the same variables in `url` and under `variables`, each with a default.",
      "3:81 error no-undefined-server-variable: The `url` has no variable `{d}`. → Name the same variables in `url` and under `variables`, each with a default.",
    ],
    [
      'servers: [{ url: "https://{a}.example", variables: null }]\npaths: {}',
      "3:52 error struct: `variables` must be an object, not null. → Give it a value, or remove the field.",
    ],
    [
      'servers: [{ url: "https://{a}.example", variables: { a: { default: b, enum: [c] } } }]\npaths: {}',
      "3:68 error server-variable: The default `b` is not in the `enum`. → List the default among the values, or remove the `enum`.",
    ],
    [
      'servers: [{ url: "https://{a}.example", variables: { a: { default: b, enum: [] } } }]\npaths: {}',
      "3:68 error server-variable: The default `b` is not in the `enum`, which is empty. → List the default among the values, or remove the `enum`.",
    ],
    [
      'security: [{ "b#/components/securitySchemes/c": [] }, { d: [] }]\npaths: {}',
      "3:57 error security-defined: There is no security scheme `d`. → Add the scheme under components.securitySchemes, or use the name of one that is there.",
      "3:14 warning security-defined: The security scheme at `b#/components/securitySchemes/c` is not shown: only those in this document are. → Describe it under components.securitySchemes, and use its name.",
    ],
    [
      "components: { schemas: { ö: {} } }",
      "3:26 warning component-name: `ö` is not a valid component name. → Use only letters without accents, digits, `.`, `-` and `_`.",
    ],
  ])("%s", async (given, ...want) => {
    const yaml = `${head.replace("3.1", "3.2")}${given}\n`;
    expect((await told(yaml)).filter((text) => !text.includes("unused"))).toEqual(want);
  });

  test("a license with two addresses", async () => {
    const license = 'license: { name: MIT, identifier: MIT, url: "https://a.example" }';
    expect(await told(`${head.replace("version", `${license}, version`)}paths: {}\n`)).toEqual([
      `2:58 error exclusive-fields: \`identifier\` and \`url\` exclude each other. ${one}`,
    ]);
  });
});

test("if an example fits no variant and a reference is broken, only the problems of the likely variant are reported", async () => {
  const variant = (kind: string) =>
    `{ properties: { kind: { const: ${kind} }, size: { type: integer } } }`;
  const schema = `{ oneOf: [${variant("cat")}, ${variant("dog")}] }`;
  const yaml = valued(`schema: ${schema}, example: { kind: dog, size: big }`);
  const found = await told(`${yaml}components: { responses: { R: { $ref: "#/nowhere" } } }\n`);
  expect(found.filter((text) => text.includes("The example"))).toEqual([
    expect.stringContaining("`size` must be an integer, not a string."),
  ]);
});

test.each<[ref: string, want: string]>([
  ["{ a: b }", "`$ref` must be a string, not an object."],
  ["[a]", "`$ref` must be a string, not an array."],
  ...["#", "#/components/schemas", "#/paths/~1a/get", "#/paths/~1a/get/responses/200"].map(
    (ref): [string, string] => [`"${ref}"`, `The reference ${ref} does not lead to a schema.`],
  ),
])("$ref: %s in place of a schema", async (ref, want) => {
  const found = await problemsOf(
    `${valued(`schema: { $ref: ${ref} }`)}components: { schemas: { A: { type: string } } }\n`,
  );
  const errors = found.filter(({ severity }) => severity === "error");
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([`4: ${want}`]);
});

test.each<[version: string, given: (schemas: string) => string, place: string]>([
  [
    "2.0",
    (schemas) =>
      `swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}\ndefinitions: { ${schemas} }\n`,
    "#/definitions",
  ],
  ["3.1", (schemas) => `${head}components: { schemas: { ${schemas} } }\n`, "#/components/schemas"],
])("a schema of version %s that refers to all its properties", async (_version, given, place) => {
  const ref = `${place}/A/properties`;
  const legal = `properties: { properties: { properties: { type: string } } }, B: { properties: { $ref: { type: string }, a: { $ref: "${place}/properties" }, b: { $ref: "${place}/properties/properties/properties" } } }`;
  const found = await problemsOf(
    given(`${legal}, A: { properties: { example: { $ref: "${ref}" }, c: { type: string } } }`),
  );
  const errors = found.filter(({ severity }) => severity === "error");
  expect(errors.map(({ message }) => message)).toEqual([
    `The reference ${ref} does not lead to a schema.`,
  ]);
});

test.each([
  [
    "components:\n  schemas:\n    Null: {}\n",
    '5:5 error syntax: YAML reads the key `Null` as `null`. → Put it in quotes: `"Null"`.',
  ],
  [
    "x-a: { a: 1, True: 2 }\n",
    '3:14 error syntax: YAML reads the key `True` as `true`. → Put it in quotes: `"True"`.',
  ],
  ['x-a: { "Null": 1, null: 2, b: "True" }\n# Null:\n', undefined],
])("a key that YAML reads as another text: %j", async (given, want) => {
  expect((await told(`${head}${given}`)).find((text) => text.includes("syntax"))).toBe(want);
});

test("a schema directly in a request body", async () => {
  const found = await told(operation(`${named}, requestBody: { schema: {} }, ${ok}`));
  expect(found.find((text) => text.includes("struct"))).toMatch(
    /required `content` is missing. → Write it below `content` and a media type, such as `application\/json`.$/,
  );
});

test("an example in a file that does not exist", async () => {
  const media = (file: string) => valued(`schema: {}, examples: { e: { externalValue: ${file} } }`);
  expect(await told(media("./missing.json"))).toEqual([
    expect.stringMatching(
      /^4:\d+ warning example-file: There is no such file: .*missing.json. → Correct the path, or write a URL.$/,
    ),
  ]);
  expect(await told(media("/examples/a.json"))).toEqual([]);
  expect(await told(media('"https://a.example/a.json"'))).toEqual([]);
});

test("a schema that refers to its own parameter", async () => {
  const parameter = `{ name: p, in: query, schema: { $ref: "#/paths/~1a/get/parameters/0" } }`;
  const found = await problemsOf(operation(`${named}, parameters: [${parameter}], ${ok}`));
  const errors = found.filter(({ severity }) => severity === "error");
  expect(errors.map(({ message }) => message)).toEqual([
    "The reference #/paths/~1a/get/parameters/0 does not lead to a schema.",
  ]);
});
