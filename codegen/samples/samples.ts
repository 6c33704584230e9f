import { oneTemplate } from "../../src/samples/choices";
import type {
  BodyTemplate,
  RequestTemplate,
  SampleInputs,
  SecurityWay,
} from "../../src/samples/types";
import type { ApiModel, Extent, Operation } from "../model/types";
import { bodiesFor, type SampleBody } from "./body";
import { inputsFor } from "./inputs";
import { skipParameter, withFilters } from "./pages";
import {
  bodyTemplate,
  requestFor,
  requestForPages,
  requestTemplate,
  withAnyHeader,
} from "./request";
import { choicesFor, waysOf } from "./security";
import { type Writer, writers } from "./writers/all";

/** With more bodies, a page gets heavy and a menu long. */
const maxVariants = 20;

/** The samples of one body. */
interface Variant {
  /** As written in the document; absent without a body. */
  readonly mediaType: string | undefined;
  /** Name of the example that the body shows; absent without one. */
  readonly example: string | undefined;
  readonly summary: string | undefined;
  /** The fields of the body, if it is one of two samples. */
  readonly extent: Extent | undefined;
  /** How much of a list it reads; absent if the operation returns no pages. */
  readonly pages: "one" | "all" | undefined;
  /** By key of the language; absent: the language cannot send the request. */
  readonly templates: Readonly<Record<string, string>>;
  readonly body: BodyTemplate | undefined;
}

/** Everything that a page needs to show the samples of an operation. */
export interface OperationSamples {
  readonly inputs: SampleInputs;
  /** The ways to authenticate; empty if no credentials are required. */
  readonly ways: readonly SecurityWay[];
  /** The request of all variants, with the first way to authenticate. */
  readonly request: RequestTemplate;
  /** One per media type and example of the body. Without a body, there is one, or two if it returns pages: the second reads them all. */
  readonly variants: readonly Variant[];
  /** Number of variants that are left out. */
  readonly more: number;
}

/**
 * Returns the samples of an operation in each language, all of the same request (see `requestFor`).
 *
 * @param operation an operation, not a webhook, which has no samples
 * @param model source of servers, security schemes and named schemas
 * @param languages by key
 */
export function samplesFor(
  operation: Operation,
  model: ApiModel,
  languages: Readonly<Record<string, Writer>> = writers,
): OperationSamples {
  const choices = choicesFor(operation, model);
  const bodies = bodiesFor(operation, model);
  const skip = bodies.length === 0 ? skipParameter(operation, model) : undefined;
  const allInputs = inputsFor(
    operation,
    model,
    choices.flatMap((choice) => choice.credentials),
  );
  const inputs = skip === undefined ? allInputs : withFilters(allInputs, operation);
  const templatesOf = (body?: SampleBody, readsAll = false) => {
    const entries = Object.entries(languages).flatMap(([key, { sample, readsPages = true }]) => {
      const samples = choices.flatMap((choice) => {
        const one = requestFor(operation, choice, inputs, body);
        const request =
          readsAll && readsPages && skip !== undefined ? requestForPages(one, skip) : one;
        const text = sample(withAnyHeader(request), { operation, inputs, choice });
        return text === undefined ? [] : [[choice.name, text] as const];
      });
      return samples.length === choices.length ? [[key, oneTemplate(samples)] as const] : [];
    });
    return Object.fromEntries(entries);
  };
  const shown = bodies.length === 0 ? [undefined] : bodies.slice(0, maxVariants);
  const variants = shown.flatMap((variant): readonly Variant[] => {
    const body = {
      mediaType: variant?.mediaType,
      example: variant?.example?.name,
      summary: variant?.example?.summary,
      extent: variant?.example?.extent,
      body: bodyTemplate(variant?.body),
    };
    const one = templatesOf(variant?.body);
    if (skip === undefined) return [{ ...body, pages: undefined, templates: one }];
    const all = templatesOf(variant?.body, true);
    return [
      { ...body, pages: "one", templates: one },
      { ...body, pages: "all", templates: all },
    ];
  });
  return {
    inputs,
    ways: waysOf(choices),
    request: requestTemplate(requestFor(operation, choices[0], inputs)),
    variants: variants.map((variant) => ({
      ...variant,
      // The menu of bodies is the same in each language.
      templates: Object.fromEntries(
        Object.entries(variant.templates).filter(([key]) =>
          variants.every(({ templates }) => key in templates),
        ),
      ),
    })),
    more: Math.max(0, bodies.length - maxVariants),
  };
}
