import { hidingExtensions } from "../src/shared/hiding-extensions";

type Parts = Record<string, unknown>;

const ok = { responses: { "200": { description: "OK" } } };
const named = (name: string) => ({ operationId: name, summary: `Sum ${name}`, ...ok });

/** Returns a document in which every extension hides a part of every kind. The names and texts of these parts contain `secret`. */
export function hiddenDocument(): string {
  const schemas: Parts = {};
  const properties: Parts = { id: { type: "string" } };
  const values: Parts = { id: "1" };
  const required = ["id"];
  const paths: Parts = {};
  const webhooks: Parts = {};
  const tags: unknown[] = [{ name: "Pets" }];
  const servers: unknown[] = [{ url: "https://api.example" }];
  const parameters: unknown[] = [{ name: "page", in: "query", schema: { type: "integer" } }];
  const responses: Parts = {};
  const headers: Parts = { "X-Page": { schema: { type: "integer" } } };
  const callbacks: Parts = {};
  const examples: Parts = { shown: { value: values } };
  const links: Parts = {};
  const schemes: Parts = { key: { type: "apiKey", in: "header", name: "Key" } };
  const security: unknown[] = [{ key: [] }];
  const groups = ["Pets"];
  const encoding: Parts = {};
  const alternatives: unknown[] = [{ type: "string" }, { type: "integer" }];
  const components = { parameters: {}, responses: {}, headers: {}, requestBodies: {} };
  for (const [index, [extension, { hide }]] of Object.entries(hidingExtensions).entries()) {
    const secret = `secret${index}`;
    const mark = { [extension]: hide[0], description: `The ${secret}` };
    paths[`/${secret}`] = { ...mark, get: named(`${secret}Path`) };
    paths[`/p${index}`] = { get: named(`get${index}`), put: { ...named(`${secret}Put`), ...mark } };
    webhooks[secret] = { post: { ...named(`${secret}Hook`), ...mark } };
    webhooks[`${secret}Item`] = { ...mark, post: named(`${secret}HookItem`) };
    tags.push({ name: `Tag ${secret}`, ...mark });
    groups.push(`Tag ${secret}`);
    paths[`/t${index}`] = { get: { ...named(`${secret}Tagged`), tags: [`Tag ${secret}`] } };
    servers.push({ url: `https://${secret}.example`, ...mark });
    parameters.push({ name: secret, in: "query", schema: { type: "string" }, ...mark });
    parameters.push({ name: `X-${secret}`, in: "header", schema: { type: "string" }, ...mark });
    responses[String(400 + index)] = { ...mark, content: { "text/plain": {} } };
    headers[`X-${secret}`] = { schema: { type: "string" }, ...mark };
    callbacks[`${secret}Call`] = {
      "{$request.body#/id}": { post: { ...named(`${secret}Call`), ...mark } },
    };
    examples[secret] = { value: { id: secret }, ...mark, summary: secret };
    links[secret] = { operationId: `${secret}Path`, ...mark };
    schemes[secret] = { type: "http", scheme: "bearer", ...mark };
    security.push({ [secret]: [] });
    properties[secret] = { type: "string", example: `value-of-${secret}`, ...mark };
    properties[`${secret}Ref`] = { $ref: `#/components/schemas/Secret${index}` };
    values[secret] = `value-of-${secret}`;
    required.push(secret);
    encoding[secret] = { contentType: "text/plain" };
    alternatives.push({ type: "object", properties: { [`${secret}Part`]: {} }, ...mark });
    schemas[`Secret${index}`] = { type: "object", ...mark };
    const key = `Secret${index}`;
    Object.assign(components.parameters, {
      [key]: { name: secret, in: "query", schema: {}, ...mark },
    });
    Object.assign(components.headers, { [key]: { schema: {}, ...mark } });
    Object.assign(components.responses, { [key]: mark });
    Object.assign(components.requestBodies, { [key]: { content: {}, ...mark } });
  }
  schemas["Pet"] = { type: "object", properties, required, example: values };
  schemas["Cat"] = { allOf: [{ $ref: "#/components/schemas/Pet" }, { required }] };
  schemas["Any"] = { anyOf: alternatives };
  const json = { "application/json": { schema: { $ref: "#/components/schemas/Cat" }, examples } };
  const form = {
    "multipart/form-data": { schema: { $ref: "#/components/schemas/Pet" }, encoding },
  };
  paths["/pets"] = {
    post: {
      operationId: "addPet",
      tags: ["Pets"],
      parameters,
      security,
      servers,
      callbacks,
      requestBody: { content: { ...form, ...json } },
      responses: { "200": { description: "OK", headers, links, content: json }, ...responses },
    },
  };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    servers,
    tags,
    "x-tagGroups": [{ name: "All", tags: groups }],
    paths,
    webhooks,
    components: { schemas, securitySchemes: schemes, ...components },
  });
}
