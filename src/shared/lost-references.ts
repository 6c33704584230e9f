/** A link whose address should stand elsewhere in a text, and does not. */
interface LostReference {
  /** `[words][name]` or `[words][]`. */
  readonly link: string;
  readonly words: string;
  readonly name: string;
  /** Where it begins. */
  readonly index: number;
}

/**
 * Returns the links by a name that nothing defines: Markdown leaves them as they stand. A bracket behind a word is most likely an index.
 *
 * @param text of Markdown, without its code and links
 */
export function lostReferences(text: string): readonly LostReference[] {
  const links = text.matchAll(/(?<![\w\]])\[([^[\]]+)\]\[([^[\]]*)\]/g);
  return [...links].map(({ 0: link, 1: words = "", 2: name, index }) => ({
    link,
    words,
    name: name || words,
    index,
  }));
}
