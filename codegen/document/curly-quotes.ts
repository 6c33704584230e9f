/** A value in the quotes of word processors, which no data format uses. */
export const inCurlyQuotes = /^[“„‘][^“”„‘’]*[“”‘’]$/u;

/** Returns a message about such a value, or one that only begins with such a quote. */
export function curlyQuotes(value: string) {
  const [quote = ""] = value;
  return {
    message: `The value begins with \`${quote}\`, which is an ordinary character in YAML and JSON.`,
    remedy: "Write straight quotes.",
  };
}
