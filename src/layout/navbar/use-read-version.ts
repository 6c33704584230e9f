import { useSite } from "../../config/SiteContext";
import type { DocsData } from "../../config/site-data";
import type { PageData } from "../../page";
import { usePreferredVersion } from "../../state/preferred-version";

/**
 * A set of docs, and the name of the version of it being read: that of the page when it belongs to the set, or else the one that the
 * reader prefers, or else the last. Throws when there is no such set.
 */
export function useReadVersion(
  plugin: string,
  page: PageData,
): { readonly docs: DocsData; readonly version: string } {
  const docs = useSite().config.docs.find(({ id }) => id === plugin);
  if (!docs) throw new Error(`There are no docs "${plugin}".`);
  const preferred = usePreferredVersion(
    plugin,
    docs.versions.map(({ name }) => name),
  );
  const own = page.docs?.plugin === plugin ? page.docs.version : null;
  return { docs, version: own ?? preferred ?? docs.last };
}
