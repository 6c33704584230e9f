// oxlint-disable-next-line import/no-unassigned-import -- its rules are those of the footer that is kept
import "./Footer.module.css";

import { trustedHtml } from "../trusted-types";

const kept = [...document.querySelectorAll("footer")].at(-1);
const html = { __html: trustedHtml(kept?.innerHTML ?? "") };
const look = kept?.dataset["look"];

/** The footer that the document already has. It is the same on every page, so browsers load neither its components nor its links again. */
export function Footer() {
  return <footer className={kept?.className} data-look={look} dangerouslySetInnerHTML={html} />;
}
