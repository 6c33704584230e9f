const credentialSlot = '[data-slot^="credential."]';

/**
 * Finds the credentials in the header of a request that a reader has pasted into the field of one of them, as in
 * `Authorization: key=abc,secret=def`. The samples show how the header is put together.
 *
 * @param samples the element with the samples
 * @param name the credential of the field
 * @returns names and values, or `undefined` if the text is not such a header
 */
export function credentialsIn(
  samples: Element,
  name: string,
  text: string,
): ReadonlyMap<string, string> | undefined {
  for (const code of samples.querySelectorAll("pre")) {
    const slots = [...code.querySelectorAll<HTMLElement>(credentialSlot)];
    const nameOf = (slot: HTMLElement) => (slot.dataset.slot ?? "").replace("credential.", "");
    const at = slots.findIndex((slot) => nameOf(slot) === name);
    if (at < 0) continue;
    const before = (index: number) => textBetween(code, slots[index - 1], slots[index]);
    let first = at;
    while (first > 0 && !before(first).includes("\n")) first--;
    let end = at + 1;
    while (end < slots.length && !before(end).includes("\n")) end++;
    // What precedes the first in the value of the header: `key=`, `Bearer `.
    const [start = ""] = /(?:[A-Za-z]+ )?[^\s'":]*$/.exec(before(first)) ?? [];
    if (start === "" && end - first === 1) return undefined;
    const names = slots.slice(first, end).map(nameOf);
    const pattern = names.map(
      (_, index) => `${escape(index === 0 ? start : before(first + index))}(.+?)`,
    );
    const found = new RegExp(`(?:^|[\\s:'"])${pattern.join("")}['"\\\\\\s]*$`).exec(text.trim());
    return found ? new Map(names.map((each, index) => [each, found[index + 1] ?? ""])) : undefined;
  }
  return undefined;
}

function textBetween(code: Element, left: Element | undefined, right: Element | undefined): string {
  const range = document.createRange();
  range.selectNodeContents(code);
  if (left) range.setStartAfter(left);
  if (right) range.setEndBefore(right);
  return range.toString();
}

function escape(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
