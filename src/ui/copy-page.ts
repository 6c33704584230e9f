import { showBriefly } from "./brief-message";

/**
 * Copies the Markdown of a page, and briefly shows success in the `output` before the button. If copying fails (no HTTPS, no permission,
 * failed request), opens the Markdown instead.
 *
 * @param button has the message in `data-copied`; a link to the Markdown follows it
 */
export async function copyPage(button: HTMLElement): Promise<void> {
  const { href } = button.nextElementSibling as HTMLAnchorElement;
  try {
    // Puts a promise into the ClipboardItem, because Safari forgets the click while a text is fetched.
    const text = fetch(href).then((response) => {
      // The development server and some hosts return an HTML page for any address.
      const isPage = response.headers.get("Content-Type")?.includes("html") ?? false;
      if (!response.ok || isPage) throw new Error();
      return response.blob().then((blob) => blob.slice(0, blob.size, "text/plain"));
    });
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    showBriefly(button.previousElementSibling, button.dataset.copied);
  } catch {
    window.location.assign(href);
  }
}
