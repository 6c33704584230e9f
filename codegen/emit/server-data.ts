import type { Server } from "../model/types";
import { oneLine } from "./print";
import { listOf } from "../model/prose";
import { summaryOf } from "../model/summary";

/** Returns what readers need to choose a server: its URL, variables and summary. */
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
