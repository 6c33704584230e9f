import { useSite } from "../../config/SiteContext";
import { useWords } from "../../i18n/use-words";
import { withBase } from "../../paths";
import { Dropdown } from "./Dropdown";
import type { NavbarEntryProps } from "./entry-props";
import { useAddressRest } from "./use-address-rest";

/** The language switcher: links to this page (or from the not-found page, home) in each language. */
export function LocaleEntry({ page, isStacked }: NavbarEntryProps<"localeDropdown">) {
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
          {/* Causes a full page load, because interface words and `<html lang>` differ in another language. */}
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
