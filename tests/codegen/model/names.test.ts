import { describe, expect, test } from "vitest";
import { kebab, pascal, uniqueIdentifiers, uniqueNames } from "../../../codegen/model/names";

test.each([
  ["listClasses", "list-classes", "ListClasses"],
  ["createELearningEnrollment", "create-e-learning-enrollment", "CreateELearningEnrollment"],
  ["create-e-learning-enrollment", "create-e-learning-enrollment", "CreateELearningEnrollment"],
  ["updateElearning", "update-elearning", "UpdateElearning"],
  ["getHTTPStatus", "get-http-status", "GetHTTPStatus"],
  ["parseURL", "parse-url", "ParseURL"],
  ["get /users/{id}.json", "get-users-id-json", "GetUsersIdJson"],
  ["oauth2Token", "oauth2-token", "Oauth2Token"],
  ["__proto__", "proto", "Proto"],
  ["../../etc/passwd", "etc-passwd", "EtcPasswd"],
  ["Größe ändern", "gro-e-andern", "GroEAndern"],
  ["ключ", "", ""],
  ["😀", "", ""],
  ["", "", ""],
])("%j is %j in kebab case and %j in PascalCase", (given, kebabed, pascaled) => {
  expect([kebab(given), pascal(given)]).toEqual([kebabed, pascaled]);
});

describe("uniqueIdentifiers", () => {
  const identifiers = (wanted: readonly string[], taken: readonly string[] = []) =>
    uniqueIdentifiers(
      wanted.map((name) => ({ wanted: name, source: name })),
      "Schema",
      new Set(taken),
    );

  test("never start with a digit", () => {
    expect(identifiers(["2fa", "3-d view", "ok"])).toEqual(["Schema2fa", "Schema3DView", "Ok"]);
  });

  test("get their kind appended if they are taken", () => {
    expect(identifiers(["Link"], ["link"])).toEqual(["LinkSchema"]);
  });

  test("are unique even then", () => {
    const found = identifiers(["Link", "LinkSchema"], ["link"]);
    expect(found).toHaveLength(2);
    expect(new Set(found).size).toBe(2);
  });

  test("differ in more than case", () => {
    const found = identifiers(["Pet", "PET", "pet"]);
    expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(3);
  });
});

describe("uniqueNames", () => {
  const names = (wanted: readonly string[], taken?: ReadonlySet<string>) =>
    uniqueNames(
      wanted.map((name) => ({ wanted: name, source: `#/${name}` })),
      kebab,
      "operation",
      taken,
    );

  test("leaves different names alone", () => {
    expect(names(["listA", "listB"])).toEqual(["list-a", "list-b"]);
  });

  test("appends a hash to all names that collide", () => {
    const [a, b, c] = names(["getUser", "get-user", "other"]);
    expect(a).toMatch(/^get-user-[0-9a-f]{6}$/);
    expect(b).toMatch(/^get-user-[0-9a-f]{6}$/);
    expect(a).not.toBe(b);
    expect(c).toBe("other");
  });

  test("handles a name that equals another with its hash", () => {
    const [, marked = ""] = names(["getUser", "get_user"]);
    const found = names(["getUser", "get_user", marked]);
    expect(new Set(found).size).toBe(3);
    expect(found[2]).toBe(marked);
  });

  test("does not depend on the order of the document", () => {
    const forwards = names(["getUser", "GETUser", "get_user", "x"]);
    expect(names(["x", "get_user", "GETUser", "getUser"])).toEqual([...forwards].reverse());
  });

  test.each(["con", "NUL", "com1", "lpt9", "aux", "index"])("%s gets a hash", (name) => {
    expect(names([name])[0]).toMatch(new RegExp(`^${name.toLowerCase()}-[0-9a-f]{6}$`));
  });

  test("appends a hash to a name that is taken", () => {
    expect(names(["Link"], new Set(["link"]))[0]).toMatch(/^link-[0-9a-f]{6}$/);
  });

  test("cuts long names and keeps them unique", () => {
    const [a = "", b = ""] = names([`${"x".repeat(300)}a`, `${"x".repeat(300)}b`]);
    expect(a).toHaveLength(87);
    expect(a).not.toBe(b);
  });

  test("names entries without ASCII characters after their source", () => {
    const found = names(["ключ", "日本語", "😀", ""]);
    expect(found.every((name) => /^operation-[0-9a-f]{6}$/.test(name))).toBe(true);
    expect(new Set(found).size).toBe(4);
  });
});
