// Generated from tests/fixtures/specs/deprecated.yaml#/info. Run `npm run codegen`; do not edit.
import { OverviewPage } from "@reference";

export default function Overview() {
  return (
    <OverviewPage
      title="Deprecated"
      version="1"
    />
  );
}
