// Generated from tests/fixtures/specs/composition.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  "/payments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["createPayment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Base: {
      id: string;
    };
    Card: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: "card";
      number: string;
    };
    /** Bank account */
    Bank: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: "bank";
      iban?: string;
    };
    Source: components["schemas"]["Card"] | components["schemas"]["Bank"];
    /** @description Includes a base, requires groups, and depends on a value. */
    Payment: components["schemas"]["Base"] &
      (
        | {
            /** @description What pays. */
            source: Omit<components["schemas"]["Source"], "kind">;
            account?: string;
            /** Format: email */
            email?: string | null;
            amount?: number | string;
            /**
             * @default open
             * @enum {string}
             */
            status: "open" | "paid";
          }
        | unknown
        | unknown
      );
    Tree: {
      parent?: components["schemas"]["Tree"] | null;
      children?: components["schemas"]["Tree"][];
      forest?: {
        [key: string]: components["schemas"]["Tree"] | string;
      };
      position?: [number, number];
      tags?: string[];
      grid?: number[][];
    };
    Failure: {
      value?: unknown;
      nothing?: unknown;
    } & components["schemas"]["Base"];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createPayment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Payment"];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Tree"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"] | string;
        };
      };
    };
  };
}
