// Generated from shop.yaml. Run `npm run codegen`; do not edit.
import { ChangelogPage } from "openapi-tsx-docs/reference";

export default function page() {
  return (
    <ChangelogPage
      versions={[
        {
          id: "2026-05-20",
          date: "2026-05-20",
          name: "2.0.0",
          groups: [
            {
              gone: {
                method: "put",
                path: "/orders/{orderId}",
              },
              changes: [
                {
                  breaking: true,
                  says: "went",
                  of: "operation",
                },
              ],
            },
            {
              operations: ["list-orders"],
              changes: [
                {
                  breaking: true,
                  place: [{ word: "queryParameter" }, " limit"],
                  says: "lowered",
                  of: "maximum",
                  values: ["100", "50"],
                  row: "query.limit",
                },
                {
                  place: [{ word: "queryParameter" }, " state"],
                  says: "newOptional",
                  row: "query.state",
                },
              ],
            },
            {
              schema: "State",
              changes: [
                {
                  breaking: true,
                  place: [{ word: "inResponses" }],
                  says: "added",
                  of: "value",
                  values: ["lost"],
                  row: "State=lost",
                  uses: 3,
                },
              ],
            },
            {
              operations: ["create-order"],
              changes: [
                {
                  place: [{ word: "response" }, " 409"],
                  says: "new",
                  row: "response-409",
                },
                {
                  place: [{ word: "callback" }, " shipped POST {$request.body#/note}"],
                  says: "new",
                  row: "callback.shipped",
                },
              ],
            },
            {
              operations: ["get-order"],
              changes: [
                {
                  says: "deprecated",
                  row: "",
                },
              ],
            },
            {
              operations: ["cancel-order"],
              changes: [
                {
                  says: "came",
                  of: "operation",
                  row: "",
                },
              ],
            },
            {
              schema: "Customer",
              changes: [
                {
                  place: ["email"],
                  says: "deprecated",
                  row: "Customer.email",
                  uses: 3,
                },
              ],
            },
          ],
        },
        {
          id: "2026-03-01-1.1.0",
          date: "2026-03-01",
          name: "1.1.0",
          documentation: 1,
          groups: [
            {
              operations: ["create-order"],
              changes: [
                {
                  breaking: true,
                  place: [{ word: "requestBody" }, " · note"],
                  says: "lowered",
                  of: "maxLength",
                  values: ["200", "100"],
                  row: "request.note",
                },
              ],
            },
            {
              schema: "Customer",
              changes: [
                {
                  says: "added",
                  of: "optionalProperty",
                  values: ["phone"],
                  row: "Customer.phone",
                  uses: 3,
                },
              ],
            },
          ],
        },
        {
          id: "2026-01-15",
          date: "2026-01-15",
          name: "1.0.0",
          isFirst: true,
        },
      ]}
    />
  );
}
