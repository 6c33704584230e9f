import { operationPath } from "../../paths";
import { counted, fill } from "../../shared/fill-text";
import { allowsNull, type RuledField, type RuledPart } from "../../view/field-rules";
import { valueText } from "../../view/ids";
import { A } from "../A";
import { chipsOf } from "../chip-text";
import { ChipList } from "../Chips";
import { Flags, flags } from "../Flags";
import type { ApiOperation } from "../navigation";
import { OnThisPage } from "../OnThisPage";
import { OperationLink } from "../OperationLink";
import { useReference, useReferenceWords } from "../ReferenceContext";
import { typeText } from "../TypeText";
import { noteText, type ReferenceWords } from "../words";
import * as looks from "../../ui/looks.module.css";
import * as headingStyles from "../HeadingLine.module.css";
import * as rowStyles from "../Row.module.css";
import * as sectionStyles from "../Section.module.css";
import * as pageStyles from "../Page.module.css";
import * as styles from "./RulesPage.late.module.css";

/** Number of allowed values to show; the row of the field has all. */
const maxValues = 12;

/** The rules of all fields, by operation. `src/tools/rules.ts` filters them. */
export function RulesPage() {
  const { navigation, words, rules = new Map<string, readonly RuledPart[]>() } = useReference();
  const isListed = ({ id }: ApiOperation) => (rules.get(id)?.length ?? 0) > 0;
  const sections = navigation.sections.filter(({ operations }) => operations.some(isListed));
  const all = navigation.sections.flatMap(({ operations }) =>
    operations.filter(({ kind }) => kind !== "webhook"),
  );
  const leftOut = all.filter(({ id }) => !rules.has(id)).length;
  return (
    <article className={pageStyles.wide}>
      <header className={pageStyles.header}>
        <h1>{words.singlePages.rules.title}</h1>
        <p className={pageStyles.summary}>{words.rules.introduction}</p>
        {leftOut > 0 && <p>{counted(words.rules.leftOut, leftOut, words.lang)}</p>}
      </header>
      <OnThisPage sections={sections.map(({ tag, slug }) => ({ id: `tag.${slug}`, title: tag }))} />
      <Filter />
      <div data-nosnippet="">
        {sections.map(({ tag, slug, operations }) => (
          <section
            key={slug}
            className={sectionStyles.section}
            data-level="2"
            aria-labelledby={`tag.${slug}`}
          >
            <div className={headingStyles.line}>
              <h2 id={`tag.${slug}`}>{tag}</h2>
            </div>
            {operations.filter(isListed).map(({ id }) => (
              <Operation key={id} id={id} parts={rules.get(id) ?? []} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Filter() {
  const { rules: words, matchingFields } = useReferenceWords();
  return (
    <fieldset className={`${rowStyles.bar} ${styles.filter}`} data-controls="" data-tool="rules">
      <legend>{words.show}</legend>
      {(["nullable", "required", "limited", "listed"] as const).map((rule) => (
        <label key={rule}>
          <input type="checkbox" autoComplete="off" value={rule} /> {words[rule]}
        </label>
      ))}
      <input type="search" placeholder={words.name} aria-label={words.name} autoComplete="off" />
      <output data-found={matchingFields} />
    </fieldset>
  );
}

interface OperationProps {
  readonly id: string;
  readonly parts: readonly RuledPart[];
}

function Operation({ id, parts }: OperationProps) {
  const words = useReferenceWords();
  return (
    <section className={sectionStyles.section} data-level="3">
      <div className={headingStyles.line}>
        <h3 id={id}>
          <OperationLink id={id} />
        </h3>
      </div>
      <table className={styles.table} aria-labelledby={id}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.rules.field}</th>
            <th scope="col">{words.rules.type}</th>
            <th scope="col">{words.rules.rules}</th>
          </tr>
        </thead>
        {parts.map(({ part, fields }, index) => (
          <tbody key={index}>
            <tr className={looks.muted}>
              <th scope="rowgroup" colSpan={3}>
                {partText(part, words)}
              </th>
            </tr>
            {fields.map((field) => (
              <Field key={`${field.path} ${field.id}`} page={operationPath(id)} field={field} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function partText(part: RuledPart["part"], words: ReferenceWords): string {
  if (typeof part === "object") return `${words.rules.response} ${part.status}`;
  return part === "body" ? words.requestBody : words.parameters[part];
}

interface FieldProps {
  readonly page: string;
  readonly field: RuledField;
}

function Field({ page, field: { path, id, facts, values, notes, variants } }: FieldProps) {
  const words = useReferenceWords();
  const chips = chipsOf(facts, words);
  const isFlagged = flags.some((flag) => facts[flag]);
  const isListed = values.length > 0 || facts.const !== undefined;
  const marks = [
    allowsNull(facts) && "nullable",
    facts.required && "required",
    chips.length + notes.length > 0 && "limited",
    isListed && "listed",
  ].filter(Boolean);
  return (
    <tr data-rules={marks.join(" ")}>
      <th scope="row">
        <A href={`${page}#${encodeURIComponent(id)}`}>
          <code>{path}</code>
        </A>{" "}
        {variants.length > 0 && <span className={looks.muted}>{variants.join(", ")}</span>}
      </th>
      <td className={looks.muted}>{typeText(facts.type, words)}</td>
      <td>
        {marks.length === 0 && !isFlagged && <span className={looks.muted}>–</span>}
        <Flags facts={facts} />
        {chips.length > 0 && isFlagged && " · "}
        <ChipList chips={chips} />
        {values.length > 0 && (
          <p className={looks.muted}>
            {words.allowedValues}:{" "}
            {values.slice(0, maxValues).map((value, index) => (
              <span key={valueText(value)}>
                {index > 0 && ", "}
                <code>{valueText(value)}</code>
              </span>
            ))}
            {values.length > maxValues &&
              ` ${fill(words.rules.moreValues, { count: values.length - maxValues })}`}
          </p>
        )}
        {notes.map((note, index) => (
          <p key={index} className={looks.muted}>
            {noteText(note, words)}
          </p>
        ))}
      </td>
    </tr>
  );
}
