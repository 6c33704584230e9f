// Generated from openapi/training-provider.yaml#/components/schemas/KeyedMessage. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { KeyedMessage } from "./KeyedMessage";
import { examples } from "./KeyedMessage.samples";

export default function page() {
  return (
    <SchemaPage
      name="KeyedMessage"
      examples={examples}
      schemas={{
        KeyedMessage,
      }}
      usedBy={{ models: ["ExportJob", "KeyedErrorBody", "ErrorListBody"] }}
    />
  );
}
