import type { ReactNode } from "react";
import type { LaidOutCallback, LaidOutOperation } from "../view/lay-out-page";
import { ChangeMark, useMark } from "./ChangeMark";
import { HeadingLine } from "./HeadingLine";
import { MethodBadge } from "./MethodBadge";
import { NestingContext, useNesting } from "./nesting";
import { Payload } from "./Payload";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Callbacks.module.css";
import * as markStyles from "./ChangeMark.module.css";

type CallbacksProps = NonNullable<LaidOutOperation<ReactNode>["callbacks"]>;

/** Requests that the API sends during an operation (OpenAPI 3.1, 4.8.18). */
export function Callbacks({ id, list }: CallbacksProps) {
  const words = useReferenceWords();
  return (
    <Section id={id} title={words.callbacks}>
      {list.map((callback) => (
        <Callback key={callback.id} {...callback} />
      ))}
    </Section>
  );
}

function Callback({ id, callback, ...payload }: LaidOutCallback<ReactNode>) {
  const { name, expression, method, title, deprecated } = callback;
  const words = useReferenceWords();
  const nesting = useNesting();
  const mark = useMark(id);
  return (
    <div className={`${styles.callback} ${looks.stack}`}>
      <HeadingLine id={id} name={title ?? name} flag={<ChangeMark mark={mark} />} />
      <p className={looks.muted}>
        <MethodBadge method={method} /> {words.sentTo} <code>{expression}</code>
        {deprecated && <span className={markStyles.deprecated}> {words.deprecated}</span>}
      </p>
      <NestingContext value={{ ...nesting, level: nesting.level + 1 }}>
        <Prose of={callback} />
        <Payload payload={payload} />
      </NestingContext>
    </div>
  );
}
