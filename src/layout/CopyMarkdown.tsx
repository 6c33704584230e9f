import { useState } from "react";

import { useSite } from "../config/SiteContext";
import type { PageData } from "../page";
import { markdownPath } from "../paths";
import * as styles from "./CopyMarkdown.module.css";

/**
 * A button that copies the page as Markdown, or without JavaScript a link to the Markdown. If copying
 * fails (no HTTPS, no permission, failed request), the button opens the Markdown instead.
 */
export function CopyMarkdown({ kind, path }: Pick<PageData, "kind" | "path">) {
  const { href, words } = useSite();
  const [isCopied, setCopied] = useState(false);
  if (kind === "not-found") return null;
  const address = href(markdownPath(path));

  async function copy() {
    try {
      // A promise in the ClipboardItem, because Safari forgets the click while a text is fetched.
      const text = fetch(address).then((response) => {
        // The development server and some hosts return an HTML page for any address.
        const isPage = response.headers.get("Content-Type")?.includes("html") ?? false;
        if (!response.ok || isPage) throw new Error();
        return response.blob().then((blob) => blob.slice(0, blob.size, "text/plain"));
      });
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
      setCopied(true);
      setTimeout(setCopied, 2000, false);
    } catch {
      window.location.assign(address);
    }
  }

  return (
    <p className={styles.markdown}>
      <output>{isCopied && words.copied}</output>
      <button type="button" data-copy-page onClick={() => void copy()}>
        {words.copyMarkdown}
      </button>
      <a href={address}>{words.viewMarkdown}</a>
    </p>
  );
}
