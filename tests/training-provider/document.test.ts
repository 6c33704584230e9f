import { readdirSync, readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { load } from "../../codegen/document/load";
import { operationPages } from "./operation-pages";

interface Reference {
  $ref: string;
}

interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean;
  unevaluatedProperties?: boolean;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: Schema;
  example?: unknown;
}

interface MediaType {
  schema: Schema;
  examples: Record<string, { summary?: string; value: unknown }>;
}

interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Body;
  responses: Record<string, Body | Reference>;
}

const methods = ["get", "post", "patch", "delete"] as const;

type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<
  Record<(typeof methods)[number], Operation>
>;

interface OpenApiDocument {
  openapi: string;
  info: { version: string; description: string };
  servers: {
    url: string;
    description: string;
    variables: Record<string, { default: string; description?: string }>;
  }[];
  security: Record<string, string[]>[];
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Body>;
    securitySchemes: Record<
      string,
      { type: string; in: string; name: string; description: string; "x-example": string }
    >;
  };
}

const source = readFileSync(
  new URL("../../openapi/training-provider.yaml", import.meta.url),
  "utf8",
);
const document = parseYaml(source) as OpenApiDocument;

const listParameters = ["cursor", "limit", "skip"];
const list = listParameters.join(" ");

/** Section 7, row by row: method, path below `/tp-api`, shape of the response, and the names of the query parameters. */
const calls: Record<string, [call: string, answer: string, query?: string]> = {
  listClasses: [
    "GET /classes",
    "Class[]",
    `${list} ids[] courseDeliveryMethod courseIds[] start end`,
  ],
  createClass: ["POST /classes", "ResourceReference"],
  updateClass: ["PATCH /classes/{classId}", "ResourceReference"],
  deleteClass: ["DELETE /classes/{classId}", "ResourceReference"],
  listClassEnrollments: ["GET /classes/{classId}/enrollments", "ClassEnrollment[]", list],
  createClassEnrollment: ["POST /classes/{classId}/enrollments", "ClassEnrollmentCreated"],
  deleteClassEnrollment: ["DELETE /classes/{classId}/enrollments/{enrollmentId}", "204"],
  listClassLearningRecords: ["GET /classes/{classId}/learning-records", "LearningRecord[]", list],
  createClassLearningRecord: [
    "POST /classes/{classId}/learning-records",
    "ClassLearningRecordCreated",
  ],
  listELearning: ["GET /e-learning", "ELearningCourse[]", list],
  updateElearning: ["PATCH /e-learning/{courseId}", "ELearningCourse"],
  listELearningEnrollments: [
    "GET /e-learning/{courseId}/enrollments",
    "ELearningEnrollment[]",
    list,
  ],
  createELearningEnrollment: ["POST /e-learning/{courseId}/enrollments", "ResourceReference"],
  deleteELearningEnrollment: ["DELETE /e-learning/{courseId}/enrollments/{enrollmentId}", "204"],
  listELearningRecords: ["GET /e-learning/{courseId}/learning-records", "LearningRecord[]", list],
  createELearningLearningRecord: [
    "POST /e-learning/{courseId}/learning-records",
    "ResourceReference",
  ],
  listEmployers: ["GET /employers", "Employer[]", "employerName"],
  getExportDataJob: ["GET /exports", "ExportJob", "id"],
  createExportDataJob: ["POST /exports", "ExportJobCreated"],
  listInstructorLedCourses: ["GET /instructor-led-courses", "InstructorLedCourse[]", list],
  listAuthorizedInstructors: [
    "GET /instructor-led-courses/{courseId}/authorized-instructors",
    "AuthorizedInstructor[]",
    list,
  ],
  listLearners: ["GET /learners", "LearnerListItem[]", `${list} name email`],
  updateLearner: ["PATCH /learners/{learnerId}", "Learner"],
};

// --- Reading the document

function resolve<T extends object>(value: T | Reference): T {
  if (!("$ref" in value)) return value;
  const target = value.$ref
    .slice("#/".length)
    .split("/")
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  if (!target) throw new Error(`Nothing at ${value.$ref}`);
  return target as T;
}

interface Call {
  id: string;
  call: string;
  operation: Operation;
  parameters: Parameter[];
}

const operations: Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return [
      {
        id: operation.operationId,
        call: `${method.toUpperCase()} ${path}`,
        operation,
        parameters: parameters.map((parameter) => resolve<Parameter>(parameter)),
      },
    ];
  }),
);

function operationOf(id: string): Call {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
}

function responseOf(id: string, status: string): Body {
  const response = operationOf(id).operation.responses[status];
  if (!response) throw new Error(`No ${status} in ${id}`);
  return resolve<Body>(response);
}

function jsonOf(body: Body | undefined): MediaType {
  const media = body?.content?.["application/json"];
  if (!media) throw new Error("No JSON content");
  return media;
}

function kebabCase(operationId: string): string {
  return operationId
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}

/** Returns the name of a `$ref`, or of the items of a list as `Name[]`. */
function nameOf(schema: Schema): string {
  if (schema.items) return `${nameOf(schema.items)}[]`;
  return schema.$ref?.split("/").at(-1) ?? "(unnamed)";
}

// --- Validating with the document's schemas

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).addVocabulary([
  "x-kubernetes-validations",
]);
addFormats.default(ajv);

type Definitions = Record<string, Schema>;

const schemas = document.components.schemas;

/** Like `schemas`, but an undeclared field is an error: a typo in a response example must not pass. */
const closedSchemas: Definitions = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    schema.properties && !schema.allOf ? { ...schema, additionalProperties: false } : schema,
  ]),
);

function validatorOf(schema: Schema, definitions: Definitions = schemas): ValidateFunction {
  const standalone = JSON.stringify({ ...schema, $defs: definitions });
  return ajv.compile(
    JSON.parse(standalone.replaceAll("#/components/schemas/", "#/$defs/")) as AnySchemaObject,
  );
}

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

function bodyOf(operationId: string): Schema {
  return jsonOf(operationOf(operationId).operation.requestBody).schema;
}

function parameterOf(operationId: string, name: string): Schema {
  const parameter = operationOf(operationId).parameters.find((one) => one.name === name);
  if (!parameter) throw new Error(`No parameter ${name} in ${operationId}`);
  return parameter.schema;
}

// --- Tests

describe("examples", () => {
  const responses = operations.flatMap(({ id, operation }) =>
    Object.keys(operation.responses).flatMap((status) => {
      const body = responseOf(id, status);
      if (!body.content) return [];
      const { schema, examples } = jsonOf(body);
      const validate = validatorOf(schema, closedSchemas);
      return Object.entries(examples).map(([name, example]) => ({
        id,
        status,
        name,
        example,
        validate,
      }));
    }),
  );

  it.each(responses)(
    "response $status of $id, $name, has only declared fields",
    ({ example, validate }) => {
      expect(problemsOf(validate, example.value)).toEqual([]);
    },
  );

  // A sample includes every parameter with an example; for those that a first call does not need, the description has one instead.
  const withoutExample = operations.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ example }) => example === undefined)
      .map(({ name }) => (listParameters.includes(name) ? name : `${name} of ${id}`)),
  );
  it("exist for every parameter except those that a first call leaves out", () => {
    expect(new Set(withoutExample)).toEqual(
      new Set([
        "cursor",
        "skip",
        "ids[] of listClasses",
        "courseDeliveryMethod of listClasses",
        "courseIds[] of listClasses",
        "start of listClasses",
        "end of listClasses",
        "name of listLearners",
        "email of listLearners",
      ]),
    );
  });

  it("exist for every body", () => {
    for (const { id, operation } of operations) {
      const bodies = Object.keys(operation.responses).map((status) => responseOf(id, status));
      for (const body of [operation.requestBody, ...bodies]) {
        if (!body?.content) continue;
        const examples = Object.values(jsonOf(body).examples);
        expect(examples, id).not.toEqual([]);
        for (const { summary } of examples) expect(summary, id).toBeTruthy();
      }
    }
  });
});

describe("operations", () => {
  it("have the names of the reference pages", () => {
    expect(operations.map(({ id }) => kebabCase(id)).sort()).toEqual([...operationPages].sort());
  });

  it("match the table of calls", () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.entries(calls))("%s has its call, query and response", (id, want) => {
    const [wanted, answer, wantedQuery = ""] = want;
    const { call, operation, parameters } = operationOf(id);
    const success = Object.keys(operation.responses).filter((status) => status !== "400");
    const query = parameters.filter((one) => one.in === "query").map((one) => one.name);

    expect(call).toBe(wanted.replace(" ", " /tp-api"));
    expect(query.join(" ")).toBe(wantedQuery);
    if (answer === "204") {
      expect(success).toEqual(["204"]);
      expect(responseOf(id, "204").content).toBeUndefined();
    } else {
      expect(success).toEqual(["200"]);
      expect(nameOf(jsonOf(responseOf(id, "200")).schema)).toBe(answer);
    }
  });

  it.each(operations)("$id names the training provider unless it is an export", (given) => {
    const header = given.parameters.find((one) => one.name === "training-provider-id");
    const want = given.id.includes("ExportDataJob") ? undefined : { in: "header", required: true };

    if (want) expect(header).toMatchObject(want);
    else expect(header).toBeUndefined();
  });

  it("repeat the name of a list parameter for each value", () => {
    for (const name of ["ids[]", "courseIds[]"]) {
      const parameter = operationOf("listClasses").parameters.find((one) => one.name === name);
      expect(parameter).toMatchObject({ style: "form", explode: true, schema: { type: "array" } });
    }
  });

  it("require a body if they accept one", () => {
    for (const { operation } of operations) {
      if (operation.requestBody) expect(operation.requestBody.required).toBe(true);
    }
  });
});

describe("errors", () => {
  const validateShared = validatorOf(jsonOf(document.components.responses.BadRequest).schema);
  const shapes = {
    status: { statusCode: 400, code: "CODE", error: "Bad Request", message: "No." },
    keyed: { error: { key: "key", message: "No." } },
    list: { errors: [{ key: "key", message: "No." }] },
  };

  it.each(operations)("$id responds with 400 and no other error", ({ operation }) => {
    const errors = Object.keys(operation.responses).filter((status) => !status.startsWith("2"));
    expect(errors).toEqual(["400"]);
  });

  it.each(operations)("$id has the expected shapes", ({ id }) => {
    const validate = validatorOf(jsonOf(responseOf(id, "400")).schema);

    expect(validate(shapes.status)).toBe(true);
    expect(validate(shapes.keyed)).toBe(true);
    expect(validate(shapes.list)).toBe(id === "createClassLearningRecord");
  });

  it.each([
    ["statusCode missing", { code: "CODE", error: "Bad Request", message: "No." }],
    ["code missing", { statusCode: 400, error: "Bad Request", message: "No." }],
    ["key missing", { error: { message: "No." } }],
    ["message missing", { error: { key: "key" } }],
    ["nothing", {}],
  ])("are not valid with %s", (_, given) => {
    expect(validateShared(given)).toBe(false);
  });
});

describe("words", () => {
  const declaredTags = document.tags.map((tag) => tag.name);

  it("distinguish every operation from the guides and other operations by its name", () => {
    const guides = readdirSync(new URL("../../content/", import.meta.url))
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => readFileSync(new URL(`../../content/${name}`, import.meta.url), "utf8"))
      .map((text) => /^title: (.+)$/m.exec(text)?.[1]);
    const titles = [...guides, ...operations.map(({ operation }) => operation.summary)];

    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it.each(operations)("$id has a summary, a description and one tag", ({ operation }) => {
    expect(operation.summary).toMatch(/^[A-Z][^.]+$/);
    expect(operation.description?.trim()).toBeTruthy();
    expect(operation.tags).toHaveLength(1);
  });

  it("describe every tag, and every tag is used", () => {
    const used = new Set(operations.map(({ operation }) => operation.tags?.[0]));
    for (const tag of document.tags) expect(tag.description, tag.name).toBeTruthy();
    expect([...used].sort()).toEqual([...declaredTags].sort());
  });

  it("describe every parameter and response", () => {
    for (const { id, operation, parameters } of operations) {
      for (const parameter of parameters) {
        expect(parameter.description, `${id} ${parameter.name}`).toBeTruthy();
      }
      for (const status of Object.keys(operation.responses)) {
        expect(responseOf(id, status).description, `${id} ${status}`).toBeTruthy();
      }
    }
  });

  it("describe every schema and property", () => {
    const missing: string[] = [];
    const visit = (schema: Schema, pointer: string) => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const here = `${pointer}/${name}`;
        if (!property.description) missing.push(here);
        visit(property, here);
      }
      const parts = [schema.items, schema.allOf, schema.anyOf, schema.oneOf].flat();
      for (const part of parts) if (part) visit(part, pointer);
    };
    for (const [name, schema] of Object.entries(schemas)) {
      if (!schema.description) missing.push(name);
      visit(schema, name);
    }
    expect(missing).toEqual([]);
  });

  it("link to guides and reference pages only", () => {
    const guides = [
      "/",
      "/auth",
      "/pagination",
      "/useCases",
      "/useCases/cancel-class",
      "/classCreate",
      "/createLearningRecord",
      "/createELearningRecord",
      "/learnerEnrollment",
      "/eLearnerEnrollment",
      "/createExportDataJob",
      "/getExportDataJob",
      "/refusedCalls",
      "/openQuestions",
    ];
    const known = [...guides, ...operationPages.map((page) => `/api/${page}`)];
    const links = [...source.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1]);

    expect(links.filter((link) => !known.includes(String(link)))).toEqual([]);
  });
});

describe("the document", () => {
  it("causes no warnings in codegen, such as examples that do not match their schemas", async () => {
    const { warnings } = await load("openapi/training-provider.yaml");
    expect(warnings).toEqual([]);
  });

  it("is OpenAPI 3.1.0 for version 2.0", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe("2.0");
  });

  it("lists a test and a production server without their hosts", () => {
    expect(document.servers.map((server) => [server.description, server.url])).toEqual([
      ["Test", "https://{host}"],
      ["Production", "https://{host}"],
    ]);
    for (const server of document.servers) {
      expect(server.variables.host?.default).toMatch(/\.example\.com$/);
      expect(server.variables.host?.description).toBeTruthy();
    }
  });

  it("requires one Authorization header with six parts", () => {
    const [name] = Object.keys(document.security[0] ?? {});
    const scheme = document.components.securitySchemes[String(name)];

    expect(scheme).toMatchObject({ type: "apiKey", in: "header", name: "Authorization" });
    for (const part of ["type", "version", "entity", "key", "token", "secret"]) {
      expect(scheme?.description).toContain(`\`${part}\``);
      expect(scheme?.["x-example"]).toContain(`{${part}}`);
    }
  });

  it("keeps both spellings of the virtual class URL", () => {
    expect(Object.keys(schemas.VirtualClassCreate?.properties ?? {})).toContain("virtualClassURL");
    expect(Object.keys(schemas.ClassUpdate?.properties ?? {})).toContain("virtualClassURL");
    expect(Object.keys(schemas.Class?.properties ?? {})).toContain("virtualClassUrl");
  });
});

describe("entities", () => {
  it.each<[string, string]>([
    [
      "Class",
      "id address contact course created deliveryMethod evaluators instructors externalRegistrationUrl price publishInMarketplace showPriceInMarketplace schedule seatsInventory specialInstructions timezone virtualClassUrl",
    ],
    [
      "Address",
      "countryCode district extendedAddress locality name postalCode postOfficeBox region streetAddress",
    ],
    ["Contact", "email fax telephone"],
    ["CourseReference", "id name"],
    ["Person", "id firstname lastname"],
    ["ScheduleEvent", "id start end"],
    ["SeatsInventory", "totalSeats booked remaining"],
    ["ClassEnrollment", "id learner employer enrolledAt"],
    ["ClassEnrollmentLearner", "id firstname lastname uniqueSystemIdentifier email phone"],
    ["ELearningEnrollment", "id learner employer enrolledAt"],
    ["ELearningEnrollmentLearner", "id firstname lastname email phone"],
    ["LearningRecord", "id result notes learner"],
    ["LearningRecordLearner", "id firstname lastname email phone"],
    ["ClassLearningRecordCreated", "attendance grade"],
    ["Attendance", "id attendance"],
    ["Grade", "id result notes"],
    [
      "ELearningCourse",
      "id certificateExpiry courseDuration deliveryMethod description externalRegistrationUrl licenseDuration name price publishedToMarketplace",
    ],
    ["InstructorLedCourse", "id name description deliveryMethod validationRules"],
    [
      "CourseValidationRules",
      "maximumNumberOfSeats minimumNumberOfInstructors minimumNumberOfEvaluators minimumNumberOfSchedules",
    ],
    ["Learner", "id firstname lastname uniqueSystemIdentifier email phone created"],
    ["LearnerListItem", "id firstname lastname uniqueSystemIdentifier email phone created"],
    ["Employer", "id name"],
    ["AuthorizedInstructor", "id firstname lastname"],
    ["ExportJob", "job exportData errors"],
    ["ExportJobState", "id status"],
    ["ExportData", "downloadUrl downloadExpiresAt"],
    ["KeyedMessage", "key message"],
  ])("%s has exactly its fields", (name, want) => {
    expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(want.split(" "));
  });

  it.each<[string, unknown, boolean]>([
    ["Class", { id: "a", deliveryMethod: "VIRTUAL" }, true],
    ["Class", { id: "a", deliveryMethod: "E-LEARNING" }, false],
    ["Class", {}, false],
    ["ClassEnrollment", { id: "a", employer: null }, true],
    ["ClassEnrollment", { id: "a", employer: { id: "b", name: "Company" } }, true],
    ["ELearningEnrollment", { id: "a", employer: null }, true],
    ["LearningRecord", { id: "a", result: "FAILED" }, true],
    ["LearningRecord", { id: "a", result: "N/A" }, false],
    ["Attendance", { id: "a", attendance: "ABSENT" }, true],
    ["Attendance", { id: "a", attendance: "LATE" }, false],
    ["ClassLearningRecordCreated", { attendance: { id: "a", attendance: "ABSENT" } }, true],
    ["ClassLearningRecordCreated", { grade: { id: "a" } }, false],
    ["ELearningCourse", { id: "a", deliveryMethod: "E-LEARNING" }, true],
    ["ELearningCourse", { id: "a", deliveryMethod: "ONLINE" }, false],
    ["LearnerListItem", { id: "a", firstname: null, lastname: null, phone: null }, true],
    ["ExportJobState", { id: "a", status: "FAILED" }, true],
    ["ExportJobState", { id: "a", status: "RUNNING" }, false],
    ["ExportData", { downloadUrl: null, downloadExpiresAt: null }, true],
  ])("%s: %j is valid: %s", (name, given, want) => {
    expect(validatorOf({ $ref: `#/components/schemas/${name}` })(given)).toBe(want);
  });

  it("always have their id in responses", () => {
    const answers = Object.entries(schemas).filter(([name]) => name !== "ScheduleEventUpdate");
    for (const [name, schema] of answers) {
      if (schema.properties?.id) expect(schema.required, name).toContain("id");
    }
  });

  it.each<[string, unknown]>([
    ["ClassEnrollmentCreated", { id: "a" }],
    ["Attendance", { id: "a" }],
    ["ExportJobState", { id: "a" }],
    ["ExportJobCreated", {}],
    ["ExportJob", {}],
  ])("%s is not valid as %j", (name, given) => {
    expect(validatorOf({ $ref: `#/components/schemas/${name}` })(given)).toBe(false);
  });

  it("use formats for times and URLs, and two letters for every country code", () => {
    // For other times, the notation is not specified, or only as ISO 8601.
    const times = ["completed", "start", "end"];
    for (const [schemaName, schema] of Object.entries(schemas)) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const { format, pattern } = resolve<Schema>(
          property.$ref ? { $ref: property.$ref } : property,
        );
        const place = `${schemaName}.${name}`;
        if (times.includes(name)) expect(format, place).toBe("date-time");
        if (/url$/i.test(name)) expect(format, place).toBe("uri");
        if (name === "countryCode") {
          expect(pattern, place).toBe("^[A-Za-z]{2}$");
        }
      }
    }
  });

  it("e-learning is delivered as E-LEARNING by default", () => {
    expect(schemas.ELearningCourse?.properties?.deliveryMethod).toMatchObject({
      default: "E-LEARNING",
    });
  });
});

// --- Rules of sections 5 and 9

/** A change to a valid body: fields to set, and `undefined` for fields to leave out. */
type Change = Record<string, unknown>;

function changed(base: Change, change: Change): unknown {
  return JSON.parse(JSON.stringify({ ...base, ...change }));
}

function describeBody(operationId: string, base: Change, accepted: Change[], rejected: Change[]) {
  describe(`body of ${operationId}`, () => {
    const validate = validatorOf(bodyOf(operationId));

    it("accepts the body that the cases start with", () => {
      expect(problemsOf(validate, base)).toEqual([]);
    });

    it.each(accepted.map((change) => ({ title: titleOf(change), change })))(
      "accepts $title",
      ({ change }) => {
        expect(problemsOf(validate, changed(base, change))).toEqual([]);
      },
    );

    it.each(rejected.map((change) => ({ title: titleOf(change), change })))(
      "rejects $title",
      ({ change }) => {
        expect(validate(changed(base, change))).toBe(false);
      },
    );
  });
}

function titleOf(change: Change): string {
  return Object.entries(change)
    .map(([name, value]) =>
      value === undefined ? `no ${name}` : `${name} ${JSON.stringify(value)}`,
    )
    .join(", ");
}

function without(names: string[]): Change[] {
  return names.map((name) => ({ [name]: undefined }));
}

const address = {
  countryCode: "DK",
  locality: "Esbjerg",
  postalCode: "6700",
  region: "Syddanmark",
  streetAddress: "Dokvej 12",
};
const meeting = { start: "2027-03-15T07:00:00Z", end: "2027-03-15T15:00:00Z" };
const anyClass = {
  contact: { email: "booking@training.example.com" },
  courseId: "b80d6f13e4a7",
  externalRegistrationUrl: "https://training.example.com/register",
  instructorIds: ["40d2f7ab816c"],
  price: 450,
  publishInMarketplace: true,
  showPriceInMarketplace: false,
  schedule: [meeting],
  timezone: "Europe/Copenhagen",
  totalSeats: 12,
};
const virtualClassURL = "https://meet.example.com/class";

const badSchedules: Change[] = [
  { schedule: [] },
  { schedule: [{ start: meeting.start }] },
  { schedule: [{ end: meeting.end }] },
  { schedule: [{ ...meeting, start: "2027-03-15" }] },
];
const badClassValues: Change[] = [
  { externalRegistrationUrl: "training.example.com" },
  { externalRegistrationUrl: null },
  { instructorIds: [] },
  { instructorIds: [1] },
  { price: -1 },
  { price: "450" },
  { publishInMarketplace: "yes" },
  { showPriceInMarketplace: 1 },
  { totalSeats: 0 },
  { totalSeats: 1.5 },
  { contact: { email: "booking" } },
  { address: { ...address, countryCode: "DNK" } },
  { address: { ...address, countryCode: "D" } },
  { address: { ...address, countryCode: "D1" } },
  ...badSchedules,
];

/** The specification rejects unknown fields where a class is created, and does not mention other bodies. */
const unknownFields: Change[] = [
  { unknown: true },
  { virtualClassUrl: virtualClassURL },
  { contact: { email: "booking@training.example.com", mobile: "1" } },
  { address: { ...address, planet: "Earth" } },
  { schedule: [{ ...meeting, room: "B" }] },
];

describeBody(
  "createClass",
  { ...anyClass, address },
  [
    { price: 0 },
    { price: 99.95 },
    { totalSeats: 1 },
    { schedule: [meeting, { start: "2027-03-16T07:00:00+00:00", end: "2027-03-16T08:00:00Z" }] },
    { contact: { email: "a@example.com", fax: "1", telephone: "2" } },
    { address: { ...address, district: "a", extendedAddress: "b", name: "c", postOfficeBox: "d" } },
    { virtualClassURL },
  ],
  [
    { virtualClassURL: "meet" },
    ...without(["address", ...Object.keys(anyClass)]),
    ...Object.keys(address).map((name) => ({ address: { ...address, [name]: undefined } })),
    { contact: {} },
    { contact: { telephone: "2" } },
    ...badClassValues,
    ...unknownFields,
  ],
);

describeBody(
  "createClass",
  { ...anyClass, virtualClassURL },
  [{ price: 0 }, { totalSeats: 1 }, { address }],
  [
    ...without(["virtualClassURL", ...Object.keys(anyClass)]),
    { virtualClassURL: "meet" },
    { virtualClassURL: null },
    ...badClassValues,
    ...unknownFields,
  ],
);

describeBody(
  "updateClass",
  {},
  [
    ...Object.entries({ ...anyClass, address, virtualClassURL }).map(([name, value]) => ({
      [name]: value,
    })),
    { price: 0 },
    { totalSeats: 1 },
    { schedule: [{ id: "91be3c0d7f52", ...meeting }, meeting] },
    { contact: { telephone: "2" } },
    { address: { streetAddress: "Dokvej 14" } },
  ],
  [{ virtualClassURL: "meet" }, ...badClassValues],
);

describeBody(
  "updateClass",
  { ...anyClass, address, virtualClassURL },
  without(["address", "virtualClassURL", ...Object.keys(anyClass)]),
  badClassValues,
);

const goodPhones = [
  "45 20123456",
  "1 20255501234",
  "1234 12345678",
  "45 20123456x1",
  "1 2025550123x4242",
];
const badPhones = [
  "",
  "20123456",
  "+45 20123456",
  "045 20123456",
  "12345 20123456",
  "45 2012345",
  "45 201234567890",
  "45  20123456",
  "45-20123456",
  "45 20 12 34 56",
  "45 20123456x",
  "45 20123456 x1",
  "45 20123456 ext 1",
  "45 20123456x1a",
];
const person = { firstname: "Freja", lastname: "Holm" };
const badEnrollments: Change[] = [
  ...without(["employerId"]),
  { learnerId: undefined, newLearner: undefined },
  { learnerId: 7 },
  { enrolledAt: 1799917200 },
  { learnerId: undefined, newLearner: person, enrolledAt: 1799917200 },
  ...[
    {},
    { firstname: "Freja" },
    { lastname: "Holm" },
    { ...person, email: "freja" },
    ...badPhones.map((phone) => ({ ...person, phone })),
  ].map((newLearner) => ({ learnerId: undefined, newLearner })),
];
const goodEnrollments: Change[] = [
  { learnerId: undefined, newLearner: person },
  { learnerId: undefined, newLearner: { ...person, email: "freja@example.com" } },
  ...goodPhones.map((phone) => ({ learnerId: undefined, newLearner: { ...person, phone } })),
  // With a learnerId, the newLearner is ignored, so even an invalid one is not an error.
  { newLearner: person },
  { newLearner: { lastname: "" } },
];

describeBody(
  "createClassEnrollment",
  { employerId: "f17a3e05bc82", learnerId: "a54c97e2d01b" },
  [
    { enrolledAt: "2027-01-14T09:00:00Z" },
    { learnerId: undefined, newLearner: { ...person, lastname: "Ng" } },
    ...goodEnrollments,
  ],
  [{ learnerId: undefined, newLearner: { ...person, lastname: "O" } }, ...badEnrollments],
);

describeBody(
  "createELearningEnrollment",
  {
    employerId: "f17a3e05bc82",
    learnerId: "a54c97e2d01b",
    enrolledAt: "2027-01-14T09:00:00Z",
  },
  [{ learnerId: undefined, newLearner: { ...person, lastname: "O" } }, ...goodEnrollments],
  [
    ...without(["enrolledAt"]),
    { learnerId: undefined, newLearner: person, enrolledAt: undefined },
    ...badEnrollments,
  ],
);

describeBody(
  "createClassLearningRecord",
  { learnerId: "a54c97e2d01b", grade: "PASSED" },
  [{ grade: "FAILED" }, { grade: "N/A" }, { notes: "Well done." }],
  [
    ...without(["learnerId", "grade"]),
    { grade: "PRESENT" },
    { grade: "passed" },
    { grade: null },
    { notes: 1 },
  ],
);

describeBody(
  "createELearningLearningRecord",
  { learnerId: "a54c97e2d01b", grade: "PASSED", completed: "2026-10-19T06:32:00Z" },
  [{ completed: "2026-10-19T08:32:00+02:00" }],
  [
    ...without(["learnerId", "grade", "completed"]),
    { grade: "FAILED" },
    { grade: "N/A" },
    { completed: "2026-10-19" },
  ],
);

describeBody(
  "updateElearning",
  {},
  [
    { publish: true },
    { publish: false },
    { externalRegistrationUrl: "https://training.example.com/e-learning" },
    { externalRegistrationUrl: null },
    { publish: false, externalRegistrationUrl: null },
    { publish: true, externalRegistrationUrl: "https://training.example.com/e-learning" },
  ],
  [
    { publish: true, externalRegistrationUrl: null },
    { publish: "yes" },
    { publish: null },
    { externalRegistrationUrl: "" },
    { externalRegistrationUrl: "training" },
  ],
);

describeBody(
  "createExportDataJob",
  { startDate: "2026-07-01", endDate: "2026-09-30", exportType: "USERS", format: "CSV" },
  [
    ...["ELEARNING_ENROLLMENTS", "LEARNING_ACTIVITIES", "NETWORKS", "USERS"].map((exportType) => ({
      exportType,
    })),
    { format: "JSONL" },
  ],
  [
    ...without(["startDate", "endDate", "exportType", "format"]),
    { exportType: "CLASSES" },
    { format: "JSON" },
    { format: "csv" },
    { startDate: 2026 },
  ],
);

describeBody(
  "updateLearner",
  {},
  [
    { firstname: "Freja" },
    { lastname: "Holm" },
    { email: "freja@example.com" },
    ...goodPhones.map((phone) => ({ phone })),
  ],
  [{ email: "freja" }, ...badPhones.map((phone) => ({ phone }))],
);

describe("parameters", () => {
  const lists = operations.filter(({ id }) => calls[id]?.[2]?.includes("limit"));

  it.each(lists)("$id has a limit of 1 to 100, by default 10", ({ id }) => {
    const schema = parameterOf(id, "limit");
    const validate = validatorOf(schema);

    expect([1, 10, 100].map((limit) => validate(limit))).toEqual([true, true, true]);
    expect([0, 101, 1.5, "10"].map((limit) => validate(limit))).toEqual(Array(4).fill(false));
    expect(schema).toMatchObject({ default: 10 });
  });

  it.each(lists)("$id has a skip of 0 or more, by default 0", ({ id }) => {
    const schema = parameterOf(id, "skip");
    const validate = validatorOf(schema);

    expect([0, 1, 5000].map((skip) => validate(skip))).toEqual([true, true, true]);
    expect([-1, 0.5].map((skip) => validate(skip))).toEqual([false, false]);
    expect(schema).toMatchObject({ default: 0 });
  });

  it.each<[string, string, unknown, boolean]>([
    ["listEmployers", "employerName", "nor", true],
    ["listEmployers", "employerName", "no", false],
    ["listClasses", "courseDeliveryMethod", "OFFLINE", true],
    ["listClasses", "courseDeliveryMethod", "VIRTUAL", true],
    ["listClasses", "courseDeliveryMethod", "ONLINE", false],
    ["listClasses", "ids[]", ["a", "b"], true],
    ["listClasses", "courseIds[]", "a", false],
    ["listClasses", "start", "2027-03-01T00:00:00Z", true],
    ["listLearners", "email", "@example", true],
  ])("%s: %s %j is valid: %s", (id, name, given, want) => {
    expect(validatorOf(parameterOf(id, name))(given)).toBe(want);
  });

  it.each([
    ["listEmployers", "employerName", true],
    ["getExportDataJob", "id", true],
    ["listLearners", "name", false],
    ["listLearners", "email", false],
    ["listClasses", "cursor", false],
    ["listClasses", "limit", false],
    ["listClasses", "skip", false],
  ])("%s: %s is required: %s", (id, name, want) => {
    const parameter = operationOf(id).parameters.find((one) => one.name === name);
    expect(parameter?.required ?? false).toBe(want);
  });
});
