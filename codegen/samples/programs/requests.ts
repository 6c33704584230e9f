import { pyValue } from "../../../src/samples/literals";
import { quoted } from "../../../src/samples/quote";
import { templateText } from "../../../src/samples/template";
import { requestsCall } from "../requests";
import {
  type Dialect,
  doubleBraces,
  fillCall,
  interpolated,
  type Plan,
  startLiteral,
  type Variable,
} from "./plan";

const nameOf = ({ name }: Variable) => name.replaceAll("-", "_");

const dialect: Dialect = {
  language: "requests",
  quote: '"',
  name: nameOf,
  code: {
    // Before Python 3.12 no expression in an f-string has the quotes of the string.
    url: (value, isText) => `quote(${isText ? value : `str(${value})`}, safe='')`,
    json: (value) => value,
    text: (value, isText) => (isText ? value : `str(${value})`),
  },
  joined: (pieces) => `f"${interpolated(pieces, "{", doubleBraces)}"`,
};

/** The program as a script for Python 3.8 or later that uses requests 2. */
export function requestsProgram(plan: Plan): string {
  const made = plan.calls.map(({ request }) => requestsCall(request));
  const calls = plan.calls.map((call, index) => {
    const { statements = [], call: source = "" } = made[index] ?? {};
    const template = [...statements, source].join("\n");
    return [
      `# ${call.title}`,
      plan.holes.write(fillCall("requests", template, call), dialect),
      ...(call.shows === undefined
        ? []
        : [`print(response.${call.shows === "json" ? "json()" : "text"})`]),
      ...call.reads.map(({ variable, path }) => {
        const keys = path.map(
          (key) => `[${typeof key === "number" ? key : templateText(quoted(key))}]`,
        );
        return `${nameOf(variable)} = response.json()${keys.join("")}`;
      }),
    ].join("\n");
  });
  const results = plan.results.map(nameOf).map((name) => `print("${name}:", ${name})`);
  const isEncoding = calls.some((one) => one.includes("{quote("));
  return [
    `# ${plan.title}`,
    [
      ...(isEncoding ? ["from urllib.parse import quote", ""] : []),
      ...new Set(made.flatMap(({ imports }) => imports)),
    ].join("\n"),
    plan.given.map((one) => `${nameOf(one)} = ${startLiteral(one, pyValue)}`).join("\n"),
    [calls.join("\n\n"), ...results].join("\n"),
  ].join("\n\n");
}
