// Generated from tests/fixtures/specs/tiny.yaml#/info. Run `npm run codegen`; do not edit.
import { OverviewPage } from "openapi-tsx-docs/reference";
import { shared } from "./shared";

export default function Overview() {
  return (
    <OverviewPage
      title="Shelf"
      version="1.0.0"
      servers={shared.servers}
    />
  );
}
