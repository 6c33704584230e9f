// Generated from tests/fixtures/specs/composition.yaml#/info. Run `npm run codegen`; do not edit.
import { OverviewPage } from "openapi-tsx-docs/reference";

export default function Overview() {
  return (
    <OverviewPage
      title="Composition"
      version="1"
    />
  );
}
