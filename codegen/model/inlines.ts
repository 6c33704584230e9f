import type { Inline } from "./types";

/** Replaces line breaks with spaces: a soft line break is shown as one (CommonMark 6.8). */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Returns a link, or its content if it leads elsewhere than {@link isSafe} allows. */
export function link(url: string | undefined, children: readonly Inline[]): readonly Inline[] {
  return isSafe(url) ? [{ kind: "link", href: url, children }] : children;
}

/**
 * Whether a link leads to the web, to a mail program or within this site. `/\t/host` does not: browsers remove control characters
 * from a URL before they parse it (URL Standard, 4.4), which leaves `//host`.
 */
export function isSafe(url: string | undefined): url is string {
  return (
    url !== undefined && /^(https?:\/\/|mailto:|#|\/(?![/\\]))[^\u0000-\u001F\u007F]*$/i.test(url)
  );
}

/** Joins adjacent texts. */
export function merged(nodes: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.kind === "text" && last?.kind === "text") {
      result[result.length - 1] = { kind: "text", value: last.value + node.value };
    } else {
      result.push(node);
    }
  }
  return result;
}
