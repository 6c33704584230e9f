// Generated from tests/fixtures/specs/deprecated.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  "/books": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find books
     * @deprecated
     * @description Books by their title.
     */
    get: operations["findBooks"];
    put?: never;
    post?: never;
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
    /**
     * @deprecated
     * @description A book. Not a magazine.
     */
    Book: {
      /**
       * @deprecated
       * @description The old number.
       */
      isbn10?: string;
      /** @deprecated */
      author?: components["schemas"]["Person"];
    };
    Person: {
      name?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  findBooks: {
    parameters: {
      query?: {
        /** @deprecated */
        title?: string;
        /** @deprecated */
        sort?: string;
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The books. */
      200: {
        headers: {
          /** @deprecated */
          "X-Total"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Book"][];
        };
      };
    };
  };
}
