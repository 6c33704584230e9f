import type { ExternalDocs } from "../model/types";
import type { Attribute } from "./jsx";

/** OpenAPI 3.1, 4.8.22. */
export function externalDocsView(docs: ExternalDocs | undefined) {
  return (
    docs && {
      attributes: [["href", docs.url]] satisfies readonly Attribute[],
      description: docs.description,
    }
  );
}
