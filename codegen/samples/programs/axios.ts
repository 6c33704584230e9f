import { jsValue } from "../../../src/samples/literals";
import { quoted } from "../../../src/samples/quote";
import { axiosCall } from "../axios";
import {
  camelCase,
  declareOnce,
  type Dialect,
  fillCall,
  interpolated,
  type Plan,
  startLiteral,
} from "./plan";
import { templateText } from "../../../src/samples/template";
import { indentLines } from "../../../src/samples/text";

const dialect: Dialect = {
  language: "axios",
  quote: '"',
  name: camelCase,
  code: {
    url: (value) => `encodeURIComponent(${value})`,
    json: (value) => value,
    text: (value) => value,
  },
  joined: (pieces) =>
    `\`${interpolated(pieces, "${", (text) => text.replace(/`|\$(?=\{)/g, "\\$&"))}\``,
};

const read = `/** Reads a value that later calls need. */
function read({ data }, ...path) {
  const value = path.reduce((part, key) => part?.[key], data);
  if (value == null) throw new Error(\`The response has no \${path.join(".")}.\`);
  return value;
}`;

/** The program as an ECMAScript module for Node 20 or later that uses axios 1. */
export function axiosProgram(plan: Plan): string {
  const made = plan.calls.map(({ request }) => axiosCall(request));
  const calls = plan.calls.map((call, index) => {
    const { statements = [], call: source = "" } = made[index] ?? {};
    const isUsed = call.reads.length > 0 || call.shows !== undefined;
    const before = statements.map((one) =>
      call.request.body?.kind === "json" ? indentLines(one, "  ") : one,
    );
    return [
      `  // ${call.title}`,
      ...before.map((one) => fill(one).replace(/^ *const payload = /, "  payload = ")),
      `  ${isUsed ? "response = " : ""}await ${fill(source)};`,
      ...(call.shows === undefined ? [] : ["  console.log(response.data);"]),
      ...call.reads.map(({ variable, path }) => {
        const keys = path.map((key) =>
          templateText(typeof key === "number" ? String(key) : quoted(key)),
        );
        return `  const ${camelCase(variable)} = read(${["response", ...keys].join(", ")});`;
      }),
    ].join("\n");
    function fill(template: string): string {
      return plan.holes
        .write(fillCall("axios", template, call), dialect)
        .replace(/^( +)(\w+): \2,$/gm, "$1$2,");
    }
  });
  const declared = ["response = await", "payload = "].reduce(
    (sources: readonly string[], start) => {
      const isOnly = sources.filter((one) => one.includes(`  ${start}`)).length === 1;
      return declareOnce(sources, `  ${start}`, `  ${isOnly ? "const" : "let"} ${start}`);
    },
    calls,
  );
  const results = plan.results.map(camelCase);
  return [
    `// ${plan.title}`,
    [...new Set(made.flatMap(({ imports }) => imports))].join("\n"),
    plan.given.map((one) => `const ${camelCase(one)} = ${startLiteral(one, jsValue)};`).join("\n"),
    [
      "try {",
      declared.join("\n\n"),
      ...(results.length > 0 ? [`  console.log({ ${results.join(", ")} });`] : []),
      "} catch (error) {",
      "  if (!error.response) throw error;",
      "  console.error(error.response.status, error.response.data);",
      "  process.exitCode = 1;",
      "}",
    ].join("\n"),
    ...(calls.some((one) => one.includes(" = read(response")) ? [read] : []),
  ].join("\n\n");
}
