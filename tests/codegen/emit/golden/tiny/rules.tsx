// Generated from tests/fixtures/specs/tiny.yaml#/paths. Run `npm run codegen`; do not edit.
import { RulesPage } from "openapi-tsx-docs/reference";

export default function page() {
  return <RulesPage />;
}
