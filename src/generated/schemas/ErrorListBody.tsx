// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.
import { A, type NamedSchema } from "openapi-tsx-docs/reference";

export const ErrorListBody = {
  name: "ErrorListBody",
  type: "object",
  title: "Several errors",
  description: "Every problem found, in a list.",
  details: (
    <p>
      Go through the whole list before you send the request again. Log <code>key</code> and{" "}
      <code>message</code> of every entry. See{" "}
      <A href="/refusedCalls#several-errors">Handle errors</A>.
    </p>
  ),
  properties: [
    {
      name: "errors",
      type: { array: { ref: "KeyedMessage" } },
      required: true,
      description: "An entry for each problem.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "#/ClassLearningRecordBadRequest/application~1json/2/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class-learning-record",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
