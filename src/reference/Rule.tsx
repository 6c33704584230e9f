import type { ReactNode } from "react";
import type { Rule as LaidOutRule } from "../view/lay-out-schema";
import { valueText } from "../view/ids";
import { A } from "./A";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import type { RequiredGroups as Groups, ValueExample as Example } from "../view/types";
import { noteText } from "./words";
import * as looks from "../ui/looks.module.css";
import { fill } from "../shared/fill-text";

/** A sentence about a value, below its line. */
export function Rule({ rule }: { readonly rule: LaidOutRule<ReactNode> }) {
  const words = useReferenceWords();
  switch (rule.kind) {
    case "note":
      return <p className={looks.note}>{noteText(rule, words)}</p>;
    case "requiredGroups":
      return <RequiredGroups {...rule} />;
    case "example":
      return <ValueExample {...rule} />;
  }
}

/** A sentence about a union whose variants only require properties. */
function RequiredGroups({ mode, groups }: Groups) {
  const words = useReferenceWords();
  const { before, after } = words.requiredGroups[mode];
  return (
    <p className={looks.note}>
      {before}{" "}
      {groups.map((group, index) => (
        <span key={index}>
          {index > 0 && ` ${words.or} `}
          {group.map((name, position) => (
            <span key={name}>
              {position > 0 && ` ${words.and} `}
              <code>{name}</code>
            </span>
          ))}
        </span>
      ))}{" "}
      {after}
    </p>
  );
}

/** One of several examples of a parameter or header, or an external example of a body (OpenAPI 3.1, 4.8.19). */
export function ValueExample({ name, summary, value, href, ...words }: Example<ReactNode>) {
  return (
    <div className={looks.note}>
      <p>
        {fill(useReferenceWords().exampleOf, { name: summary ?? name })}{" "}
        {value !== undefined && <code>{valueText(value)}</code>}
        {href !== undefined && <A href={href}>{href}</A>}
      </p>
      <Prose of={words} />
    </div>
  );
}
