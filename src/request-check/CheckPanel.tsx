import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import * as looks from "../ui/looks.module.css";
import * as styles from "./CheckPanel.module.css";
import type { JsonValue } from "../samples/types";
import {
  fitsSamples,
  hasOwnBody,
  putBody,
  restoreBodies,
  shownBody,
} from "../reader-values/sample-body";
import { attempt } from "../shared/attempt";
import { maxLength, runCheck } from "./run-check";
import { showVariants, shownVariants } from "./shown-variants";
import { isValid, messageOf, nameOf, type Result, summaryOf } from "./texts";
import type { RequestCheck, RulePlace } from "./types";
import type { CheckWords } from "./words";
import { fill } from "../shared/fill-text";

interface CheckPanelProps {
  readonly check: RequestCheck;
  /** The text that the reader has written before; absent: the example. */
  readonly written: string | undefined;
  /** Returns the example that the page shows. */
  readonly exampleOf: () => string;
  readonly words: CheckWords;
  /**
   * @param text text that the reader has written
   * @param isInUse whether the samples now show it
   */
  readonly onClose: (text: string, isInUse?: boolean) => void;
}

const nothingFound = { faults: [], variants: [], isWithoutRules: false } as const;

/** Milliseconds to wait after a keystroke. */
export const pause = 300;

/** An editor for the body of a request that marks lines with mistakes, and a list of the mistakes. */
export function CheckPanel({ check, written, exampleOf, words, onClose }: CheckPanelProps) {
  const [example, setExample] = useState(exampleOf);
  const [text, setText] = useState(written ?? example);
  const result = useResult(text, check);
  const id = useId();
  const editor = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.current?.focus();
    editor.current?.setSelectionRange(0, 0);
  }, []);

  const { faults, variants, isWithoutRules } =
    typeof result === "object" && result.kind === "checked" ? result : nothingFound;
  const syntax = typeof result === "object" && result.kind === "syntax" ? [result.line] : [];
  const marked = new Set([...faults.map(({ line }) => line), ...syntax]);
  const lines = text.split("\n");

  function select(line: number): void {
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    editor.current?.focus();
    editor.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    // Browsers do not scroll to text that a script selects.
    numbers.current?.querySelector(`[data-marked="${line}"]`)?.scrollIntoView({ block: "nearest" });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the key from all of its controls
    <section
      className={styles.panel}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onClose(text)}
    >
      <div className={styles.head}>
        <h2 id={id}>{words.title}</h2>
        <button type="button" className={looks.button} onClick={() => onClose(text)}>
          {words.close}
        </button>
      </div>
      <p className={looks.muted}>{check.isForm ? `${words.note} ${words.form}` : words.note}</p>
      <div className={styles.result}>
        <output>{summaryOf(result, words)}</output>
        {isValid(result) && <p className={looks.muted}>{words.unstated}</p>}
        {isWithoutRules && <p className={looks.muted}>{words.slowRules}</p>}
        {variants.length > 0 && (
          <p className={looks.muted}>
            {fill(words.comparedWith, { labels: variants.map(({ label }) => label).join(" › ") })}
          </p>
        )}
      </div>
      <div className={styles.editor}>
        <div ref={numbers} className={styles.lines} aria-hidden="true">
          {numberRuns(lines.length, marked).map(([from, to]) => (
            <span key={from} data-marked={marked.has(from) ? from : undefined}>
              {Array.from({ length: to - from + 1 }, (_, index) => from + index).join("\n")}
            </span>
          ))}
        </div>
        <textarea
          ref={editor}
          aria-label={words.body}
          aria-invalid={marked.size > 0}
          rows={lines.length}
          wrap="off"
          value={text}
          onChange={({ target }) => setText(inLines(target.value))}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted.split("\n", manyLines).length < manyLines) return;
            event.preventDefault();
            const { currentTarget: area } = event;
            area.setRangeText(pasted, area.selectionStart, area.selectionEnd, "end");
            setText(inLines(area.value));
          }}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <p className={styles.actions}>
        {isValid(result) && fitsSamples(text) && shownBody() !== undefined && (
          <button
            type="button"
            className={looks.button}
            onClick={() => {
              putBody(JSON.parse(text) as JsonValue);
              onClose(text, true);
            }}
          >
            {words.useInSamples}
          </button>
        )}
        {(text !== example || hasOwnBody()) && (
          <button
            type="button"
            className={looks.button}
            onClick={() => {
              restoreBodies();
              const restored = exampleOf();
              setExample(restored);
              setText(restored);
            }}
          >
            {words.restoreExample}
          </button>
        )}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault, index) => (
            <li key={index}>
              <button type="button" className={styles.line} onClick={() => select(fault.line)}>
                {fill(words.line, { line: fault.line })}
              </button>{" "}
              <a href={linkTo(fault.place)}>
                <code>{nameOf(fault) || words.whole}</code>
              </a>{" "}
              {messageOf(fault, words)}
            </li>
          ))}
        </ul>
      )}
      {check.unchecked && (
        <p className={looks.muted}>
          {fill(words.unchecked, { patterns: check.unchecked.join(", ") })}
        </p>
      )}
    </section>
  );
}

/** Returns the address of a row on this page, else on the page of its schema, else of the nearest row around it. */
function linkTo({ id, elsewhere }: RulePlace): string {
  if (document.getElementById(id)) return `#${id}`;
  if (elsewhere !== undefined) return elsewhere.replace(/#$/, "");
  let around = id;
  while (around !== "" && !document.getElementById(around))
    around = around.replace(/(?:^|[.~])[^.~]*$/, "");
  return `#${around || "request-body"}`;
}

/** Returns the numbers of the first and last lines of runs of unmarked lines, and of each marked line: a body may have many thousands. */
function numberRuns(count: number, marked: ReadonlySet<number>): readonly [number, number][] {
  const starts = [...new Set([1, ...[...marked].flatMap((line) => [line, line + 1])])]
    .filter((line) => line <= count)
    .toSorted((a, b) => a - b);
  return starts.map((from, index) => [from, (starts[index + 1] ?? count + 1) - 1]);
}

/** The number of pasted lines from which a script inserts them: a browser takes 20 seconds for 20,000 lines. */
const manyLines = 1000;

/** Maximum number of lines to make of one: to lay out tens of thousands, a browser takes seconds. */
const maxLines = 3000;

/** Formats JSON that is on one line, such as from a log, with one line per value, unless that would change a value. */
function inLines(text: string): string {
  if (text.length > maxLength || !/^\s*\{.{80,}\}\s*$/.test(text)) return text;
  const laidOut = attempt(() => JSON.stringify(JSON.parse(text), undefined, 2)) ?? text;
  const bare = (json: string) => json.replace(/\s/g, "");
  const isFew = laidOut.split("\n", maxLines + 1).length <= maxLines;
  return isFew && bare(laidOut) === bare(text) ? laidOut : text;
}

/** Returns the result for the text; `undefined` until it is checked for the first time. The page then shows the variants of a new text. */
function useResult(text: string, check: RequestCheck): Result {
  const [result, setResult] = useState<Result>();
  const checked = useRef("");
  const shown = useShownVariants();
  useEffect(() => {
    const left = new AbortController();
    const wait = setTimeout(() => {
      if (text.length > maxLength) return setResult("tooLong");
      const job = { ...check, shown: shown.split(" ") };
      void runCheck(text, job, left.signal).then((found) => {
        if (left.signal.aborted) return;
        setResult(found ?? "failed");
        if (found?.kind === "checked" && checked.current !== text) showVariants(found.variants);
        checked.current = text;
      });
    }, pause);
    return () => {
      clearTimeout(wait);
      left.abort();
    };
  }, [text, check, shown]);
  return result;
}

function useShownVariants(): string {
  return useSyncExternalStore((onChange) => {
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, shownVariants);
}
