import type { VersionData } from "../../config/site-data";
import { useWords } from "../../i18n/use-words";
import { SiteLink } from "../../navigation/SiteLink";
import { storePreferredVersion } from "../../state/preferred-version";
import { Dropdown } from "./Dropdown";
import type { NavbarEntryProps } from "./entry-props";
import { useAddressRest } from "./use-address-rest";
import { useCurrentVersion } from "./use-current-version";

/**
 * The version switcher of a set of docs: links to this page in each version, or else to its main doc.
 * The choice is stored. A single version is a plain link.
 */
export function VersionsEntry({ entry, page, isStacked }: NavbarEntryProps<"docsVersionDropdown">) {
  const words = useWords();
  const rest = useAddressRest();
  const { docs, version } = useCurrentVersion(entry, page);
  const own = page.docs?.plugin === docs.id ? page.docs : undefined;
  const pathIn = ({ name, mainPath }: VersionData) =>
    name === own?.version ? page.path : (own?.alternates[name] ?? mainPath);

  const label = (
    <>
      <span className="visually-hidden">{words.version} </span>
      {docs.versions.find(({ name }) => name === version)?.label}
    </>
  );
  const [first, ...others] = docs.versions;
  if (first && others.length === 0)
    return (
      <li>
        <SiteLink to={pathIn(first) + rest}>{label}</SiteLink>
      </li>
    );
  return (
    <Dropdown label={label} isStacked={isStacked}>
      {docs.versions.map((item) => (
        <li key={item.name}>
          <SiteLink
            to={pathIn(item) + rest}
            aria-current={item.name === version ? "true" : undefined}
            onClick={() => storePreferredVersion(docs.id, item.name)}
          >
            {item.label}
          </SiteLink>
        </li>
      ))}
    </Dropdown>
  );
}
