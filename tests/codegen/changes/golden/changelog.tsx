// Generated from shop.yaml. Run `npm run codegen`; do not edit.
import { ChangelogPage } from "@reference";

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
                  says: "Operation removed",
                },
              ],
            },
            {
              operations: ["list-orders"],
              changes: [
                {
                  breaking: true,
                  place: "query parameter limit",
                  says: "Maximum lowered from {} to {}",
                  values: ["100", "50"],
                  row: "query.limit",
                },
                {
                  place: "query parameter state",
                  says: "Parameter {} added",
                  values: ["state"],
                  row: "query.state",
                },
              ],
            },
            {
              schema: "State",
              changes: [
                {
                  breaking: true,
                  place: "(in responses)",
                  says: "Value {} added",
                  values: ["lost"],
                  uses: 3,
                },
              ],
            },
            {
              operations: ["get-order"],
              changes: [{ says: "Deprecated" }],
            },
            {
              operations: ["cancel-order"],
              changes: [{ says: "Operation added" }],
            },
            {
              schema: "Customer",
              changes: [
                {
                  place: "email",
                  says: "Deprecated",
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
                  place: "request body · note",
                  says: "Maximum length lowered from {} to {}",
                  values: ["200", "100"],
                  row: "request.note",
                },
              ],
            },
            {
              schema: "Customer",
              changes: [
                {
                  says: "Property {} added",
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
