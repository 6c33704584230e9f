import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CodeBlock } from "../../src/ui/CodeBlock";
import { CopyButton } from "../../src/ui/CopyButton";
import { Tabs } from "../../src/ui/Tabs";

const tags = (html: string, part: string) =>
  [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(part));

describe("tabs", () => {
  const html = renderToStaticMarkup(
    <Tabs
      id="sample"
      label="Request samples"
      group="sample"
      tabs={[
        { key: "curl", label: "curl", content: "one" },
        { key: "axios", label: "Node", panelLabel: "Node · axios", content: "two" },
      ]}
    />,
  );

  test("have the roles, names and properties of the ARIA pattern", () => {
    expect(tags(html, 'role="tablist"')).toEqual([
      expect.stringContaining('aria-label="Request samples"'),
    ]);
    const [first = "", second = ""] = tags(html, 'role="tab"');
    expect(first).toContain('aria-selected="true"');
    expect(first).toContain('tabindex="0"');
    expect(first).toContain('aria-controls="sample-curl"');
    expect(second).toContain('aria-selected="false"');
    expect(second).toContain('tabindex="-1"');
    const panels = tags(html, 'role="tabpanel"');
    expect(panels[0]).toContain('id="sample-curl"');
    expect(panels[1]).toContain('aria-labelledby="sample-tab-axios"');
  });

  test("show every panel under its label without JavaScript", () => {
    expect(html).toMatch(/curl<\/p>one/);
    expect(html).toMatch(/Node · axios<\/p>two/);
    expect(html).not.toContain("hidden");
    expect(tags(html, "data-inactive")).toHaveLength(1);
  });

  test("name the group that shares their choice", () => {
    expect(tags(html, 'data-tabs="sample"')).toHaveLength(1);
    expect(renderToStaticMarkup(<Tabs id="a" label="A" tabs={[]} />)).toContain('data-tabs=""');
  });
});

describe("a code block", () => {
  const words = {
    lang: "en",
    copy: "Copy",
    copied: "Copied",
    download: "Save",
    downloadFile: "Save {file}",
    wrapLines: "Wrap",
    showAllLines: { other: "All {count} lines" },
    showFewerLines: "Fewer lines",
  };

  test("escapes text, but not HTML", () => {
    expect(renderToStaticMarkup(<CodeBlock words={words}>{"<b>"}</CodeBlock>)).toContain(
      "<code>&lt;b&gt;</code>",
    );
    const html = '<span class="k">if</span>';
    expect(renderToStaticMarkup(<CodeBlock words={words}>{{ html }}</CodeBlock>)).toContain(
      `<code>${html}</code>`,
    );
  });

  test("of more than 24 lines starts collapsed, and shows the number of lines", () => {
    const block = (lines: number) =>
      renderToStaticMarkup(<CodeBlock words={words}>{"x\n".repeat(lines)}</CodeBlock>);
    expect(block(24)).not.toContain("details");
    expect(block(25)).toMatch(/>All 25 lines<\/span><span [^>]+>Fewer lines<\/span><\/summary>/);
  });

  test.each([
    ["x".repeat(56), 0],
    ["x".repeat(57), 1],
    [{ html: `<span class="k">${"x".repeat(50)}</span>` }, 0],
  ])("of long lines has a button to wrap them: %#", (code, want) => {
    const html = renderToStaticMarkup(<CodeBlock words={words}>{code}</CodeBlock>);
    expect(tags(html, "data-wrap")).toHaveLength(want);
  });

  test("can be saved if it has a file name", () => {
    const block = (file?: string) =>
      renderToStaticMarkup(
        <CodeBlock words={words} file={file}>
          x
        </CodeBlock>,
      );
    expect(tags(block("a.sh"), "data-download")).toEqual([
      expect.stringMatching(/data-download="a.sh" aria-label="Save a.sh"/),
    ]);
    expect(block()).not.toContain("data-download");
  });

  test("is named, and can be scrolled by keyboard", () => {
    const html = renderToStaticMarkup(
      <CodeBlock words={words} label="Python · requests">
        x
      </CodeBlock>,
    );
    expect(tags(html, "<figure")[0]).toContain('aria-label="Python · requests"');
    expect(tags(html, "<pre")[0]).toContain('tabindex="0"');
  });
});

test("a copy button has its text and its message", () => {
  const html = renderToStaticMarkup(
    <CopyButton text="/a" label="Copy" name="Copy path" copied="Copied" />,
  );
  expect(tags(html, "<button")[0]).toContain('data-copy="/a"');
  expect(tags(html, "<button")[0]).toContain('data-copied="Copied"');
  expect(tags(html, "<button")[0]).toContain('aria-label="Copy path"');
  expect(tags(html, "<output")).toHaveLength(1);
});
