// Generated from openapi/training-provider.yaml#/components/schemas/KeyedErrorBody. Run `npm run codegen`; do not edit.
import { A, type NamedSchema } from "@reference";

export const KeyedErrorBody = {
  name: "KeyedErrorBody",
  type: "object",
  title: "Error with a key",
  description: "A single error in an envelope.",
  details: (
    <p>
      Read <code>error.message</code>, correct the request and send it again. Log{" "}
      <code>error.key</code> and <code>error.message</code>. The guide{" "}
      <A href="/refusedCalls#error-with-a-key">When a call is refused</A> says more.
    </p>
  ),
  properties: [
    {
      name: "error",
      type: { ref: "KeyedMessage" },
      required: true,
      description: "The problem.",
    },
  ],
} satisfies NamedSchema;
