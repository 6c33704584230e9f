/** A value in quotes that word processors write, and that no format of data has. */
export const inCurlyQuotes = /^[“„‘][^“”„‘’]*[“”‘’]$/u;

/** What to say of such a value, or of one that only begins with such a quote. */
export function curlyQuotes(value: string) {
  const [quote = ""] = value;
  return {
    message: `The value begins with \`${quote}\`, which is an ordinary character in YAML and JSON.`,
    remedy: "Write straight quotes.",
  };
}
