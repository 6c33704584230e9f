import { useReferenceWords } from "../ReferenceContext";
import * as styles from "./ErrorBox.module.css";

/** A field that identifies the shape of a pasted error body; `src/shortcuts/error-box.ts` handles it. Hidden without JavaScript. */
export function ErrorBox() {
  const { errorBox: words } = useReferenceWords();
  return (
    <div className={styles.box} data-controls="">
      <label>
        {words.label} <span>{words.hint}</span>
        <textarea data-error-body="" rows={3} autoComplete="off" spellCheck={false} />
      </label>
      <output
        data-known={words.known}
        data-likely={words.likely}
        data-lacks={words.lacks}
        data-unknown={words.unknown}
        data-incomplete={words.incomplete}
      />
    </div>
  );
}
