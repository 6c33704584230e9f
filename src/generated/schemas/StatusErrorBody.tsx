// Generated from openapi/training-provider.yaml#/components/schemas/StatusErrorBody. Run `npm run codegen`; do not edit.
import { A, type NamedSchema } from "@reference";

export const StatusErrorBody = {
  name: "StatusErrorBody",
  type: "object",
  title: "Error with a status code",
  description: "A flat error.",
  details: (
    <p>
      Read <code>message</code>, correct the request and send it again. Log <code>code</code> and{" "}
      <code>message</code>. The guide{" "}
      <A href="/refusedCalls#error-with-a-status-code">When a call is refused</A> says more.
    </p>
  ),
  properties: [
    {
      name: "statusCode",
      type: "integer",
      required: true,
      description: "The HTTP status, repeated.",
    },
    {
      name: "code",
      type: "string",
      required: true,
      description: "The problem, as a code for programs.",
    },
    {
      name: "error",
      type: "string",
      required: true,
      description: "The kind of error.",
    },
    {
      name: "message",
      type: "string",
      required: true,
      description: "The problem, explained for people.",
    },
  ],
} satisfies NamedSchema;
