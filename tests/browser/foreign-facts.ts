import { type ForeignDocument, foreignDocument } from "./site-around";

/** Many operations, wide unions, many examples. */
export const adyen = foreignDocument("adyen-checkout-3.1.json");
/** Several types of content and servers, OAuth, a webhook. */
export const train = foreignDocument("train-travel-3.1.yaml");

/** A place, and how to find its link once everything on the page is unfolded. */
interface LinkedPlace {
  /** The kind of place. */
  readonly kind: string;
  /** The part of the page that it is in. */
  readonly region: string;
  /** Name of its link; if there are several, the first. */
  readonly link: string;
  readonly id: string;
}

/** A place on a page that search finds. */
interface Hit {
  readonly query: string;
  /** The beginning of the option. */
  readonly option: RegExp;
  /** Its address, without the origin. */
  readonly to: string;
}

/** What tests try on the site of a document, and what they expect to see. */
interface ForeignSite extends ForeignDocument {
  readonly title: string;
  /** The first server. */
  readonly server: string;
  /** The page with the most content. */
  readonly page: string;
  /** A response on that page; its tab of examples is hidden at first. */
  readonly tab: string;
  /** On that page. Places in a tab come first: a link to a response changes the tab. */
  readonly places: readonly LinkedPlace[];
  /** A property, an operation and a model, each with a typo. */
  readonly hits: readonly Hit[];
  /** Text to type into the filter of the sidebar, and the pages that remain; sites with few pages have no filter. */
  readonly filter?: { readonly query: string; readonly want: readonly string[] };
  readonly errorShape: {
    readonly name: string;
    readonly member: string;
    /** An operation listed under status 400. */
    readonly operation: string;
  };
  /** Pages with long names and deep folds. */
  readonly widest: readonly string[];
  /** Whether a page is visited: enough pages for every kind. */
  readonly isVisited: (page: string, index: number) => boolean;
}

/** The sites used by every test of a kind of content. */
export const foreignSites: readonly ForeignSite[] = [
  {
    ...adyen,
    title: "Adyen Checkout API",
    server: "https://checkout-test.adyen.com/v71",
    page: "/api/post-payments",
    tab: "500",
    places: [
      {
        kind: "an example in a hidden tab",
        region: "Samples and examples",
        link: "Link to Example: Response code 500. Internal server error.",
        id: "response-500.example.generic",
      },
      {
        kind: "a nested property",
        region: "Request body",
        link: "Link to challengeWindowSize",
        id: "request.additionalData~AdditionalData3DSecure.challengeWindowSize",
      },
      {
        kind: "an allowed value",
        region: "Request body",
        link: '"03"',
        id: 'request.additionalData~AdditionalData3DSecure.challengeWindowSize="03"',
      },
      {
        kind: "a variant of a wide union",
        region: "Request body",
        link: "Link to Klarna",
        id: "request.paymentMethod~Klarna",
      },
      { kind: "a response", region: "Responses", link: "Link to 422", id: "response-422" },
      {
        kind: "a header of a response",
        region: "Responses",
        link: "Link to Idempotency-Key",
        id: "response-200.header.Idempotency-Key",
      },
      {
        kind: "an example of the request",
        region: "Request body",
        link: "Link to Example: Make a Klarna payment",
        id: "request.example.klarna",
      },
      {
        kind: "a parameter",
        region: "Header parameters",
        link: "Link to Idempotency-Key",
        id: "header.Idempotency-Key",
      },
    ],
    hits: [
      {
        query: "shoperReference",
        option: /^shopperReference /,
        to: "shopperReference",
      },
      {
        query: "Capture an authorised paymnt",
        option: /^POST Capture an authorised payment/,
        to: "/api/post-payments-payment-psp-reference-captures",
      },
      { query: "IdealDetials", option: /^IdealDetails /, to: "/api/schemas/ideal-details" },
    ],
    filter: { query: "captures", want: ["Capture an authorised payment"] },
    errorShape: {
      name: "ServiceError",
      operation: "Get an Apple Pay session",
      member: "pspReference",
    },
    widest: [
      "/api/post-payments",
      "/api/schemas/payment-request",
      "/api/errors",
      "/api",
      "/api/schemas/response-additional-data-common",
    ],
    isVisited: (_, index) => index % 12 === 0,
  },
  {
    ...train,
    title: "Train Travel API",
    server: "https://try.microcks.io/rest/Train+Travel+API/1.0.0",
    page: "/api/create-booking-payment",
    tab: "429",
    places: [
      {
        kind: "an example in a hidden tab",
        region: "Samples and examples",
        link: "Link to Example: example (application/problem+xml)",
        id: "response-429.application/problem+xml.example.example",
      },
      {
        kind: "a nested property",
        region: "Request body",
        link: "Link to sort_code",
        id: "request.source~Bank-Account.sort_code",
      },
      {
        kind: "an allowed value",
        region: "Request body",
        link: "company",
        id: "request.source~Bank-Account.account_type=company",
      },
      {
        kind: "a variant of a union",
        region: "Request body",
        link: "Link to Bank Account",
        id: "request.source~Bank-Account",
      },
      { kind: "a response", region: "Responses", link: "Link to 403", id: "response-403" },
      {
        kind: "a header of a response",
        region: "Responses",
        link: "Link to Retry-After",
        id: "response-429.header.Retry-After",
      },
      {
        kind: "an example of the request",
        region: "Request body",
        link: "Link to Example: Bank Account Payment",
        id: "request.example.Bank",
      },
      {
        kind: "a parameter",
        region: "Path parameters",
        link: "Link to bookingId",
        id: "path.bookingId",
      },
    ],
    hits: [
      { query: "passengr_name", option: /^passenger_name /, to: "passenger_name" },
      {
        query: "avialable train trips",
        option: /^GET Get available train trips/,
        to: "/api/get-trips",
      },
      {
        query: "BookingPaymnet",
        option: /^BookingPayment A payment/,
        to: "/api/schemas/booking-payment",
      },
    ],
    errorShape: { name: "Problem", operation: "Create a booking", member: "instance" },
    widest: [
      "/api/create-booking-payment",
      "/api/get-stations",
      "/api/errors",
      "/api",
      "/api/new-booking",
    ],
    // other-apis.test.ts visits them all.
    isVisited: (page) => page === "/" || page === "/api",
  },
];
