import { Fragment, type MouseEvent } from "react";

import { useWords } from "../../i18n/use-words";
import { SiteLink } from "../../navigation/SiteLink";
import { MethodBadge } from "../../reference/MethodBadge";
import type { MarkedPart } from "./marked-parts";
import type { OptionGroup, SearchOption, ShownHit } from "./options";
import type { HitPlace } from "./create-search";
import * as styles from "./SearchResults.module.css";
import { counted } from "../../shared/fill-text";

interface SearchResultsProps {
  /** Id of the list. */
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Index of the option that Enter opens. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onActive: (index: number) => void;
}

/** The grouped list of results. Each hit is a link, which can be opened in a new tab. */
export function SearchResults({ id, groups, active, optionId, onActive }: SearchResultsProps) {
  const { searchDialog } = useWords();
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a <select> cannot be links
    <div className={styles.results} role="listbox" id={id} aria-label={searchDialog.results}>
      {groups.map(({ heading, options }, groupIndex) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> is for controls, not options
        <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
          <p className={styles.heading} id={`${id}-${heading}`}>
            {searchDialog.headings[heading]}
          </p>
          {options.map((option, optionIndex) => {
            const index = (starts[groupIndex] ?? 0) + optionIndex;
            return (
              <Option
                key={index}
                id={optionId(index)}
                option={option}
                isActive={index === active}
                onActive={() => onActive(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly onActive: () => void;
}

function Option({ id, option: { hit, place }, isActive, onActive }: OptionProps) {
  return (
    <SiteLink
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot be a link
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={hit ? styles.option : styles.place}
      to={place.to}
      // `onPointerEnter` would activate an option that moves under a resting pointer.
      onPointerMove={onActive}
      onClick={closeDialog}
    >
      {hit ? <HitText hit={hit} place={place} /> : <PlaceText place={place} />}
    </SiteLink>
  );
}

function HitText({ hit, place }: { readonly hit: ShownHit; readonly place: HitPlace }) {
  const { searchDialog, lang } = useWords();
  const { title, method, path, text, pages } = hit;
  return (
    <>
      <span className={styles.line}>
        {method !== undefined && <MethodBadge method={method.toLowerCase()} label={method} />}{" "}
        <span className={hit.isRow ? styles.name : styles.title}>
          <Marked parts={title} />
        </span>{" "}
        {path.length > 0 && (
          <code className={styles.path}>
            <Marked parts={path} />
          </code>
        )}
        {!hit.isPage && <PlaceText place={place} />}{" "}
        {pages > 1 && (
          <span className={styles.pages}>{counted(searchDialog.onPages, pages, lang)}</span>
        )}
      </span>{" "}
      {text.length > 0 && (
        <span className={styles.text}>
          <Marked parts={text} />
        </span>
      )}
    </>
  );
}

function PlaceText({ place: { page, trail } }: { readonly place: HitPlace }) {
  return (
    <span className={styles.where}>
      {page}
      {trail !== "" && ` › ${trail}`}
    </span>
  );
}

/** A text with its matched words marked. Lines may break after slashes. */
function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ isMatch, text }, index) =>
    isMatch ? (
      <mark key={index}>{text}</mark>
    ) : (
      text.split(/(?<=\/)/).map((piece, at) => (
        <Fragment key={`${index} ${at}`}>
          {piece}
          {piece.endsWith("/") && <wbr />}
        </Fragment>
      ))
    ),
  );
}

/** Closes the dialog, unless the hit opens in a new tab. */
function closeDialog(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  link.closest("dialog")?.close();
  // A link to the current address fires no hashchange.
  if (link.href === window.location.href) document.dispatchEvent(new Event("hash:reveal"));
}
