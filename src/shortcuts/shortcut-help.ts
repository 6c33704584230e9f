import * as looks from "../ui/looks.module.css";
import * as styles from "./shortcut-help.module.css";
import type { ShortcutWords } from "./words";

/** The switch for single-key shortcuts. */
interface Switch {
  isOn(): boolean;
  turn(isOn: boolean): void;
}

/** Returns a function that opens the dialog that lists the shortcuts and turns single-key shortcuts on or off. */
export function shortcutHelp(words: ShortcutWords, control: Switch): () => void {
  let dialog: HTMLDialogElement | undefined;
  return () => {
    dialog ??= createDialog(words, control);
    const box = dialog.querySelector("input");
    if (box) box.checked = control.isOn();
    if (!dialog.open) dialog.showModal();
  };
}

function createDialog(words: ShortcutWords, control: Switch): HTMLDialogElement {
  const title = element("h2", { id: "shortcut-help" }, words.title);
  const box = element("input", { type: "checkbox" });
  box.addEventListener("change", () => control.turn(box.checked));
  const close = element(
    "button",
    { type: "submit", className: `${styles.close} ${looks.button}` },
    words.close,
  );
  const dialog = element(
    "dialog",
    { className: styles.dialog },
    title,
    element("dl", {}, ...rows(words)),
    element("label", { className: styles.switch }, box, words.singleKeys),
    element("p", { className: looks.muted }, words.note),
    element("form", { method: "dialog" }, close),
  );
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.addEventListener("click", ({ target }) => {
    // The padding around the text belongs to the dialog itself.
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

/** Returns the rows of the list, without search and filter on sites that do not have them. */
function rows(words: ShortcutWords): readonly HTMLElement[] {
  const command = /Mac|iP/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
  const all: readonly (readonly [keys: readonly string[], action: string, owner?: string])[] = [
    [["/", command], words.search, '[aria-keyshortcuts^="/"]'],
    [["f"], words.filter, "[data-filter]"],
    [["n"], words.next],
    [["p"], words.previous],
    [["c"], words.copy],
    [["?"], words.help],
  ];
  return all
    .filter(([, , owner]) => owner === undefined || document.querySelector(owner) !== null)
    .map(([keys, action]) =>
      element(
        "div",
        {},
        element("dt", {}, ...keys.flatMap((key) => [element("kbd", {}, key), " "])),
        element("dd", {}, action),
      ),
    );
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
