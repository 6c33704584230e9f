import { percentEncode } from "./encode";

type TemplatePart =
  | { readonly text: string; readonly slot?: undefined }
  | { readonly text?: undefined; readonly slot: string };

/** Slots that hold whole lines, or none; each stands alone on its line. */
const LINE_SLOTS =
  "only(?:\\.[^{}\\n]*)?|params|pageParams\\.\\w+|headers|cookieHeader|headerBlock";

const MARKER = new RegExp(
  `^[ ]*\\{\\{(?<line>(?:${LINE_SLOTS})(?:\\+\\d+)?)\\}\\}\\n|\\{\\{(?<slot>\\{\\{|[A-Za-z]+(?:\\.[^{}]*)?)\\}\\}`,
  "gm",
);

/** A name between braces in a credential: the reader puts in what it stands for. */
export const PLACEHOLDER = /\{([\w.~-]+)\}/;

/** A text of the document, for a template: `{{`, which would begin a slot, is written `{{{{}}`. */
export function templateText(text: string): string {
  return text.replaceAll("{{", "{{{{}}");
}

export function marker(slot: string): string {
  return `{{${slot}}}`;
}

/** The slot of a thing that the document has named; what no literal may hold as it stands is percent-encoded. */
export function slotOf(kind: string, name: string): string {
  return `${kind}.${name.replace(/[^\p{L}\p{N}_.~[\]-]/gu, percentEncode)}`;
}

/** The attribute `data-only` of what belongs to one way to authenticate. */
export function onlyKey(name: string): string {
  return slotOf("", name).slice(1);
}

/** Lets the slots of whole lines begin `step` blanks further right: `{{headers}}` becomes `{{headers+2}}`. */
export function indentSlots(template: string, step: number): string {
  const slots = new RegExp(`^([ ]*\\{\\{(?:${LINE_SLOTS}))\\}\\}$`, "gm");
  return template.replace(slots, `$1+${step}}}`);
}

/**
 * The template with some of its slots written out.
 *
 * @param write gives what stands in the place of a slot, as a template; nothing leaves the slot
 */
export function writeOut(template: string, write: (slot: string) => string | undefined): string {
  return template.replace(
    MARKER,
    (whole: string, _line: string | undefined, slot = "") => write(slot) ?? whole,
  );
}

/** The parts of a template in their order; no text is empty. A slot of whole lines takes its indentation and line end with it. */
export function templateParts(template: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let text = "";
  let end = 0;
  for (const match of template.matchAll(MARKER)) {
    text += template.slice(end, match.index);
    end = match.index + match[0].length;
    const slot = match.groups?.["line"] ?? match.groups?.["slot"] ?? "";
    if (slot === "{{") {
      text += slot;
      continue;
    }
    if (text !== "") parts.push({ text });
    text = "";
    parts.push({ slot });
  }
  text += template.slice(end);
  if (text !== "") parts.push({ text });
  return parts;
}
