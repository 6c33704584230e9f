import { byLanguage, type SampleLanguage } from "../../src/samples/languages";
import type { BodyTemplate, RequestTemplate, SampleInputs } from "../../src/samples/types";
import type { ApiModel, Extent, Operation } from "../model/types";
import { axios } from "./axios";
import { bodiesFor, type SampleBody } from "./body";
import { curl } from "./curl";
import { inputsFor } from "./inputs";
import { okhttp } from "./okhttp";
import { skipParameter, withFilters } from "./pages";
import {
  bodyTemplate,
  requestFor,
  requestForPages,
  requestTemplate,
  type SampleRequest,
} from "./request";
import { requests } from "./requests";
import { restsharp } from "./restsharp";
import { clientAuthFor, credentialsFor } from "./security";

/** More bodies than these make a page heavy and a menu long. */
const maxVariants = 20;

/** Writes the template of a sample: no blanks at line ends of our own making, no line end after the last line. */
type Writer = (request: SampleRequest, inputs: SampleInputs) => string;

const writers: Readonly<Record<SampleLanguage, Writer>> = {
  curl,
  axios,
  requests,
  okhttp,
  restsharp,
};

/** The samples of one body. */
interface Variant {
  /** As the document writes it; absent without a body. */
  readonly mediaType: string | undefined;
  /** Name of the example that the body shows; absent without one. */
  readonly example: string | undefined;
  readonly summary: string | undefined;
  /** The fields that the body has, where it is one of two samples. */
  readonly extent: Extent | undefined;
  /** How much of a list it reads; absent where the operation returns no pages. */
  readonly pages: "one" | "all" | undefined;
  readonly templates: Readonly<Record<SampleLanguage, string>>;
  readonly body: BodyTemplate | undefined;
}

/** All that a page needs to show the samples of an operation. */
export interface OperationSamples {
  readonly inputs: SampleInputs;
  /** Of all variants. */
  readonly request: RequestTemplate;
  /** One per media type and example of the body. Without a body one, and where it returns pages, another that reads all. */
  readonly variants: readonly Variant[];
  /** How many more there would be. */
  readonly more: number;
}

/**
 * The samples of an operation in each language, all of the same request (see `requestFor`).
 *
 * @param operation an operation, not a webhook, which has no samples
 * @param model where servers, security schemes and named schemas are found
 */
export function samplesFor(operation: Operation, model: ApiModel): OperationSamples {
  const credentials = credentialsFor(operation, model);
  const auth = clientAuthFor(operation, model);
  const bodies = bodiesFor(operation, model);
  const skip = bodies.length === 0 ? skipParameter(operation, model) : undefined;
  const allInputs = inputsFor(operation, model, credentials);
  const inputs = skip === undefined ? allInputs : withFilters(allInputs, operation);
  const templatesOf = (request: SampleRequest) =>
    byLanguage((language) => writers[language](request, inputs));
  const shown = bodies.length === 0 ? [undefined] : bodies.slice(0, maxVariants);
  const requestWith = (body?: SampleBody) => requestFor(operation, credentials, inputs, auth, body);
  const variants = shown.flatMap((variant): readonly Variant[] => {
    const request = requestWith(variant?.body);
    const body = {
      mediaType: variant?.mediaType,
      example: variant?.example?.name,
      summary: variant?.example?.summary,
      extent: variant?.example?.extent,
      body: bodyTemplate(variant?.body),
    };
    const pages = skip === undefined ? undefined : requestForPages(request, skip);
    return [
      { ...body, pages: pages && "one", templates: templatesOf(request) },
      ...(pages ? [{ ...body, pages: "all", templates: templatesOf(pages) } as const] : []),
    ];
  });
  return {
    inputs,
    request: requestTemplate(requestWith()),
    variants,
    more: Math.max(0, bodies.length - maxVariants),
  };
}
