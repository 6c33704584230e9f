// Generated from tests/fixtures/specs/foreign.yaml#/info. Run `npm run codegen`; do not edit.
import { A, OverviewPage } from "openapi-tsx-docs/reference";
import { shared } from "./shared";

export default function Overview() {
  return (
    <OverviewPage
      title="Library"
      version="2"
      description={
        <>
          Lends <strong>books</strong>; see <A href="https://library.example">the house rules</A>.
        </>
      }
      hasLinks
      details={
        <ul>
          <li>
            up to <code>5</code> at a time
          </li>
          <li>
            for <em>four</em> weeks
          </li>
        </ul>
      }
      servers={shared.servers}
      securitySchemes={[
        {
          name: "Password",
          type: "http",
          scheme: "basic",
        },
        {
          name: "Key",
          type: "apiKey",
          in: "header",
          parameter: "X-Library-Key",
        },
      ]}
    />
  );
}
