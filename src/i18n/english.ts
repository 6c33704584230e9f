import { showCredentials } from "../reader-values/words";
import { referenceWords } from "../reference/words";
import { checkWords, notLoaded } from "../request-check/words";
import { searchFillers } from "../search/panel/synonyms";
import { shortcutWords } from "../shortcuts/words";
import { en, enOfPages, enOfStandIns } from "./en";
import type { SiteWords } from "./words";

/** Every word of the interface in English. Only the build uses this: browsers load the words that they need. */
export const english: SiteWords = {
  ...en,
  ...enOfPages,
  reference: referenceWords,
  standIns: enOfStandIns,
  searchFillers,
  leadingOn: "further reading, next, next steps, related, see also, what's next, what’s next",
  late: {
    shortcuts: shortcutWords,
    showCredentials,
    checkNotLoaded: notLoaded,
  },
  requestCheck: checkWords,
};
