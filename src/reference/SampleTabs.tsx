import { useId } from "react";
import { CodeBlock } from "./CodeBlock";
import { Tabs, type Tab } from "../ui/Tabs";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./SampleTabs.module.css";
import type { SampleLanguage, Samples } from "./types";

/** The languages in the order of their tabs: language, and the library that the sample uses. */
const languages: readonly {
  readonly key: SampleLanguage;
  readonly label: string;
  readonly library?: string;
}[] = [
  { key: "curl", label: "curl" },
  { key: "axios", label: "Node", library: "axios" },
  { key: "requests", label: "Python", library: "requests" },
  { key: "okhttp", label: "Java", library: "OkHttp" },
  { key: "restsharp", label: "C#", library: "RestSharp" },
];

/** Props of {@link SampleTabs}. */
export interface SampleTabsProps {
  /** What ids start with; made up when absent. */
  readonly id?: string;
  readonly samples: Samples;
}

/** One sample per language, as tabs that share their language with all others. */
export function SampleTabs({ id, samples }: SampleTabsProps) {
  const ownId = useId();
  const words = useReferenceWords();
  const tabs = languages.map(({ key, label, library }): Tab => {
    const name = library === undefined ? label : `${label} · ${library}`;
    return {
      key,
      label,
      panelLabel: false,
      content: (
        <CodeBlock
          label={name}
          title={
            <span>
              <span className={styles.tabName}>
                {label}
                {library !== undefined && " · "}
              </span>
              {library}
            </span>
          }
        >
          {samples[key]}
        </CodeBlock>
      ),
    };
  });
  return <Tabs id={id ?? ownId} label={words.samples} tabs={tabs} group="sample" />;
}
