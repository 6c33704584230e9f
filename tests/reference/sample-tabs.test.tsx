import { describe, expect, test } from "vitest";
import { SampleTabs } from "../../src/reference/SampleTabs";
import type { Samples } from "../../src/reference/types";
import { table } from "../codegen/table";
import { samples } from "./fixtures/create-booking.samples";
import { render, tagsWith, textOf } from "./render";

const draw = (changes: Partial<Samples> = {}, props = {}) =>
  render(
    <SampleTabs
      id="s"
      operation="create-booking"
      samples={{ ...samples, ...changes }}
      {...props}
    />,
  );
const [weekend] = samples.variants;

describe("samples of several bodies", () => {
  test("are chosen by summary; each language has all of them with their names", () => {
    const html = draw();
    expect(html).toMatch(
      /<select data-choose="Your body"[^>]*><option value="0" selected="">A weekend for two<\/option><option value="1">A group of eight/,
    );
    expect(textOf(html)).toContain("3 more examples not shown");
    expect(tagsWith(html, 'data-variant="0"')).toHaveLength(5);
    expect(tagsWith(html, 'data-variant="1"', "data-inactive")).toHaveLength(5);
    expect(html.match(/>Example: A group of eight<\/p>/g)).toHaveLength(5);
  });

  test("start with the one that a guide chooses", () => {
    const html = draw({}, { start: samples.variants[1] });
    expect(tagsWith(html, "<option", "selected")).toEqual(['<option value="1" selected="">']);
    expect(tagsWith(html, 'data-variant="0"', "data-inactive")).toHaveLength(5);
    expect(tagsWith(html, 'data-variant="1"', "data-inactive")).toHaveLength(0);
  });

  test.each(table<[string, readonly Partial<Samples["variants"][0]>[], string]>`
    summary, and media type if there are several:
      - [{}, { mediaType: application/xml }]
      - A weekend for two (application/json), A weekend for two (application/xml)
    fields if they are made up:
      - [{ example: required, extent: required }, { example: required, extent: all }]
      - Required fields, All fields
    fields and media type:
      - - { example: required, extent: required }
        - { example: required, extent: all, mediaType: application/xml }
      - Required fields (application/json), All fields (application/xml)
    media type without names:
      - [{ example: example }, { example: example, mediaType: application/xml }]
      - application/json, application/xml
    extent, if they read a list: [[{ pages: one }, { pages: all }], "Read one page, Read all pages"]
  `)("are named after their %s", (_, [one, two], want) => {
    const variantOf = (changes?: Partial<Samples["variants"][0]>) => ({
      ...weekend,
      ...(changes?.example && { summary: undefined }),
      ...changes,
    });
    const html = draw({ variants: [variantOf(one), variantOf(two)] });
    const names = [...html.matchAll(/<option value="\d"[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(names.slice(0, 2).join(", ")).toBe(want);
    expect(html).toContain(`>Example: ${names[1]}<`);
  });

  test("name the placeholder for a missing host", () => {
    expect(textOf(draw({ standIn: "https://a.example" }))).toContain(
      "No host is documented: https://a.example is a placeholder for yours",
    );
    expect(textOf(draw())).not.toContain("No host is documented");
  });

  test("with one body have no menu", () => {
    const html = draw({ variants: [weekend] });
    expect(html).not.toContain("data-choose");
    expect(html).not.toContain("data-variant");
  });
});

describe("languages", () => {
  const keysIn = (html: string) =>
    [...html.matchAll(/data-tab="([^"]*)"/g)].map(([, key = ""]) => key);

  test("come after the samples of the document", () => {
    const own = [{ language: "go", label: "Go", code: "package main" }];
    const html = draw({ own });
    expect(keysIn(html)).toEqual(["own-0", "curl", "axios", "requests", "okhttp", "restsharp"]);
    expect(tagsWith(html, 'data-tab="own-0"', 'aria-selected="true"')).toHaveLength(1);
  });

  const added = ["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => ({
    key,
    label: key,
    needs: "",
    file: ".x",
    grammar: "text",
  }));

  test("are those that the site lists, with their files", () => {
    const variants = [{ ...weekend, codes: { a: "sample a" } }] as const;
    const html = draw({ languages: added.slice(0, 1), variants });
    expect(keysIn(html)).toEqual(["a"]);
    expect(html).toContain("sample a");
    expect(html).toContain('data-download="create-booking.x"');
  });

  test("are a menu of folds if they do not fit in a row", () => {
    const texts = Object.fromEntries(added.map(({ key }) => [key, key]));
    const changes = { languages: added, variants: [{ ...weekend, added: texts }] } as const;
    const html = draw(changes);
    expect(html).not.toContain('role="tablist"');
    expect(tagsWith(html, "<select", 'aria-label="Request samples"')).toHaveLength(1);
    expect(keysIn(html)).toEqual(added.map(({ key }) => key));
    expect(tagsWith(html, "<details", "data-panel", 'name="s"')).toHaveLength(8);
    expect(tagsWith(html, "<details", "data-panel", "open")).toHaveLength(1);
  });
});

describe("a reader's own values", () => {
  test("can be any text, with a menu of allowed values", () => {
    const parameters = [
      { in: "query", name: "unit", value: "km", choices: ["km", 'a "mile"'] },
      { in: "query", name: "other" },
    ] as const;
    const html = draw({ parameters });
    const [, list = ""] = /<input[^>]*data-value="query.unit"[^>]* list="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(
      `<datalist id="${list}"><option>km</option><option>a &quot;mile&quot;</option></datalist>`,
    );
    // Firefox shows no menu if completion is off.
    expect(tagsWith(html, 'data-value="query.unit"', "autoComplete")).toEqual([]);
    expect(tagsWith(html, 'data-value="query.other"', 'autoComplete="off"')).toHaveLength(1);
    expect(html.match(/<datalist/g)).toHaveLength(1);
    const [kept = ""] = tagsWith(html, "data-samples=");
    expect(kept).not.toContain("mile");
  });

  test("have fields for every server, credential and parameter", () => {
    const keys = tagsWith(draw(), "data-value=").map(
      (tag) => /data-value="([^"]*)"/.exec(tag)?.[1],
    );
    expect(keys).toEqual([
      "server",
      "server https://{host}/v2 Test host",
      "server https://hotel.example/v2  ",
      "credential.key",
      "path.hotelId",
      "query.notify",
      "header.Idempotency-Key",
    ]);
  });

  test("have examples as placeholders, and fields of one server at a time", () => {
    const html = draw();
    expect(tagsWith(html, 'data-value="path.hotelId"', 'placeholder="htl_83hd"')).toHaveLength(1);
    expect(tagsWith(html, "data-server", "data-inactive")).toHaveLength(1);
  });

  test("are not form values, and are not in the markup", () => {
    const html = draw();
    expect(html).not.toContain("<form");
    expect(tagsWith(html, "<input", " value=")).toEqual([]);
    for (const field of tagsWith(html, "<input", 'type="text"')) {
      expect(field).toContain('autoComplete="off"');
      expect(field).toContain('spellCheck="false"');
    }
  });

  test("have no panel if there is nothing to type", () => {
    const html = draw({ servers: [], credentials: [], parameters: [] });
    expect(html).not.toContain("data-values");
  });
});
