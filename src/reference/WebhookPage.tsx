import { TitleText } from "../ui/TitleText";
import { layOutOperation } from "../view/lay-out-page";

import { OperationMark } from "./ChangeMark";
import { MethodBadge } from "./MethodBadge";
import { OnThisPage } from "./OnThisPage";
import { finished, MoreTags } from "./OperationPage";
import { Payload } from "./Payload";
import { Description } from "./Prose";
import { useReferenceWords, useRootPlace } from "./ReferenceContext";
import { operationSections } from "./section-links";
import type { OperationPageProps } from "./types";
import * as styles from "./Page.module.css";

interface WebhookPageProps extends Omit<OperationPageProps, "path" | "samples"> {
  /** The key under `webhooks`. */
  readonly name: string;
}

/** The page of a webhook, a request that the API sends to its users. */
export function WebhookPage(props: WebhookPageProps) {
  const { id, method, name, title, deprecated = false, moreTags = [] } = props;
  const { examples } = finished(props);
  const words = useReferenceWords();
  const webhook = layOutOperation(props, useRootPlace());
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        <p className={styles.address} data-nosnippet="">
          <MethodBadge method="other" label={words.webhook} /> <MethodBadge method={method} />{" "}
          <code>{name}</code> <OperationMark id={id} deprecated={deprecated} />
        </p>
        <MoreTags tags={moreTags} />
      </header>
      <OnThisPage sections={operationSections(webhook, words)} />
      <Description of={webhook.prose} />
      <div>
        <Payload
          payload={webhook}
          requestExamples={examples?.request}
          responseExamples={examples?.responses}
          ofPage
        />
      </div>
    </article>
  );
}
