import { useSite } from "../../config/SiteContext";
import type { DocsData, NavbarEntryOf } from "../../config/site-data";
import type { PageData } from "../../page";
import { usePreferredVersion } from "../../state/preferred-version";

/**
 * Returns a set of docs and the name of its current version: that of the page if it belongs to the set,
 * else the reader's preferred version, else the last. Throws an error that names the navbar's entry if the set does not exist.
 */
export function useCurrentVersion(
  entry: NavbarEntryOf<"doc" | "docsVersionDropdown">,
  page: PageData,
): { readonly docs: DocsData; readonly version: string } {
  const { plugin } = entry;
  const docs = useSite().config.docs.find(({ id }) => id === plugin);
  if (!docs) {
    const cause = new Error(`There is no set of docs "${plugin}".`);
    throw new Error(`Check this item of navbar.items: ${JSON.stringify(entry)}`, { cause });
  }
  const preferred = usePreferredVersion(
    plugin,
    docs.versions.map(({ name }) => name),
  );
  const own = page.docs?.plugin === plugin ? page.docs.version : null;
  return { docs, version: own ?? preferred ?? docs.last };
}
