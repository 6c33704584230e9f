import { expect, test } from "vitest";

import * as paths from "../src/paths";

test("every address of the site", () => {
  const addresses = {
    overview: paths.overviewPath,
    operation: paths.operationPath("create-class"),
    schema: paths.schemaPath("class-enrollment"),
    notFound: paths.notFoundKey,
    based: paths.withBase("/docs/", "/auth"),
    basedHome: paths.withBase("/docs/", "/"),
    rootHome: paths.withBase("/", "/"),
    canonical: paths.absoluteUrl("https://docs.example.com", "/v2/", "/api/create-class"),
    router: [paths.routerBasename("/"), paths.routerBasename("/docs/")],
    module: paths.pageModuleUrl("/docs/assets/ab12/*.js", paths.pageKey("/api/create-class")),
  };
  expect(addresses).toMatchInlineSnapshot(`
    {
      "based": "/docs/auth",
      "basedHome": "/docs/",
      "canonical": "https://docs.example.com/v2/api/create-class",
      "module": "/docs/assets/ab12/api/create-class.js",
      "notFound": "404",
      "operation": "/api/create-class",
      "overview": "/api",
      "rootHome": "/",
      "router": [
        "/",
        "/docs",
      ],
      "schema": "/api/schemas/class-enrollment",
    }
  `);
});

test.each([
  ["/", "index", "index.html"],
  ["/auth", "auth", "auth/index.html"],
  ["/auth/", "auth", "auth/index.html"],
  ["/auth/index.html", "auth", "auth/index.html"],
  ["/auth?x=1#y", "auth", "auth/index.html"],
  ["/class-create", "class-create", "class-create/index.html"],
  ["/api", "api", "api/index.html"],
  ["/api/", "api", "api/index.html"],
  ["/docs/api", "docs/api", "docs/api/index.html"],
  ["/api/create-class", "api/create-class", "api/create-class/index.html"],
  ["/api/schemas/class", "api/schemas/class", "api/schemas/class/index.html"],
])("%s is the page %s in %s", (path, key, file) => {
  expect([paths.pageKey(path), paths.pageFile(path)]).toEqual([key, file]);
});

test.each([
  ["/", "/auth", "/auth"],
  ["/docs/", "/docs/auth", "/auth"],
  ["/docs/", "/docs/", "/"],
  ["/docs/", "/docs", "/"],
  ["/docs/", "/docsearch", undefined],
  ["/docs/", "/", undefined],
])("below %s, %s is %s", (basePath, pathname, want) => {
  expect(paths.withoutBase(basePath, pathname)).toBe(want);
});
