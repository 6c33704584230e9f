import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Visitor } from "./checks/rule";

/** The linter's rule that {@link bySender} corrects. */
export const mediaTypeExamples = "no-invalid-media-type-examples";

/** What the linter does with a media type inside a request or a response. */
interface InBody {
  readonly MediaType: {
    readonly skip: unknown;
    readonly leave: (media: unknown, context: UserContext) => void;
  };
}

/** Makes the linter hold examples of what the API sends to callers against its rules for responses, and what they answer against those for requests. */
export function bySender(rule: Oas3Rule): Oas3Rule {
  return (options) => {
    const visitor = rule(options) as unknown as Readonly<
      Record<"RequestBody" | "Response", InBody>
    >;
    const { RequestBody: request, Response: response } = visitor;
    const choose = (own: InBody, other: InBody): InBody => ({
      MediaType: {
        ...own.MediaType,
        leave: (media, context) =>
          (isOfEvent(context.location) ? other : own).MediaType.leave(media, context),
      },
    });
    return {
      ...visitor,
      RequestBody: choose(request, response),
      Response: choose(response, request),
    } as Visitor;
  };
}

/** Whether a place is inside a webhook or a callback. */
function isOfEvent({ pointer }: UserContext["location"]): boolean {
  return pointer.startsWith("#/webhooks/") || pointer.includes("/callbacks/");
}
