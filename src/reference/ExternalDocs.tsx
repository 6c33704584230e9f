import type { ReactNode } from "react";
import { A } from "./A";
import { useReferenceWords } from "./ReferenceContext";

/** Props of {@link ExternalDocs}. */
export interface ExternalDocsProps {
  readonly href: string;
  /** What is found there. */
  readonly children?: ReactNode;
}

/** A link to more documentation (OpenAPI 3.1, 4.8.11). */
export function ExternalDocs({ href, children }: ExternalDocsProps) {
  return (
    <>
      {children}
      <p>
        {useReferenceWords().externalDocs}: <A href={href}>{href}</A>
      </p>
    </>
  );
}
