import { messageDuration, showBriefly } from "./brief-message";

/**
 * Copies the URL of a link, without a query string. Then shows the message of the page's
 * `[data-link-copied]` and sets `data-done` on the link. Without a clipboard (no HTTPS, no permission) it
 * does nothing, because the address bar has the URL anyway.
 */
export function copyLink(link: HTMLAnchorElement): void {
  navigator.clipboard?.writeText(link.origin + link.pathname + link.hash).then(
    () => {
      const status = document.querySelector<HTMLElement>("[data-link-copied]");
      showBriefly(status, status?.dataset.linkCopied);
      link.dataset.done = "";
      setTimeout(() => delete link.dataset.done, messageDuration);
    },
    () => undefined,
  );
}
