// Generated from tests/fixtures/specs/tiny.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  "/books": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List books */
    get: operations["listBooks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/books/{bookId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Replace a book
     * @deprecated
     * @description Writes the whole book. See [the shelf](/shelf) and `title`.
     *
     *     1. Read it.
     *     2. Write it back.
     */
    put: operations["replaceBook"];
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
    /** @description A book on the shelf. */
    Book: {
      readonly id: string;
      /** @description As printed on the spine. */
      title: string;
      pages?: number | null;
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
  listBooks: {
    parameters: {
      query?: {
        limit?: number;
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
          "X-Total"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Book"][];
        };
      };
    };
  };
  replaceBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The **id** of the book.
         * @example b-7
         */
        bookId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Book"];
      };
    };
    responses: {
      /** @description The book was replaced. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description There is no such book. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example no such book */
          "text/plain": string;
        };
      };
    };
  };
}
