import { useId } from "react";
import { languageKeys, languages } from "../samples/languages";
import { Tabs, type Tab } from "../ui/Tabs";
import { CodeBlock } from "./CodeBlock";
import { useReference } from "./ReferenceContext";
import * as styles from "./SampleTabs.module.css";
import type { CodeText, Samples, SampleVariant } from "./types";
import { serverKey, YourValues } from "./YourValues";

/** Props of {@link SampleTabs}. */
export interface SampleTabsProps {
  /** What ids start with; made up when absent. */
  readonly id?: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly samples: Samples;
  /** The variant that is shown first. */
  readonly start?: SampleVariant;
}

/**
 * One sample per language, as tabs that share their language with all others, then those of the author, which are shown as they are,
 * and the models of the operation. Above them: what to choose the body by, where there are several, and the reader's own values.
 */
export function SampleTabs({ id, operation, samples, start }: SampleTabsProps) {
  const ownId = useId();
  const { words, types } = useReference();
  const { variants, more, parameters, servers, queryCredentials, standIn } = samples;
  const nameOf = namesOf(variants);
  const first = Math.max(0, start ? variants.indexOf(start) : 0);
  const tabs = languageKeys.map((key): Tab => {
    const { label, needs, file } = languages[key];
    const codeOf = (variant: SampleVariant) => (
      <Code label={label} needs={needs} file={file(operation)}>
        {variant[key]}
      </Code>
    );
    return {
      key,
      label,
      panelLabel: false,
      content:
        variants.length === 1
          ? codeOf(variants[0])
          : variants.map((variant, index) => (
              <div
                key={`${variant.mediaType} ${variant.example}`}
                className={styles.variant}
                data-variant={index}
                data-inactive={index === first ? undefined : ""}
                suppressHydrationWarning // the inline script may have shown another before
              >
                <p className={styles.name}>{words.exampleOf(nameOf(variant))}</p>
                {codeOf(variant)}
              </div>
            )),
    };
  });
  samples.own?.forEach(({ language, label = language, code }, index) => {
    const isTaken = tabs.some((tab) => tab.label.toLowerCase() === label.toLowerCase());
    tabs.push({
      key: `own-${index}`,
      label: isTaken ? words.ownSample(label) : label,
      panelLabel: false,
      content: (
        <Code label={label} needs={language} file={`${operation}.txt`}>
          {code}
        </Code>
      ),
    });
  });
  if (types) {
    tabs.push({
      key: "types",
      label: words.types,
      panelLabel: false,
      content: (
        <>
          <Code label={words.types} needs="TypeScript" file={`${operation}.d.ts`}>
            {types.code}
          </Code>
          {types.leftOut > 0 && (
            <p className={styles.note}>{words.typesLeftOut(types.leftOut, types.file)}</p>
          )}
        </>
      ),
    });
  }
  return (
    <div
      className={styles.samples}
      data-samples={JSON.stringify({
        servers: servers?.map((server) => ({ ...server, key: serverKey(server) })),
        // The menus stand in the fields.
        parameters: parameters.map((parameter) => ({ ...parameter, choices: undefined })),
        queryCredentials,
      })}
    >
      <YourValues samples={samples} />
      {variants.length > 1 && (
        <div className={styles.chooser} data-controls>
          <label>
            {words.exampleHeading}
            <select data-choose defaultValue={first} autoComplete="off">
              {variants.map((variant, index) => (
                <option key={index} value={index}>
                  {nameOf(variant)}
                </option>
              ))}
            </select>
          </label>
          {more !== undefined && <span>{words.samplesLeftOut(more)}</span>}
        </div>
      )}
      <Tabs id={id ?? ownId} label={words.samples} tabs={tabs} group="sample" />
      {standIn !== undefined && <p className={styles.note}>{words.standIn(standIn)}</p>}
    </div>
  );
}

/** The code of one tab. */
function Code(props: {
  readonly label: string;
  readonly needs: string;
  readonly file: string;
  readonly children: CodeText;
}) {
  const { label, needs, file, children } = props;
  return (
    <CodeBlock
      label={`${label} · ${needs}`}
      title={
        <>
          <span className={styles.tabName}>{label} · </span>
          {needs}
        </>
      }
      file={file}
    >
      {children}
    </CodeBlock>
  );
}

/** An example without a name of its own is called so. */
const unnamed = "example";

/** What a reader chooses a variant by: where there are several media types, one is in each name, since two may have a name in common. */
function namesOf(variants: readonly SampleVariant[]): (variant: SampleVariant) => string {
  const isOneType = new Set(variants.map(({ mediaType }) => mediaType)).size === 1;
  return ({ summary, example, mediaType = "" }) => {
    const name = summary ?? example;
    if (isOneType) return name ?? mediaType;
    return name === undefined || name === unnamed ? mediaType : `${name} (${mediaType})`;
  };
}
