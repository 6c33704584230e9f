// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  "/v2/books": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Returns the books of the library. */
    get: operations["GetBooks"];
    put?: never;
    /**
     * @description Adds a book to the catalog.
     *
     *     It can be lent **at once**.
     */
    post: operations["PostBooks"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/book_loans/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Retrieves a loan. */
    get: operations["GetBookLoansId"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/book_loans/{id}/renewals/{renewal}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Retrieves a loan. */
    get: operations["GetBookLoansIdRenewalsRenewal"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/book_loans/{id}/return": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Takes a book back, whether it was lent by this library or by another one of the same town. */
    post: operations["PostBookLoansIdReturn"];
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
     * @description A book.\
     *     Of any *kind*.
     */
    book: {
      author: components["schemas"]["author"];
      binding?: string;
      /**
       * @description | No. | Meaning |
       *     | --- | --- |
       *     | 1 | the **first** |
       */
      edition?: number;
      isbn?: string;
      keywords?: string[];
      language?: string;
      /**
       * @description ```js
       *     a < b
       *     ```
       */
      notes?: string;
      pages?: number;
      place?: string;
      price?: number;
      publisher?: string;
      series?: string;
      shelf?: boolean | string;
      title: string;
      year?: number;
    };
    author: {
      name: string;
      born?: number;
    };
  };
  responses: never;
  parameters: {
    id: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  GetBooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The books. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PostBooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["book"];
      };
    };
    responses: {
      /** @description Added. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GetBookLoansId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The loan. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GetBookLoansIdRenewalsRenewal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
        renewal: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The renewal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PostBookLoansIdReturn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Taken back. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
