import { operationPath } from "../../paths";
import { useReference } from "../ReferenceContext";
import { OperationLink } from "../OperationLink";
import * as tableStyles from "../rules/RulesPage.late.module.css";
import * as rowStyles from "../Row.module.css";
import * as pageStyles from "../Page.module.css";
import * as styles from "./ComparePage.late.module.css";

export interface ComparePageProps {
  /** Ids of the operations whose request bodies have fields. */
  readonly operations: readonly string[];
}

/** A page that shows the request bodies of two operations side by side; `src/tools/compare.ts` reads them from the pages of these. */
export function ComparePage({ operations }: ComparePageProps) {
  const { navigation, words, href } = useReference();
  const { compare } = words;
  const sections = navigation.sections
    .map((section) => ({
      ...section,
      operations: section.operations.filter(({ id }) => operations.includes(id)),
    }))
    .filter((section) => section.operations.length > 0);
  const choice = (name: "first" | "second", start: number) => (
    <label>
      {compare[name]}
      <select name={name} autoComplete="off" defaultValue={operations[start]}>
        {sections.map(({ tag, slug, operations: listed }) => (
          <optgroup key={slug} label={tag}>
            {listed.map(({ id, title }) => (
              <option key={id} value={id} data-page={href(operationPath(id))}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
  return (
    <article className={pageStyles.wide}>
      <header className={pageStyles.header}>
        <h1>{words.singlePages.compare.title}</h1>
        <p className={pageStyles.summary}>{compare.introduction}</p>
      </header>
      <div
        className={`${rowStyles.bar} ${styles.controls}`}
        data-controls=""
        data-tool="compare"
        data-only={compare.only}
        data-needed={compare.required}
        data-differs={compare.differs}
        data-example={words.example}
      >
        {choice("first", 0)}
        {choice("second", 1)}
        <label>
          <input type="checkbox" autoComplete="off" /> {compare.differences}
        </label>
        <output data-count={compare.count} data-failed={compare.failed}>
          {compare.choose}
        </output>
      </div>
      <table className={`${tableStyles.table} ${styles.table}`} data-controls="" hidden>
        <thead>
          <tr>
            <th scope="col">{words.rules.field}</th>
            <th scope="col">{compare.first}</th>
            <th scope="col">{compare.second}</th>
          </tr>
        </thead>
        <tbody />
      </table>
      <div className="scriptless">
        <p>{compare.withoutScript}</p>
        <ul>
          {operations.map((id) => (
            <li key={id}>
              <OperationLink id={id} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
