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
])("%j is %j in kebab case and %j in Pascal case", (given, kebabed, pascaled) => {
  expect([kebab(given), pascal(given)]).toEqual([kebabed, pascaled]);
});

describe("uniqueIdentifiers", () => {
  const identifiers = (wanted: readonly string[], taken: readonly string[] = []) =>
    uniqueIdentifiers(
      wanted.map((name) => ({ wanted: name, source: name })),
      "Schema",
      new Set(taken),
    );

  test("an identifier never starts with a digit", () => {
    expect(identifiers(["2fa", "3-d view", "ok"])).toEqual(["Schema2fa", "Schema3DView", "Ok"]);
  });

  test("a name that is taken is followed by what it stands for", () => {
    expect(identifiers(["Link"], ["link"])).toEqual(["LinkSchema"]);
  });

  test("even so no two are alike", () => {
    const found = identifiers(["Link", "LinkSchema"], ["link"]);
    expect(found).toHaveLength(2);
    expect(new Set(found).size).toBe(2);
  });

  test("upper and lower case alone make no two file names", () => {
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

  test("names that differ stay as they are", () => {
    expect(names(["listA", "listB"])).toEqual(["list-a", "list-b"]);
  });

  test("all names of a collision carry a mark of their own", () => {
    const [a, b, c] = names(["getUser", "get-user", "other"]);
    expect(a).toMatch(/^get-user-[0-9a-f]{6}$/);
    expect(b).toMatch(/^get-user-[0-9a-f]{6}$/);
    expect(a).not.toBe(b);
    expect(c).toBe("other");
  });

  test("an author who writes the very name that another gets takes no page away", () => {
    const [, marked = ""] = names(["getUser", "get_user"]);
    const found = names(["getUser", "get_user", marked]);
    expect(new Set(found).size).toBe(3);
    expect(found[2]).toBe(marked);
  });

  test("the order of the document changes no name", () => {
    const forwards = names(["getUser", "GETUser", "get_user", "x"]);
    expect(names(["x", "get_user", "GETUser", "getUser"])).toEqual([...forwards].reverse());
  });

  test.each(["con", "NUL", "com1", "lpt9", "aux", "index"])("%s is no file name", (name) => {
    expect(names([name])[0]).toMatch(new RegExp(`^${name.toLowerCase()}-[0-9a-f]{6}$`));
  });

  test("a name that is taken carries a mark", () => {
    expect(names(["Link"], new Set(["link"]))[0]).toMatch(/^link-[0-9a-f]{6}$/);
  });

  test("a long name is cut and still tells itself from its like", () => {
    const [a = "", b = ""] = names([`${"x".repeat(300)}a`, `${"x".repeat(300)}b`]);
    expect(a).toHaveLength(87);
    expect(a).not.toBe(b);
  });

  test("what cannot be written in ASCII is named after its place", () => {
    const found = names(["ключ", "日本語", "😀", ""]);
    expect(found.every((name) => /^operation-[0-9a-f]{6}$/.test(name))).toBe(true);
    expect(new Set(found).size).toBe(4);
  });
});
