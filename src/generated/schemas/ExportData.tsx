// Generated from openapi/training-provider.yaml#/components/schemas/ExportData. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ExportData = {
  name: "ExportData",
  type: "object",
  description: (
    <>
      The file of an export. Both fields may be <code>null</code>.
    </>
  ),
  properties: [
    {
      name: "downloadUrl",
      type: "string",
      format: "uri",
      nullable: true,
      description: "Where to download the file.",
    },
    {
      name: "downloadExpiresAt",
      type: "string",
      nullable: true,
      description: "When the download URL expires.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "get-export-data-job#/responses/200/application~1json/0/value/exportData",
    },
  ],
  usedBy: { models: ["ExportJob"] },
} satisfies NamedSchema;
