import { oneTemplate } from "./choices";
import { isToken } from "./encode";
import { isFixed } from "./parameters";
import type { Quoting } from "./quoting";
import { cookieName } from "./serialize";
import { marker, onlyKey, slotOf, templateParts, templateText } from "./template";
import type { HeaderField, SampleParameter, SchemeCredential, SecurityWay } from "./types";

/** The header of a committed template: its line is written for each header of the request. */
export const anyHeader: HeaderField = {
  name: marker("headerName"),
  value: marker("headerValue"),
};

/** The headers of a request, as templates. */
export interface RequestHeaders {
  /** Names are unique tokens, ignoring case. Content-Type belongs to the body. */
  readonly headers: readonly HeaderField[];
  /** Slots of headers that are only sent if a reader gives a value. */
  readonly extraHeaders: readonly ("headers" | "cookieHeader")[];
}

/**
 * Returns the headers of a request.
 *
 * @param credentials of one way to authenticate
 * @param accept the media type that it asks for
 */
export function requestHeaders(
  credentials: readonly SchemeCredential[],
  parameters: readonly SampleParameter[],
  accept: string | undefined,
): RequestHeaders {
  const headers = parameters.filter((one) => one.in === "header");
  const cookies = parameters.filter((one) => one.in === "cookie");
  const fixedCookies = [
    ...credentials
      .filter((one) => one.in === "cookie")
      .map((one) => `${templateText(cookieName(one.name))}=${slotOfScheme("cookieScheme", one)}`),
    ...cookies.filter(isFixed).map(slotFor),
  ];
  const hasExtraCookies = !cookies.every(isFixed);
  const hasCookieHeader = fixedCookies.length > 0;
  const cookieText = `${fixedCookies.join("; ")}${hasExtraCookies ? marker("cookies") : ""}`;
  const fields: readonly { name: string; value: string; slot?: string }[] = [
    ...credentials
      .filter((one) => one.in === "header")
      .map((one) => ({
        name: one.name,
        value: slotOfScheme("scheme", one),
        // Any other name needs escapes, which depend on its position.
        slot: /^[\w-]+$/.test(one.name) ? slotOfScheme("schemeName", one) : "",
      })),
    ...(accept === undefined ? [] : [{ name: "Accept", value: templateText(accept) }]),
    ...headers.filter(isFixed).map((one) => ({ name: one.name, value: slotFor(one) })),
    ...(hasCookieHeader ? [{ name: "Cookie", value: cookieText }] : []),
  ];
  return {
    headers: fields
      .filter(
        ({ name }, index) =>
          isToken(name) &&
          fields.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === index,
      )
      .map(({ slot, name, value }) => ({ name: slot || templateText(name), value })),
    extraHeaders: [
      ...(headers.every(isFixed) ? [] : (["headers"] as const)),
      ...(hasExtraCookies && !hasCookieHeader ? (["cookieHeader"] as const) : []),
    ],
  };
}

function slotFor(parameter: SampleParameter): string {
  return marker(slotOf(parameter.in, parameter.name));
}

/** Returns the slot of a scheme's credential, whose text is written once for the whole API. An empty header has its own syntax. */
function slotOfScheme(kind: string, { scheme, value }: SchemeCredential): string {
  return value === "" ? "" : marker(slotOf(kind, scheme));
}

/** Returns what a way to authenticate adds to a request. */
export function credentialsOf(
  { schemes }: SecurityWay,
  credentials: readonly SchemeCredential[],
): readonly SchemeCredential[] {
  return schemes.flatMap((name) => credentials.filter(({ scheme }) => scheme === name));
}

/**
 * Writes the headers of a request into its template: the line of {@link anyHeader} once for each, and for each way to authenticate.
 *
 * @param ways the headers of each way, by its name
 */
export function withHeaders(
  quoting: Quoting,
  template: string,
  ways: readonly (readonly [name: string, headers: RequestHeaders])[],
): string {
  if (!template.includes(anyHeader.value)) return template;
  return oneTemplate(
    ways.map(([name, { headers, extraHeaders }]) => {
      const lines = ways.length > 1 ? linesOf(template, name) : template.split("\n");
      const written = lines.flatMap((line, index) => {
        if (isSlot.test(line) && !extraHeaders.includes("headers")) return [];
        if (!line.includes(anyHeader.value)) return [line];
        // In a shell, only the last line of a command has no backslash.
        const before = lines[index - 1] ?? "";
        const isLast = !line.endsWith("\\") && (before.endsWith("\\") || isSlot.test(before));
        const more = isLast ? line.replace(inShell, "$1 \\") : line;
        return headers.map((one, place) =>
          headerLine(quoting, place === headers.length - 1 ? line : more, one),
        );
      });
      return [name, written.join("\n")];
    }),
  );
}

/** The value of a header in a shell, and what follows it. */
const inShell = new RegExp(`(${anyHeader.value}').*`);

/** A line for the headers that a reader adds. */
const isSlot = new RegExp(`^ *${marker("headers(\\+\\d+)?")}$`);

/** A line that says to which way to authenticate the next ones belong. */
const onlyLine = new RegExp(`^${marker("only(?:\\.(.*))?")}$`);

function headerLine(quoting: Quoting, line: string, { name, value }: HeaderField): string {
  const { inLiteral, headerName } = quoting;
  const literal = (text: string, quote: Quoting["inLiteral"]) =>
    templateParts(text)
      .map(({ text: part = "", slot }) =>
        slot === undefined ? templateText(quote(part)) : marker(slot),
      )
      .join("");
  // To curl, `Name:` would remove a header; `Name;` sends it empty.
  const whole = value === "" ? line.replace(`: ${anyHeader.value}'`, `;${anyHeader.value}'`) : line;
  return whole
    .replace(anyHeader.name, () => literal(name, headerName))
    .replace(anyHeader.value, () => literal(value, inLiteral));
}

/** Returns the lines of a template for one way to authenticate. */
function linesOf(template: string, way: string): readonly string[] {
  let only: string | undefined;
  return template.split("\n").filter((line) => {
    const found = onlyLine.exec(line);
    if (found) only = found[1];
    return !found && (only === undefined || only === onlyKey(way));
  });
}
