import type { TypeRef } from "../view/types";
import { A } from "./A";
import { NameText } from "./NameText";
import { schemaPath } from "./navigation";
import { useReference } from "./ReferenceContext";
import type { ReferenceWords } from "./words";
import { counted } from "../shared/fill-text";

/** A type in words, with links to the pages of named schemas. */
export function TypeText({ type }: { readonly type: TypeRef }) {
  const { navigation, words } = useReference();
  return partsOf(type, words).map((part, index) => {
    if (typeof part === "string") return part;
    const path = schemaPath(navigation, part.ref);
    if (path === undefined) return part.ref;
    return (
      <A key={index} href={path}>
        <NameText name={part.ref} />
      </A>
    );
  });
}

/** Returns a type in words, as plain text. */
export function typeText(type: TypeRef, words: ReferenceWords): string {
  return partsOf(type, words)
    .map((part) => (typeof part === "string" ? part : part.ref))
    .join("");
}

/** Returns a type as words and names of schemas. */
function partsOf(
  type: TypeRef,
  words: ReferenceWords,
): readonly (string | { readonly ref: string })[] {
  const { arrayOf, mapOf, shapes } = words.typeWords;
  if (typeof type === "string" || "ref" in type) return [type];
  if ("shapes" in type) return [counted(shapes, type.shapes, words.lang)];
  if ("array" in type) return [`${arrayOf} `, ...partsOf(type.array, words)];
  if ("map" in type) return [`${mapOf} `, ...partsOf(type.map, words)];
  return type.or.flatMap((one, index) => [
    ...(index > 0 ? [` ${words.or} `] : []),
    ...partsOf(one, words),
  ]);
}
