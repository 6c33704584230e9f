/** A part of a file: what it was made of, where it begins, and how many letters it has. */
export type KnownPart = readonly [key: string, start: number, length: number];

/** The parts of a file, of which those of the last run are taken over where nothing has changed. */
export class Parts {
  private readonly known: ReadonlyMap<string, KnownPart>;
  private readonly written: { readonly key: string; readonly text: string }[] = [];

  /**
   * @param before the file as the last run wrote it
   * @param parts of it
   */
  constructor(
    private readonly before = "",
    parts: readonly KnownPart[] = [],
  ) {
    this.known = new Map(parts.map((part) => [part[0], part]));
  }

  /** A part of the file. @param key stands for all that it is made of */
  write(key: string, write: () => string): string {
    const [, start, length] = this.known.get(key) ?? [];
    const text =
      start === undefined || length === undefined
        ? write()
        : this.before.slice(start, start + length);
    this.written.push({ key, text });
    return text;
  }

  /** Where in the text of the file the parts are, which were written in their order. */
  in(file: string): readonly KnownPart[] | undefined {
    if (this.written.length === 0) return undefined;
    let end = 0;
    return this.written.map(({ key, text }) => {
      const start = file.indexOf(text, end);
      end = start + text.length;
      return [key, start, text.length];
    });
  }
}
