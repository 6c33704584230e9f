/** An item of a list in a Markdown tree (mdast); `checked` is the state of a task (`- [x]`, GFM 5.3). */
interface ListItem {
  checked?: boolean | null | undefined;
  readonly children: readonly { readonly type: string; readonly children?: object[] }[];
}

/** Turns the state of a task into the first words of its text, so that no form of the page can lose it. */
export function writeTaskState(item: ListItem): void {
  const [first] = item.children;
  if (typeof item.checked === "boolean" && first?.type === "paragraph")
    first.children?.unshift({ type: "text", value: item.checked ? "☑ " : "☐ " });
  item.checked = null;
}
