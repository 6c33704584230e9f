import { describe, expect, test } from "vitest";
import { readOperationTypes } from "../../src/vite/sample-types";

const source = `// Generated.
export type ClientOptions = { baseUrl: string };

/** A pet. */
export type Pet = {
  /**
   * What it is called. // not code
   */
  name: string;
  owner?: Owner;
  glob: "/* no comment */";
};

export type Owner = { pets: Array<Pet> };

export type Unused = string;

export type AddPetData = {
  /** The pet. */
  body: Pet;
  path?: never;
  url: "/pets";
};

export type AddPetErrors = { 400: Problem };

export type Problem = { text: string };

export type AddPetError = AddPetErrors[keyof AddPetErrors];

export type AddPetResponses = { 200: Owner };
`;

describe("the models of an operation", () => {
  test("are its request, its responses and the types they use, without comments", () => {
    expect(readOperationTypes(source)("add-pet", "/pets")).toEqual({
      code: `export type AddPetData = {
  body: Pet;
  path?: never;
  url: "/pets";
};

export type AddPetResponses = { 200: Owner };

export type AddPetErrors = { 400: Problem };

export type Pet = {
  name: string;
  owner?: Owner;
  glob: "/* no comment */";
};

export type Owner = { pets: Array<Pet> };

export type Problem = { text: string };`,
      leftOut: [],
    });
  });

  test("that do not fit are listed, and so are the types they use", () => {
    const cut = readOperationTypes(source, 12)("add-pet", "/pets");
    expect(cut?.code).not.toContain("type Pet");
    expect(cut?.code).toContain("type AddPetErrors");
    expect(cut?.leftOut).toEqual(["Pet", "Owner", "Problem"]);
  });

  test("are those of its path, even if another operation has the same identifier", () => {
    const find = readOperationTypes(source);
    expect(find("add-pet", "/others")).toBeUndefined();
    expect(find("remove-pet", "/pets")).toBeUndefined();
  });
});
