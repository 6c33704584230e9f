import type { ApiModel, Operation } from "../model/types";
import { axios } from "./axios";
import { curl } from "./curl";
import type { Samples } from "./languages";
import { okhttp } from "./okhttp";
import { requestFor } from "./request";
import { requests } from "./requests";
import { restsharp } from "./restsharp";

/**
 * The five samples of an operation, all of the same request (see `requestFor`).
 *
 * @param operation an operation, not a webhook, which has no samples
 * @param model where servers, security schemes and named schemas are found
 * @returns source text: no blanks at line ends of our own making, no line end after the last line
 */
export function samplesFor(operation: Operation, model: ApiModel): Samples {
  const request = requestFor(operation, model);
  return {
    curl: curl(request),
    axios: axios(request),
    requests: requests(request),
    okhttp: okhttp(request),
    restsharp: restsharp(request),
  };
}
