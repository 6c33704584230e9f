import { operationPath } from "../paths";
import { A } from "./A";
import { MethodBadge } from "./MethodBadge";
import { findOperation } from "./navigation";
import { useReference } from "./ReferenceContext";

/** A link to the page of an operation or webhook, with its method. */
export function OperationLink({ id }: { readonly id: string }) {
  const { navigation, words } = useReference();
  const operation = findOperation(navigation, id);
  return (
    <>
      {operation && (
        <MethodBadge
          method={operation.method}
          label={operation.kind === "webhook" ? words.webhook : undefined}
        />
      )}{" "}
      <A href={operationPath(id)}>{operation?.title ?? id}</A>
    </>
  );
}
