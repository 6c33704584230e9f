// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { Address } from "../schemas/Address";
import { Class } from "../schemas/Class";
import { Contact } from "../schemas/Contact";
import { CourseReference } from "../schemas/CourseReference";
import { DeliveryMethod } from "../schemas/DeliveryMethod";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { Person } from "../schemas/Person";
import { ScheduleEvent } from "../schemas/ScheduleEvent";
import { SeatsInventory } from "../schemas/SeatsInventory";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
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
      schemas={{
        DeliveryMethod,
        Class,
        StatusErrorBody,
        KeyedErrorBody,
        Address,
        Contact,
        CourseReference,
        Person,
        ScheduleEvent,
        SeatsInventory,
        KeyedMessage,
      }}
      description="Returns your classes with their schedule, contact details and seats."
      details={
        <p>
          Use any of the filters to narrow the list. Repeat <code>ids[]</code> or{" "}
          <code>courseIds[]</code> once per value, as in <code>{"ids[]=a&ids[]=b"}</code>. See{" "}
          <A href="/pagination">Pagination</A> for reading a long list.
        </p>
      }
      security={[
        [
          {
            name: "TrainingProviderAuthorization",
            type: "apiKey",
            in: "header",
            parameter: "Authorization",
          },
        ],
      ]}
      parameters={[
        {
          in: "query",
          name: "cursor",
          type: "string",
          description: "The position in the list to continue from.",
        },
        {
          in: "query",
          name: "limit",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 10,
          example: 100,
          description: "The maximum number of entries to return.",
        },
        {
          in: "query",
          name: "skip",
          type: "integer",
          minimum: 0,
          default: 0,
          description: "The number of entries to skip.",
        },
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
          example: "2027-03-01T00:00:00Z",
          description: "Start of the period of interest.",
        },
        {
          in: "query",
          name: "end",
          type: "string",
          example: "2027-03-31T23:59:59Z",
          description: "End of the period of interest.",
        },
        {
          in: "header",
          name: "training-provider-id",
          type: "string",
          required: true,
          example: "tp-48213",
          description:
            "The training provider on whose behalf you call. Export calls do not need it.",
        },
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
        {
          status: "400",
          description: "The request was refused. The body has one of two shapes.",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: { or: [{ ref: "StatusErrorBody" }, { ref: "KeyedErrorBody" }] },
                unions: [
                  {
                    mode: "oneOf",
                    variants: [
                      {
                        label: "Error with a status code",
                        type: { ref: "StatusErrorBody" },
                      },
                      {
                        label: "Error with a key",
                        type: { ref: "KeyedErrorBody" },
                      },
                    ],
                  },
                ],
              },
            },
          ],
        },
      ]}
      servers={servers}
    />
  );
}
