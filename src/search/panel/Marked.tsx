import { excerptOf, markedParts } from "./marked-parts";

interface MarkedProps {
  readonly text: string;
  /** Matched terms of a hit. */
  readonly terms: readonly string[];
  /** Whether to show only a few words around the first mark. */
  readonly isExcerpt?: boolean;
}

/** A text with its matched words marked. */
export function Marked({ text, terms, isExcerpt = false }: MarkedProps) {
  const parts = markedParts(text, terms);
  const shown = isExcerpt ? excerptOf(parts) : parts;
  return shown.map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
