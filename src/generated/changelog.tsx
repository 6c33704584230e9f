// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
import { ChangelogPage } from "openapi-tsx-docs/reference";

export default function page() {
  return (
    <ChangelogPage
      versions={[
        {
          id: "2026-11-30-2.0",
          date: "2026-11-30",
          name: "2.0",
          isFirst: true,
        },
      ]}
    />
  );
}
