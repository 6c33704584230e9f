import type { ReactNode } from "react";
import { Fold } from "./Fold";
import { childList } from "./parts";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";

/** Props of {@link About}. */
export interface AboutProps {
  /** Name of the schema whose words these are. */
  readonly name: string;
  readonly children?: ReactNode;
}

/**
 * A named schema's own words, folded where a row or a branch has said its part already: nothing reads twice, and rules that
 * only stand there (how to write a phone number) stay on the page. Nothing when there are none.
 */
export function About({ name, children }: AboutProps) {
  const words = useReferenceWords();
  if (childList(children).length === 0) return null;
  return (
    <Fold summary={words.about(name)} open={false}>
      <Prose>{children}</Prose>
    </Fold>
  );
}
About.part = "structure" as const;
