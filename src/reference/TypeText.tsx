import { Fragment } from "react";
import type { TypeRef } from "../view/types";
import { A } from "./A";
import { NameText } from "./NameText";
import { schemaPath } from "./navigation";
import { useReference } from "./ReferenceContext";
import type { ReferenceWords } from "./words";

/** A type in words, with links to the pages of named schemas. */
export function TypeText({ type }: { readonly type: TypeRef }) {
  const { navigation, words } = useReference();
  if (typeof type === "string") return type;
  if ("shapes" in type) return words.typeWords.shapes(type.shapes);
  if ("array" in type)
    return (
      <>
        {words.typeWords.arrayOf} <TypeText type={type.array} />
      </>
    );
  if ("map" in type)
    return (
      <>
        {words.typeWords.mapOf} <TypeText type={type.map} />
      </>
    );
  if ("or" in type)
    return type.or.map((one, index) => (
      <Fragment key={index}>
        {index > 0 && ` ${words.or} `}
        <TypeText type={one} />
      </Fragment>
    ));
  const path = schemaPath(navigation, type.ref);
  return path === undefined ? (
    type.ref
  ) : (
    <A href={path}>
      <NameText name={type.ref} />
    </A>
  );
}

/** Returns a type in words, as plain text. */
export function typeText(type: TypeRef, words: ReferenceWords): string {
  if (typeof type === "string") return type;
  if ("ref" in type) return type.ref;
  if ("shapes" in type) return words.typeWords.shapes(type.shapes);
  if ("array" in type) return `${words.typeWords.arrayOf} ${typeText(type.array, words)}`;
  if ("map" in type) return `${words.typeWords.mapOf} ${typeText(type.map, words)}`;
  return type.or.map((one) => typeText(one, words)).join(` ${words.or} `);
}
