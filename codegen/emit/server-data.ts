import type { Server } from "../model/types";
import { oneLine } from "./print";
import { listOf } from "./prose";
import { summaryOf } from "./summary";

/** A server as the samples choose it: what its URL is made of, and the words that name it. */
export function serverData({ url, description, variables }: Server) {
  return {
    url,
    description: summaryOf(description),
    variables: listOf(
      variables.map(({ name, default: value, enum: values }) =>
        oneLine({ name, default: value, enum: listOf(values) }),
      ),
    ),
  };
}
