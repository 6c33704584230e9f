// Generated from tests/fixtures/specs/composition.yaml#/info. Run `npm run codegen`; do not edit.
import { OverviewPage } from "@reference";

export default function Overview() {
  return (
    <OverviewPage
      title="Composition"
      version="1"
    />
  );
}
