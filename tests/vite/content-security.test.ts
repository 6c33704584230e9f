import { expect, test } from "vitest";

import {
  contentSecurityPolicy,
  headersOf,
  headSources,
  renderHeaders,
} from "../../src/vite/content-security";
import { table } from "../codegen/table";

const none = { scripts: [], styles: [] };

test("a site allows its own files, and its inline texts by their hash", () => {
  expect(contentSecurityPolicy({}, { scripts: ["alert(1)"], styles: ["a{}"] }).split("; ")).toEqual(
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "object-src 'none'",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "require-trusted-types-for 'script'",
      "trusted-types site",
    ],
  );
});

test.each([
  ["to the site itself", { "img-src": ["https://a.example"] }, "img-src 'self' https://a.example"],
  ["in place of nothing", { "frame-src": ["https://a.example"] }, "frame-src https://a.example"],
])("the configuration adds sources %s", (_name, added, want) => {
  expect(contentSecurityPolicy(added, none).split("; ")).toContain(want);
});

test.each(table<[string, Parameters<typeof headSources>[0]["head"], readonly string[]]>`
  "a script, and where it sends data":
    - [{ tag: script, attributes: { src: https://a.example/s.js?x } }]
    - [script-src 'self' https://a.example, connect-src 'self' https://a.example]
  a script in the page:
    - [{ tag: script, attributes: {}, content: alert(1) }]
    - [script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']
  "style sheets, each origin once":
    - [{ tag: link, attributes: { rel: stylesheet, href: //a.example/a.css } }, { tag: link, attributes: { rel: stylesheet, href: //a.example/b.css } }]
    - [script-src 'self', style-src 'self' https://a.example]
  no more than files of the site and data need:
    - [{ tag: script, attributes: { src: /s.js } }, { tag: script, attributes: { type: application/ld+json }, content: "{}" }, { tag: link, attributes: { rel: me, href: https://a.example/ } }]
    - [script-src 'self']
`)("elements of the head add %s", (_name, head, want) => {
  const policy = contentSecurityPolicy({}, none, headSources({ head })).split("; ");
  expect(policy.filter((line) => /^(?:script|style|connect|img)-src/.test(line))).toEqual(want);
});

test("headers for a path; only they specify who may show a page in a frame", () => {
  const config = {
    basePath: "/docs/",
    contentSecurityPolicy: { "frame-ancestors": ["https://a.example"] },
  };
  expect(contentSecurityPolicy(config.contentSecurityPolicy, none)).not.toContain(
    "frame-ancestors",
  );
  const file = renderHeaders(config, "default-src 'self'");
  expect(headersOf(file, "/docs/auth")).toEqual({
    "Content-Security-Policy": "default-src 'self'; frame-ancestors https://a.example",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringContaining("geolocation=()"),
  });
  expect(headersOf(file, "/docs/assets/a.js")).toMatchObject({
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
  });
  expect(headersOf(file, "/elsewhere")).toEqual({});
});
