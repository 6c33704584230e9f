/** Endings of English and German words; the longest that fits is cut. */
const endings = (
  "ations ation ating ators ator ates ated ate ings ing ments ment ions ion ies ers er ed es s e y al " +
  "ungen ung ieren ierst iert iere en ern st t"
)
  .split(" ")
  .sort((a, b) => b.length - a.length);

/** Shorter stems begin too many other words. */
const shortestStem = 4;

/**
 * What the forms of a word begin with: `authenticate` and `authentication` both begin with `authentic`. It is made to be looked for
 * as the beginning of a term, and is no word of its own.
 *
 * @param term as `termOf` gives it
 * @returns the term itself where too little would be left, and for what has a digit in it
 */
export function stemOf(term: string): string {
  if (/\p{N}/u.test(term)) return term;
  const ending = endings.find(
    (candidate) =>
      term.endsWith(candidate) &&
      term.length - candidate.length >= shortestStem &&
      // `class` is no form of `clas`.
      !(candidate === "s" && term.endsWith("ss")),
  );
  if (ending === undefined) return term;
  // `submitting` and `submit`, but `enrolling` and `enroll`.
  return term.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, "$1");
}
