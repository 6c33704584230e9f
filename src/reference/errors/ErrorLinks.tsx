import { isValidElement, type ReactNode } from "react";
import { A } from "../A";
import type { MediaTypeProps } from "../MediaType";
import { errorsPath } from "../navigation";
import { AnyOf, OneOf, Variant } from "../OneOf";
import { childList, childrenOf } from "../parts";
import { Ref, type RefProps } from "../Ref";
import { useReferenceWords } from "../ReferenceContext";
import { Schema } from "../Schema";
import { shapeId } from "./shape-id";
import * as styles from "./ErrorLinks.module.css";

/** Props of {@link ErrorLinks}. */
export interface ErrorLinksProps {
  /** The media types of the response. */
  readonly bodies: ReactNode;
}

/** Leads from a response that says an error to its shapes in the catalogue of errors; nothing for a response without a body. */
export function ErrorLinks({ bodies }: ErrorLinksProps) {
  const words = useReferenceWords();
  const schemas = childrenOf<MediaTypeProps>(bodies, "media-type").flatMap(({ props }) =>
    childrenOfType(props.children, [Schema]),
  );
  if (schemas.length === 0) return null;
  const names = [...new Set(schemas.flatMap((schema) => shapesIn(schema)))];
  return (
    <p className={styles.links} data-nosnippet>
      {words.inErrorCatalogue}:{" "}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <A href={name === "" ? errorsPath : `${errorsPath}#${shapeId(name)}`}>
            {name === "" ? words.errorShapes : name}
          </A>
        </span>
      ))}
    </p>
  );
}

/** Names of the schemas that a body may be, as the catalogue counts them; an empty one for a schema that has no name. */
function shapesIn(schema: WithChildren): readonly string[] {
  const { children } = schema.props;
  const variants = childrenOfType(children, [OneOf, AnyOf]).flatMap((union) =>
    childrenOfType(union.props.children, [Variant]),
  );
  const owners = variants.length > 0 ? variants : [schema];
  return owners.map(
    (owner) =>
      childrenOfType(owner.props.children, [Ref]).map(({ props }) => (props as RefProps).to)[0] ??
      "",
  );
}

type WithChildren = Extract<ReactNode, { props: unknown }> & {
  readonly props: { readonly children?: ReactNode };
};

function childrenOfType(children: ReactNode, types: readonly unknown[]): readonly WithChildren[] {
  return childList(children).filter(
    (child): child is WithChildren => isValidElement(child) && types.includes(child.type),
  );
}
