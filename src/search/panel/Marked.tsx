import { excerptOf, markedParts } from "./marked-parts";

interface MarkedProps {
  readonly text: string;
  /** Terms of the index, as a hit lists them. */
  readonly terms: readonly string[];
  /** Shows a few words around the first mark: the text is long. */
  readonly isExcerpt?: boolean;
}

/** A text with a mark on every word that a query has met. */
export function Marked({ text, terms, isExcerpt = false }: MarkedProps) {
  const parts = markedParts(text, terms);
  const shown = isExcerpt ? excerptOf(parts) : parts;
  return shown.map((part, index) =>
    part.isMet ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
