// Generated from tests/fixtures/specs/hostile-text.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  '/a\n*/`$/{id}/<b>"&#123;': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
         * {x} <b>&amp;"'</b> `${x}` *\/ // \\n {{#if}} $& </script>
        
        \u202e\u200b\u0007 __proto__
         * @description {x} \<script>alert(1)\</script> `${x} {y}` *a* [b](/x"y{z})
         *
         *     \<div onclick="x"> {y} \*\/ \</div>
         *
         *     | {a} | \<b> |
         *     | --- | --- |
         *     | `{` | < |
         *
         *     ```js
         *     `${x}` <b> {y} \
         *     ```
         */
    post: operations["{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{/if}} $& </script> \u2028\u2029\u202E\u200B\u0007 __proto__"];
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
    constructor: {
      /** {x} <b>&amp;"'</b> `${x}` *\/ // \\n {{#if}} $& </script>
            
            \u202e\u200b\u0007 __proto__ */
      __proto__?: {
        a?: string;
      };
      /** @description {x} **&"'** `${x}` \*\/ // \\n {{#if}} $& \</script> \u202e\u200b\u0007 **proto** */
      "a{`${x}`}<b>&\"'*/\u2028\u202E"?: unknown;
      constructor?: string;
    };
    /**
         * {x} <b>&amp;"'</b> `${x}` *\/ // \\n {{#if}} $& </script>
        
        \u202e\u200b\u0007 __proto__
         * @description {x} **&"'** `${x}` \*\/ // \\n {{#if}} $& \</script> \u202e\u200b\u0007 **proto**
         */
    Text:
      | (
          | "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          | "{"
          | "<"
          | "a b"
          | ""
          | " "
        )
      | {
          [key: string]: string;
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
  "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{/if}} $& </script> \u2028\u2029\u202E\u200B\u0007 __proto__": {
    parameters: {
      query?: {
        /**
                 * @description {x} **&"'** `${x}` \*\/ // \\n {{#if}} $& \</script> \u202e\u200b\u0007 **proto**
                 * @example {x} <b>&amp;"'</b> `${x}` *\/ // \\n {{#if}} $& </script>
                
                \u202e\u200b\u0007 __proto__
                 */
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202E\u200B\u0007 __proto__"?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    /** @description {x} **&"'** `${x}` \*\/ // \\n {{#if}} $& \</script> \u202e\u200b\u0007 **proto** */
    requestBody?: {
      content: {
        "x/y; a{`${x}`}<b>&\"'*/\u2028\u202E": string;
        /**
                 * @example {
                 *       "__proto__": {
                 *         "a": "{x} <b>&amp;\"'</b> `${x}` *\/ // \\\\n {{#if}} $& </script>
                
                \u202e\u200b\u0007 __proto__"
                 *       },
                 *       "a{`${x}`}<b>&\"'*\/
                \u202e": [
                 *         "{x} <b>&amp;\"'</b> `${x}` *\/ // \\\\n {{#if}} $& </script>
                
                \u202e\u200b\u0007 __proto__",
                 *         {
                 *           "constructor": "{x} <b>&amp;\"'</b> `${x}` *\/ // \\\\n {{#if}} $& </script>
                
                \u202e\u200b\u0007 __proto__"
                 *         }
                 *       ]
                 *     }
                 */
        "application/json": components["schemas"]["constructor"];
      };
    };
    responses: {
      /** @description {x} **&"'** `${x}` \*\/ // \\n {{#if}} $& \</script> \u202e\u200b\u0007 **proto** */
      default: {
        headers: {
          /** @description {x} **&"'** `${x}` \*\/ // \\n {{#if}} $& \</script> \u202e\u200b\u0007 **proto** */
          "X-Nasty"?: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__";
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Text"];
        };
      };
    };
  };
}
