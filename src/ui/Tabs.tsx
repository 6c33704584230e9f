import type { ReactNode } from "react";
import * as looks from "./looks.module.css";
import * as styles from "./Tabs.module.css";

/** A tab and its panel. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  /** Heading of the panel without JavaScript and in print; `false` if the content has one. */
  readonly panelLabel?: string | false;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Prefix of ids; unique on the page. */
  readonly id: string;
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Tabs of one group show the same key on all pages; the choice is stored. */
  readonly group?: "sample";
}

/** Maximum number of tabs in a row: six languages and the types. More become a menu. */
const mostInRow = 7;

/**
 * Tabs that follow the ARIA pattern. The markup always shows the first tab; `controls.ts` switches tabs, so
 * they work at once. Without JavaScript, all panels are shown; those of a menu are then folds.
 */
export function Tabs({ id, label, tabs, group }: TabsProps) {
  if (group && tabs.length > mostInRow)
    return (
      <div data-tabs={group ?? ""}>
        <select aria-label={label} data-controls="" autoComplete="off">
          {tabs.map(({ key, label: text }) => (
            <option key={key} value={key} data-tab={key}>
              {text}
            </option>
          ))}
        </select>
        {tabs.map(({ key, label: text, content }, index) => (
          <details
            key={key}
            name={id}
            open={index === 0}
            className={styles.panel}
            data-panel={key}
            data-inactive={index === 0 ? undefined : ""}
          >
            <summary data-controls="">{text}</summary>
            {content}
          </details>
        ))}
      </div>
    );
  return (
    <div data-tabs={group ?? ""}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ key, label: text }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-${key}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={key}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ key, label: text, panelLabel, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          className={styles.panel}
          data-panel={key}
          data-inactive={index === 0 ? undefined : ""}
        >
          {panelLabel !== false && <p className={looks.panelTitle}>{panelLabel ?? text}</p>}
          {content}
        </div>
      ))}
    </div>
  );
}
