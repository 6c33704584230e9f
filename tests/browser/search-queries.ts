import { readdirSync } from "node:fs";
import path from "node:path";
import { createSearch } from "../../src/search/panel/create-search";
import { answer } from "../../src/search/panel/options";
import { stagesOf } from "../../src/vite/search-index";
import { readSearchIndex } from "../search-index-file";

/**
 * Queries of readers, and the addresses of correct first results. An address stands for all places on its page; one that ends with `*`, for
 * all addresses with that beginning.
 */
type Queries = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns the queries that do not open a right page first, one line each.
 *
 * @param dir of a built site with one language
 * @param stage of the index: the first one may find nothing
 */
export async function wrongAnswers(
  dir: string,
  queries: Queries,
  stage: "first" | "whole" = "whole",
): Promise<readonly string[]> {
  const [file = ""] = searchIndexesIn(dir);
  const whole = readSearchIndex(file);
  const index = stage === "whole" ? whole : stagesOf(whole, 0)[0];
  const versions = Object.fromEntries(index.pages.flatMap(({ docs }) => (docs ? [docs] : [])));
  const search = await createSearch(index, versions);
  return Object.entries(queries).flatMap(([query, wanted]) => {
    const [first] = answer(search, query).groups[0]?.options ?? [];
    const to = first && "place" in first ? first.place.to : "nothing";
    const isRight = [wanted].flat().some((address) => isAt(to, address));
    return isRight || (stage === "first" && !first) ? [] : [`${query}: ${to}`];
  });
}

/** Returns the files of a site's search indexes, one for each language. */
export function searchIndexesIn(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "search.json")
    .map((file) => path.join(dir, file));
}

function isAt(to: string, address: string): boolean {
  if (address.endsWith("*")) return to.startsWith(address.slice(0, -1));
  return to === address || to.startsWith(`${address}#`);
}

/** Pages by their titles, which the first stage of an index contains. */
export const titleQueries: Queries = {
  auth: "/auth",
  authentication: "/auth",
  pagi: "/pagination",
  pagination: "/pagination",
  "use cases": "/useCases",
  intro: "/",
  error: "/api/errors",
  errors: "/api/errors",
  "create class": "/api/create-class",
  "create a class": ["/classCreate", "/api/create-class"],
  "list classes": "/api/list-classes",
  "update class": "/api/update-class",
  "delete class": "/api/delete-class",
  "export csv": "/useCases/take-data-out",
  learners: ["/api/list-learners", "/api#tag.learners"],
  employers: ["/api/list-employers", "/api#tag.employers"],
  employer: ["/api/list-employers", "/api/schemas/employer"],
  "instructor-led courses": "/api/list-instructor-led-courses",
};

export const academyQueries: Queries = {
  ...titleQueries,
  export: ["/api/create-export-data-job", "/createExportDataJob"],
  exports: ["/api#tag.exports", "/api/create-export-data-job", "/createExportDataJob"],
  "export job": ["/api/create-export-data-job", "/createExportDataJob"],
  "e-learning": ["/api/list-e-learning", "/api#tag.e-learning"],
  elearning: ["/api/list-e-learning", "/api#tag.e-learning"],
  // A path, by the field of a request before that of a schema or a response
  "address.countryCode": "/api/create-class#request~In-person-class.address.countryCode",
  "schedule.start": "/api/create-class#request~In-person-class.schedule.start",
  "schedule[].start": "/api/create-class#request~In-person-class.schedule.start",
  "schedule[0].start": "/api/create-class#request~In-person-class.schedule.start",
  "schedule.sta": "/api/create-class#request~In-person-class.schedule.start",
  "job.status": "/api/get-export-data-job#response-200.job.status",
  "Address.countryCode": "/api/create-class#request~In-person-class.address.countryCode",
  // A variant, by what one does with it
  "create virtual class": "/api/create-class#request~Virtual-class",
  "create in-person class": "/api/create-class#request~In-person-class",
  // Concepts, by the guide
  authorization: "/auth",
  "authorization header": "/auth",
  "training-provider-id": ["/auth", "/api/list-classes"],
  "tp id header": "/auth#the-training-provider-id-header",
  "next page": "/pagination",
  "how do i paginate": "/pagination",
  "how do I enroll a learner": ["/learnerEnrollment", "/eLearnerEnrollment"],
  "rate limit": "/refusedCalls#rate-limits-and-when-to-retry",
  retry: "/refusedCalls#rate-limits-and-when-to-retry",
  idempotency: "/refusedCalls#rate-limits-and-when-to-retry",
  "validate request body": "/refusedCalls#check-a-json-request-body",
  "check my JSON body": "/refusedCalls#check-a-json-request-body",
  ordering: "/openQuestions#lists-and-their-order",
  "date format": "/openQuestions#dates-and-other-formats",
  timestamp: "/openQuestions#dates-and-other-formats",
  timeout: "/refusedCalls#rate-limits-and-when-to-retry",
  "page through results": "/pagination",
  "error 422": "/api/errors",
  "409 conflict": "/api/errors",
  "move event": "/classCreate#move-add-and-remove-events",
  // Without a history, what the site says about it
  changelog: "/openQuestions#changelog-and-deprecation",
  "what changed": "/openQuestions#changelog-and-deprecation",
  deprecated: "/openQuestions#changelog-and-deprecation",
  "reschedule a class": "/classCreate",
  "schedule rules": "/classCreate",
  "first call": "/",
  "first request": "/",
  "getting started": "/",
  // Rules of fields, in all calls
  null: "/api/rules",
  "nullable fields": "/api/rules",
  "which fields may be null": "/api/rules",
  "required fields": "/api/rules",
  "enum values": "/api/rules",
  // The language of a sample
  "pagination python": "/pagination",
  "create class in C#": "/api/create-class",
  "all learners python": "/api/list-learners",
  "phone number format": "/learnerEnrollment#phone-numbers",
  "phone number": ["/learnerEnrollment", "/eLearnerEnrollment"],
  // Synonyms
  mobile: "/learnerEnrollment#phone-numbers",
  "telephone number": "/learnerEnrollment#phone-numbers",
  telephone: ["/api/schemas/contact*", "/api/create-class"],
  login: "/auth",
  credentials: "/auth",
  "api key": "/auth",
  token: "/auth",
  "401 unauthorized": ["/auth", "/api/errors"],
  "base url": ["/", "/api"],
  servers: ["/", "/api"],
  "sign up": ["/learnerEnrollment", "/eLearnerEnrollment", "/api/create-*"],
  company: ["/api/list-employers", "/api/schemas/employer"],
  teacher: ["/api/list-authorized-instructors"],
  grade: ["/api/schemas/grade", "/createLearningRecord", "/api/create-class-learning-record"],
  attendance: [
    "/api/schemas/attendance",
    "/createLearningRecord",
    "/api/create-class-learning-record",
  ],
  paging: "/pagination",
  "cancel a class": "/useCases/cancel-class",
  "cancel class": "/useCases/cancel-class",
  "withdraw enrollment": "/api/delete-class-enrollment",
  unenroll: "/api/delete-class-enrollment",
  "mark as passed": "/api/create-class-learning-record",
  "no show": "/createLearningRecord#report-the-outcome",
  "job status": "/getExportDataJob#wait-for-the-job",
  "poll export": "/getExportDataJob#wait-for-the-job",
  "E.164": "/learnerEnrollment#phone-numbers",
  unknown: "/openQuestions",
  webhook: "/openQuestions#webhooks",
  callbacks: "/openQuestions#webhooks",
  telefon: "/learnerEnrollment#phone-numbers",
  "phone pattern": "/learnerEnrollment#phone-numbers",
  // A variant or a field, in the request that sends it
  "virtual class": "/api/create-class#request~Virtual-class",
  timezone: "/api/create-class#request~In-person-class.timezone",
  "update phone number": "/api/update-learner#request.phone",
  "change email": "/api/update-learner#request.email",
  // Cases that depend on the ranking
  enrol: ["/learnerEnrollment", "/api/create-class-enrollment"],
  enroll: ["/learnerEnrollment", "/api/create-class-enrollment"],
  enrollment: ["/learnerEnrollment", "/api/create-class-enrollment", "/api/list-class-enrollments"],
  "class enrollment": ["/api/create-class-enrollment", "/api/list-class-enrollments"],
  "learning record": ["/createLearningRecord", "/api/create-class-learning-record"],
  // Misspelled
  pagnation: "/pagination",
  athentication: "/auth",
  enrolment: ["/learnerEnrollment", "/api/create-class-enrollment", "/api/list-class-enrollments"],
  poling: "/getExportDataJob#wait-for-the-job",
  timout: "/refusedCalls#rate-limits-and-when-to-retry",
  instuctors: "/api/list-authorized-instructors",
  // Several words, some of which are in no title
  "change schedule": "/classCreate#change-the-schedule",
  "how to authenticate": "/auth",
  "how to log in": "/auth",
  "per page": "/pagination",
  "enroll learner": "/learnerEnrollment",
  "download export": ["/api/get-export-data-job", "/api/schemas/export-data"],
  "e-learning url removed": "/api/update-elearning",
  "status pending": ["/api/schemas/export-job-state", "/api/get-export-data-job"],
  // In another number or tense, or with a verb that the interface does not use
  "get all learners": "/api/list-learners",
  "how do I cancel an enrollment": "/api/delete-class-enrollment",
  "cancelled class": ["/useCases/cancel-class", "/api/delete-class"],
  "updating a class": "/api/update-class",
  "change a learner's email": "/api/update-learner",
  "report attendance": ["/createLearningRecord", "/api/create-class-learning-record"],
  "mark e-learning completed": ["/createELearningRecord", "/api/create-e-learning-learning-record"],
  "instructors for a course": "/api/list-authorized-instructors",
  // From an error
  "409": "/api/errors",
  fehler: "/api/errors",
  "HTTP/1.1 400 Bad Request": "/api/errors",
  "429": "/refusedCalls#rate-limits-and-when-to-retry",
  "call refused": "/refusedCalls",
  '{"statusCode": 400, "code": "X", "error": "Bad Request", "message": "No"}':
    "/api/errors#error-StatusErrorBody",
  'HTTP/1.1 400 {"error": {"key": "x", "message": "No"}}': "/api/errors#error-KeyedErrorBody",
  '{"errors": [{"key": "x", "message": "No"}, {"key": "y"}]}': "/api/errors#error-ErrorListBody",
  EXAMPLE_CODE: "/api/errors",
  "example-key": "/api/errors",
  "The request is not valid.": "/api/errors",
  "400": "/api/errors",
  "Bad Request": "/api/errors",
  // Names of fields
  countryCode: ["/api/schemas/address*", "/api/create-class"],
  virtualClassURL: ["/api/schemas/class-create*", "/api/create-class"],
  virtualClassUrl: ["/api/schemas/class", "/api/list-classes"],
  classurl: ["/api/schemas/class-*", "/api/create-class#request*", "/api/update-class#request*"],
  systemidentifier: ["/api/schemas/*", "/api/list-learners"],
  uniqueSystemIdentifier: ["/api/schemas/*", "/api/list-learners"],
  downloadUrl: ["/api/schemas/export*", "/api/get-export-data-job"],
  "POST /classes": "/api/create-class",
  "/learners": "/api/list-learners",
};

/** The queries of the list above that open another page first, as {@link wrongAnswers} returns them. */
export const academyLost: readonly string[] = [
  "429: /api/errors",
  "export: /api#tag.exports",
  "create virtual class: /api/create-class",
  "telephone: /learnerEnrollment#phone-numbers",
  "mark as passed: /api/create-e-learning-learning-record",
  "change email: /openQuestions#changelog-and-deprecation",
  "learning record: /openQuestions#learning-records",
  "enroll learner: /eLearnerEnrollment#enroll-the-learner",
  "change a learner's email: /useCases/correct-learner",
  "instructors for a course: /api/list-instructor-led-courses",
  "virtualClassURL: /api/update-class#request.virtualClassURL",
  "virtualClassUrl: /api/update-class#request.virtualClassURL",
];

/** For train-travel-3.1.yaml. */
export const trainQueries: Queries = {
  "create booking": "/api/create-booking",
  booking: ["/api/schemas/booking", "/api/create-booking"],
  bookings: ["/api#tag.bookings", "/api/get-bookings"],
  "cancel booking": "/api/delete-booking",
  pay: "/api/create-booking-payment",
  stations: ["/api#tag.stations", "/api/get-stations"],
  trips: ["/api#tag.trips", "/api/get-trips"],
  "rate limit": "/api/get-stations#response-200.header.RateLimit",
  "too many requests": "/api/errors",
  "429": "/api/errors",
  login: "/api",
};

/** The same for {@link trainQueries}. */
export const trainLost: readonly string[] = ["bookings: /api/create-booking"];

/** For stripe-3.0.json. */
export const stripeQueries: Queries = {
  "create a payment intent": "/api/post-payment-intents",
  "payment intents": ["/api/post-payment-intents", "/api/get-payment-intents"],
  "create customer": "/api/post-customers",
  "list customers": "/api/get-customers",
  "retrieve a charge": ["/api/get-charges-charge", "/api/get-charges"],
  "delete a coupon": "/api/delete-coupons-coupon",
  refund: ["/api/schemas/refund", "/api/post-refunds"],
  refunds: ["/api/post-refunds", "/api/get-refunds"],
  subscriptions: ["/api/post-subscriptions", "/api/get-subscriptions"],
  "list invoices": "/api/get-invoices",
  "confirm a payment intent": "/api/post-payment-intents-intent-confirm",
  "capture payment intent": "/api/post-payment-intents-intent-capture",
  PostPaymentIntents: "/api/post-payment-intents",
  "create a refund": "/api/post-refunds",
  "create a price": "/api/post-prices",
  "delete a customer": "/api/delete-customers-customer",
  "search customers": "/api/get-customers-search",
  "create an account link": "/api/post-account-links",
  "resume a subscription": "/api/post-subscriptions-subscription-resume",
  "POST /v1/customers": "/api/post-customers",
  "payment intent": ["/api/post-payment-intents", "/api/get-payment-intents"],
  "api key": "/api#authentication",
  "how do I refund a charge": [
    "/api/post-charges-charge-refund",
    "/api/post-charges-charge-refunds",
  ],
  "list webhooks": "/api/get-webhook-endpoints",
  "void invoice": "/api/post-invoices-invoice-void",
  "upcoming invoices": "/api/get-invoices-upcoming",
  "cancel subscription": "/api/delete-subscriptions-subscription-exposed-id",
  "expire checkout session": "/api/post-checkout-sessions-session-expire",
  "GET /v1/balance": "/api/get-balance",
  requires_payment_method: "/api/schemas/payment-intent",
  "402": "/api/errors",
  statement_descriptor: "/api/*",
};
