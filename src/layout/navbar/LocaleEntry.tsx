import { useSite } from "../../config/SiteContext";
import type { NavbarLocaleEntry } from "../../config/site-data";
import { useWords } from "../../i18n/use-words";
import { withBase } from "../../paths";
import { Dropdown } from "./Dropdown";
import type { NavbarEntryProps } from "./entry-kinds";
import { useAddressRest } from "./use-address-rest";

/** The language switcher: the page being read in each language, or its home where no page was found. */
export function LocaleEntry({ page, isStacked }: NavbarEntryProps<NavbarLocaleEntry>) {
  const { locale, locales } = useSite().config;
  const words = useWords();
  const rest = useAddressRest();
  if (locales.length < 2) return null;
  const target = page.kind === "not-found" ? "/" : page.path + rest;
  const button = (
    <>
      <span className="visually-hidden">{words.language} </span>
      {locales.find(({ code }) => code === locale)?.label}
    </>
  );
  return (
    <Dropdown label={button} isStacked={isStacked}>
      {locales.map(({ code, label, basePath }) => (
        <li key={code}>
          {/* Another language is another document: its interface words and its `<html lang>` come with it. */}
          <a
            href={withBase(basePath, target)}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? "true" : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
