/** Maximum length of a query in UTF-16 code units; what follows is not searched, because each word takes time. */
export const maxQuery = 200;

/** Maximum length of a pasted body of an error. */
export const maxPasted = 10_000;
