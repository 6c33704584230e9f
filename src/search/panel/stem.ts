/** Endings of English and German words; the longest match is removed. */
const endings = (
  "ations ation ating ators ator ates ated ate ings ing ments ment ions ion ies ers er ed es s e y al " +
  "ungen ung ieren ierst iert iere en ern st t"
)
  .split(" ")
  .sort((a, b) => b.length - a.length);

/** Minimum length of a stem; too many other words begin with a shorter one. */
const minLength = 4;

/**
 * Returns the prefix that the forms of a word share: `authentic` for `authenticate` and `authentication`.
 * The prefix need not be a word.
 *
 * @param term from `termOf`
 * @returns the term itself if too little would be left or if it contains a digit
 */
export function stemOf(term: string): string {
  if (/\p{N}/u.test(term)) return term;
  const ending = endings.find(
    (candidate) =>
      term.endsWith(candidate) &&
      term.length - candidate.length >= minLength &&
      // `class` is not a form of `clas`.
      !(candidate === "s" && term.endsWith("ss")),
  );
  if (ending === undefined) return term;
  // `submitting` and `submit`, but `selling` and `sell`.
  return term.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, "$1");
}
