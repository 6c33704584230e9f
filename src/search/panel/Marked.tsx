import type { MarkedPart } from "./marked-parts";

/** A text with its matched words marked. */
export function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
