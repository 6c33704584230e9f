import { singlePath } from "../paths";
import { A } from "./A";
import { findOperation } from "./navigation";
import { useReference } from "./ReferenceContext";
import * as looks from "../ui/looks.module.css";

interface CompareLinksProps {
  readonly id: string;
  readonly others: readonly string[];
}

/** Links from an operation to its comparison with those whose request bodies are most like its own; nothing without any. */
export function CompareLinks({ id, others }: CompareLinksProps) {
  const { navigation, words } = useReference();
  if (others.length === 0) return null;
  return (
    <p className={looks.muted} data-controls="">
      {words.compare.with}{" "}
      {others.map((other, index) => (
        <span key={other}>
          {index > 0 && ", "}
          <A
            href={`${singlePath("compare")}?a=${encodeURIComponent(id)}&b=${encodeURIComponent(other)}`}
          >
            {findOperation(navigation, other)?.title ?? other}
          </A>
        </span>
      ))}
    </p>
  );
}
