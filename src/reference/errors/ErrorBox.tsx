import { fill } from "../../shared/fill-text";
import { chipsOf } from "../chip-text";
import { useReference } from "../ReferenceContext";
import type { ReferenceContextValue } from "../ReferenceContext";
import * as looks from "../../ui/looks.module.css";
import * as styles from "./ErrorBox.late.module.css";

/** A field that explains a pasted error; `src/tools/errors.ts` handles it. Hidden without JavaScript. */
export function ErrorBox() {
  const reference = useReference();
  const { errorBox: words } = reference.words;
  const field = fieldWithLimits(reference);
  return (
    <div className={styles.box} data-controls="" data-tool="errors">
      <label>
        <b>{words.label}</b> <span className={looks.muted}>{words.hint}</span>
        <textarea rows={4} autoComplete="off" spellCheck={false} placeholder="{ … }" />
      </label>
      <button type="button" className={looks.button}>
        {words.useExample}
      </button>
      <output
        data-known={words.known}
        data-likely={words.likely}
        data-lacks={words.lacks}
        data-unknown={words.unknown}
        data-incomplete={words.incomplete}
        data-calls={words.calls}
        data-narrow={words.narrow}
        data-example={fill(words.example, { field })}
      />
      <div />
    </div>
  );
}

/** Returns the name of a field with limits that cannot be a word of a sentence, for the example; empty if there is none. */
function fieldWithLimits({ rules, words }: ReferenceContextValue): string {
  const fields = [...(rules?.values() ?? [])].flat().flatMap((part) => part.fields);
  const names = fields
    .filter(({ facts }) => facts.required && chipsOf(facts, words).length > 0)
    .map(({ path }) => path.split(".").at(-1) ?? "");
  return names.find((name) => /^\p{L}+\p{Ll}[\p{Lu}_]\p{L}+$/u.test(name)) ?? names[0] ?? "";
}
