import { cookieField, extraHeaders, fillSlot, queryArguments } from "../../src/samples/fill";
import { ruleOf } from "../../src/samples/quoting";
import { jsonText } from "../../src/samples/text";
import type { SampleInputs } from "../../src/samples/types";
import type { JsonValue } from "../model/types";
import type { CallView, Filling } from "./call-view";
import { isPlainValue, jsonPieces } from "./helpers";
import type { HeaderField, SampleRequest } from "./request";
import type { Criterion, Retry } from "./retry";
import { isUse, type Text, textOf, type Variable, type VariableUse } from "./text";

/** A variable that is set at the start of a program. */
export interface Given extends Variable {
  /** A value, or the slot of one. */
  readonly start: { readonly value: JsonValue } | { readonly slot: string };
}

/** Texts with variables, for code that knows only strings: a token stands for each until the string is a text again. */
export class Tokens {
  private readonly uses: VariableUse[] = [];

  /** @param prefix the prefix of all tokens: letters that no text of the program contains */
  constructor(private readonly prefix: string) {}

  /** Returns a new token: letters and digits, which no encoding changes. */
  token(variable: Variable, isEncoded: boolean): string {
    return `${this.prefix}${this.uses.push({ variable, isEncoded }) - 1}x`;
  }

  text(value: string): Text {
    const parts = value.split(new RegExp(`${this.prefix}(\\d+)x`));
    return textOf(
      parts.map((part, index) => (index % 2 === 0 ? part : (this.uses[Number(part)] ?? part))),
    );
  }
}

/** A value that a program reads from a response. */
interface Read {
  readonly variable: Variable;
  readonly path: readonly (string | number)[];
  /** Whether it is printed right away, so that it is visible even if a later call fails. */
  readonly isResult: boolean;
}

/** A call, in any language. */
export interface Call {
  readonly title: string;
  readonly request: SampleRequest;
  /** Values for the slots of its URL, and for the other slots. */
  readonly inputs: { readonly url: SampleInputs; readonly text: SampleInputs };
  /** Texts for slots that several calls share. */
  readonly shared: ReadonlyMap<string, string>;
  readonly reads: readonly Read[];
  /** How the program shows the response. */
  readonly shows: "json" | "text" | undefined;
  readonly retry: Retry | undefined;
}

/** The parts of a program, in any language. */
export interface Plan {
  /** One line. */
  readonly title: string;
  readonly given: readonly Given[];
  readonly calls: readonly Call[];
  /** The file to save at the end. */
  readonly download: { readonly url: Text; readonly file: Text } | undefined;
  /** Variables printed at the end, since no call reads them. */
  readonly results: readonly Variable[];
  /** Returns the text of a string with tokens. */
  readonly text: (value: string) => Text;
}

/** Returns the text that is sent for a value. */
function valueText(value: JsonValue): string {
  return typeof value === "string" ? value : jsonText(value);
}

/** Returns the message of a program that has waited in vain. */
function gaveUp({ until }: Retry): string {
  const states = until.map(
    ({ path, isEqual, value }) => `${path.join(".")} is ${isEqual ? "not" : "still"} ${value}`,
  );
  return `Gave up: ${states.join(" or ")}.`;
}

/** Returns the message that precedes the response if the awaited result has failed. */
function failure({ path, isEqual, value }: Criterion): string {
  return `${path.join(".")} is ${isEqual ? "" : "not "}${value}: `;
}

/** `courseId` for `course-id`. */
export function camelCase({ name }: Variable): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns a program as templates see it.
 *
 * @param callOf returns what the language's template says about one request
 */
export function programView<T extends Pick<CallView, "auth" | "sends" | "body">>(
  language: string,
  plan: Plan,
  callOf: (request: SampleRequest, filling: Filling) => T,
) {
  const { text } = plan;
  const calls = plan.calls.map((call) => {
    const { request, filling } = filled(language, call, text);
    const { title, reads, shows, retry } = call;
    return {
      ...callOf(request, filling),
      request,
      title,
      reads,
      shows: shows === undefined ? undefined : { [shows]: true },
      isUsed: reads.length > 0 || shows !== undefined,
      retry: retry && {
        ...retry,
        tries: retry.limit + 1,
        milliseconds: String(Math.round(retry.after * 1000)).replace(/\B(?=(\d{3})+$)/g, "_"),
        failed: retry.failed.map((one) => ({ criteria: [one], message: failure(one) })),
        gaveUp: gaveUp(retry),
      },
    };
  });
  const users = calls.filter(({ isUsed, retry }) => isUsed || retry);
  const senders = calls.filter(({ body }) => body);
  const texts = calls.flatMap(({ request: { path, query, headers } }) => [
    path,
    query,
    ...headers.map(({ value }) => value),
  ]);
  return {
    title: plan.title,
    auth: Object.assign({}, ...calls.map(({ auth }) => auth)) as object,
    sends: Object.assign({}, ...calls.map(({ sends }) => sends)) as object,
    given: plan.given.map((variable) => {
      const { start } = variable;
      return { variable, start, text: "slot" in start ? [start] : valueText(start.value) };
    }),
    calls: calls.map((call) => ({
      ...call,
      isLater: call !== calls[0],
      // The calls share two variables, which the first one declares.
      isFirstUser: call === users[0],
      declaresBefore: call === users[0] && call.retry !== undefined,
      isFirstSender: call === senders[0],
    })),
    users: users.length,
    senders: senders.length,
    results: plan.results,
    download: plan.download,
    isWaiting: plan.calls.some(({ retry }) => retry !== undefined && retry.after > 0),
    isReading: plan.calls.some(({ reads, retry }) => reads.length > 0 || retry !== undefined),
    // Whether a text of JSON has the value of a variable.
    isConverting: calls.some(
      ({ request: { body } }) =>
        body?.kind === "json" &&
        jsonPieces({ value: body.value, text }).some(
          (piece) => typeof piece !== "string" && !isPlainValue(piece),
        ),
    ),
    isEncoding: texts.some((parts) => parts.some((part) => isUse(part) && part.isEncoded)),
  };
}

/** Returns the request of a call without slots, except those of logins and of header names. */
function filled(language: string, call: Call, text: (value: string) => Text) {
  const { request, inputs, shared } = call;
  // The values are quoted only where they are written.
  const rules = { [language]: { ...ruleOf(language, undefined), literals: "none" } };
  const fill = (whole: Text): Text =>
    textOf(
      ...whole.map((part) => {
        if (typeof part === "string" || !("slot" in part)) return [part];
        const { slot } = part;
        if (/^(login|schemeName)\./.test(slot)) return [part];
        const isUrl = /^(path|query|moreQuery|cookies?)\b/.test(slot);
        const known = { ...(isUrl ? inputs.url : inputs.text), rules };
        return text(shared.get(slot) ?? fillSlot(language, slot, known, {}));
      }),
    );
  const own = { inputs: inputs.text, values: {} };
  const headers = request.extraHeaders.flatMap((slot) =>
    slot === "headers" ? extraHeaders(own) : cookieField({ inputs: inputs.url, values: {} }),
  );
  const field = ({ name, value }: HeaderField) => ({ name: fill(name), value: fill(value) });
  return {
    request: {
      ...request,
      server: fill(request.server),
      path: fill(request.path),
      query: fill(request.query),
      headers: request.headers.map(field),
      hasParams: false,
      extraHeaders: [],
    },
    filling: {
      text,
      query: request.hasParams ? queryArguments(language, own) : [],
      headers: headers.map(({ name, value }) => ({ name: [name], value: text(value) })),
    },
  };
}
