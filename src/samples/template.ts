import { percentEncode } from "./encode";

// Only this module knows how a slot is written: `⟦name⟧`. Texts of documents hardly have these brackets, and they mean nothing in a
// language, in a shell or to Handlebars.

type TemplatePart =
  | { readonly text: string; readonly slot?: undefined }
  | { readonly text?: undefined; readonly slot: string };

/** Slots that contain whole lines, or none; each is alone on its line. */
const LINE_SLOTS =
  "only(?:\\.[^⟦⟧\\n]*)?|params|arguments|pageParams\\.\\w+|headers|cookieHeader|headerBlock";

const MARKER = new RegExp(
  `^[ ]*⟦(?<line>(?:${LINE_SLOTS})(?:\\+\\d+)?)⟧\\n|⟦(?<slot>⟦|[A-Za-z]+(?:\\.[^⟦⟧]*)?)⟧`,
  "gm",
);

/** A name in braces in a credential, which the reader replaces. */
export const PLACEHOLDER = /\{([\w.~-]+)\}/;

/** Escapes text of the document for a template: `⟦`, which would begin a slot, is written `⟦⟦⟧`. */
export function templateText(text: string): string {
  return text.replaceAll("⟦", "⟦⟦⟧");
}

export function marker(slot: string): string {
  return `⟦${slot}⟧`;
}

/** Returns the slot for a name of the document. Characters that a literal cannot contain unchanged are percent-encoded. */
export function slotOf(kind: string, name: string): string {
  return `${kind}.${name.replace(/[^\p{L}\p{N}_.~[\]-]/gu, percentEncode)}`;
}

/** Returns the value of the attribute `data-only` for one way to authenticate. */
export function onlyKey(name: string): string {
  return slotOf("", name).slice(1);
}

/** Indents the slots of whole lines by `step` blanks: `headers` becomes `headers+2`. */
export function indentSlots(template: string, step: number): string {
  const slots = new RegExp(`^([ ]*⟦(?:${LINE_SLOTS}))⟧$`, "gm");
  return template.replace(slots, `$1+${step}⟧`);
}

/**
 * Returns the template with some of its slots replaced.
 *
 * @param write returns the replacement of a slot, as a template; `undefined` keeps the slot
 */
export function writeOut(template: string, write: (slot: string) => string | undefined): string {
  return template.replace(/⟦([^⟦⟧]+)⟧/g, (whole, slot: string) => write(slot) ?? whole);
}

/** Returns the parts of a template in order; no text is empty. A slot of whole lines includes its indentation and line end. */
export function templateParts(template: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let text = "";
  let end = 0;
  for (const match of template.matchAll(MARKER)) {
    text += template.slice(end, match.index);
    end = match.index + match[0].length;
    const slot = match.groups?.["line"] ?? match.groups?.["slot"] ?? "";
    if (slot === "⟦") {
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
