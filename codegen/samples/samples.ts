import type { SampleInputs } from "../../src/samples/types";
import type { ApiModel, Operation } from "../model/types";
import { axios } from "./axios";
import { bodiesFor } from "./body";
import { curl } from "./curl";
import { inputsFor } from "./inputs";
import type { Templates } from "./languages";
import { okhttp } from "./okhttp";
import { requestFor } from "./request";
import { requests } from "./requests";
import { restsharp } from "./restsharp";
import { clientAuthFor, credentialsFor } from "./security";

/** More bodies than these make a page heavy and a menu long. */
const maxVariants = 20;

/** The samples of one body. */
interface Variant {
  /** As the document writes it; absent without a body. */
  readonly mediaType: string | undefined;
  /** Name of the example that the body shows; absent without one. */
  readonly example: string | undefined;
  readonly summary: string | undefined;
  readonly templates: Templates;
}

/** All that a page needs to show the samples of an operation. */
export interface OperationSamples {
  readonly inputs: SampleInputs;
  /** One per media type and example of the body; exactly one without a body. */
  readonly variants: readonly Variant[];
  /** How many more there would be. */
  readonly more: number;
}

/**
 * The samples of an operation in five languages, all of the same request (see `requestFor`).
 *
 * @param operation an operation, not a webhook, which has no samples
 * @param model where servers, security schemes and named schemas are found
 */
export function samplesFor(operation: Operation, model: ApiModel): OperationSamples {
  const credentials = credentialsFor(operation, model);
  const auth = clientAuthFor(operation, model);
  const inputs = inputsFor(operation, model, credentials);
  const bodies = bodiesFor(operation, model);
  const shown = bodies.length === 0 ? [undefined] : bodies.slice(0, maxVariants);
  const variants = shown.map((variant): Variant => {
    const request = requestFor(operation, credentials, inputs, auth, variant?.body);
    return {
      mediaType: variant?.mediaType,
      example: variant?.example?.name,
      summary: variant?.example?.summary,
      templates: {
        curl: curl(request),
        axios: axios(request),
        requests: requests(request),
        okhttp: okhttp(request),
        restsharp: restsharp(request, inputs),
      },
    };
  });
  return { inputs, variants, more: Math.max(0, bodies.length - maxVariants) };
}
