// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-classes.samples";

export default function ListClasses() {
  return (
    <OperationPage
      id="list-classes"
      method="get"
      path="/tp-api/classes"
      title="List classes"
      tag="Classes"
      samples={samples}
      examples={examples}
      description="Returns your classes with their schedule, contact details and seats."
      details={
        <p>
          Use the filters to narrow the list. Repeat <code>ids[]</code> or <code>courseIds[]</code>{" "}
          for each value, as in <code>{"ids[]=a&ids[]=b"}</code>. To read a long list, see{" "}
          <A href="/pagination">Pagination</A>.
        </p>
      }
      parameters={[
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        {
          in: "query",
          name: "ids[]",
          type: { array: "string" },
          description: (
            <>
              Keep only the classes with one of these ids, such as <code>7c41e0b95d2a</code>.
            </>
          ),
        },
        {
          in: "query",
          name: "courseDeliveryMethod",
          type: { ref: "DeliveryMethod" },
          description: "Keep only the classes whose course is delivered this way.",
        },
        {
          in: "query",
          name: "courseIds[]",
          type: { array: "string" },
          description: (
            <>
              Keep only the classes of one of these courses, given by id, such as{" "}
              <code>b80d6f13e4a7</code>.
            </>
          ),
        },
        {
          in: "query",
          name: "start",
          type: "string",
          description: (
            <>
              Start of the period of interest, such as <code>2027-03-01T00:00:00Z</code>.
            </>
          ),
        },
        {
          in: "query",
          name: "end",
          type: "string",
          description: (
            <>
              End of the period of interest, such as <code>2027-03-31T23:59:59Z</code>.
            </>
          ),
        },
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "The classes that match.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "Class" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
