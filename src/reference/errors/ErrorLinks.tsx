import type { ReactNode } from "react";
import { errorId } from "../../view/ids";
import type { LaidOutMediaType } from "../../view/lay-out-page";
import type { LaidOutSchema } from "../../view/lay-out-schema";
import { refIn } from "../../view/type-ref";
import { A } from "../A";
import { singlePath } from "../../paths";
import { useReferenceWords } from "../ReferenceContext";
import * as looks from "../../ui/looks.module.css";

interface ErrorLinksProps {
  /** The bodies of the response. */
  readonly content: readonly LaidOutMediaType<ReactNode>[];
}

/** Links from an error response to its shapes in the list of errors; nothing for a response without a body. */
export function ErrorLinks({ content }: ErrorLinksProps) {
  const words = useReferenceWords();
  const schemas = content.flatMap(({ schema }) => (schema ? [schema] : []));
  if (schemas.length === 0) return null;
  const names = [...new Set(schemas.flatMap(shapesIn))];
  return (
    <p className={looks.muted} data-nosnippet="">
      {words.inErrorList}:{" "}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <A href={singlePath("errors") + (name === "" ? "" : `#${errorId(name)}`)}>
            {name === "" ? words.singlePages.errors.title : name}
          </A>
        </span>
      ))}
    </p>
  );
}

/** Returns the names of the schemas that a body may have, as in the list of errors; empty for an unnamed schema. */
function shapesIn(schema: LaidOutSchema<ReactNode>): readonly string[] {
  const variants = schema.body.blocks.flatMap((block) =>
    block.kind === "union" && block.from === undefined ? block.variants : [],
  );
  const owners = variants.length > 0 ? variants : [schema];
  return owners.map(({ facts }) => refIn(facts.type) ?? "");
}
