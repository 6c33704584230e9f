import type { Server } from "../model/types";
import { inlineObject } from "./jsx";
import { summaryOf } from "./summary";

/** A server as the samples choose it: what its URL is made of, and the words that name it. */
export function serverData({ url, description, variables }: Server) {
  return {
    url,
    description: summaryOf(description),
    variables: variables.map(({ name, default: value, enum: values }) =>
      inlineObject({ name, default: value, ...(values.length > 0 && { enum: values }) }),
    ),
  };
}
