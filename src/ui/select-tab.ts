import { createStorageSlot } from "../state/storage";
import { dispatchOwnScroll } from "./reveal";
import { partsOf, sampleTabs, showLanguage, showTab } from "./show-tab";

const stored = createStorageSlot("sample-language");

/** The languages that the reader has chosen, here or on earlier pages. */
let languages = stored.get();

/** The languages in which samples were last shown: a link to one in another language stays as it is. */
const synced = new WeakMap<HTMLElement, string | null>();

/** Shows all samples in the reader's last chosen language, unless they were already, and a link has led to another one since. */
export function syncLanguage(): void {
  for (const tabs of sampleTabs()) if (synced.get(tabs) !== languages) show(tabs);
}

function show(tabs: HTMLElement): void {
  synced.set(tabs, languages);
  showLanguage(tabs, languages);
}

/** Shows the panel of a tab; for a language, in all samples. */
export function selectTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>("[data-tabs]");
  const key = tab.dataset.tab;
  if (!tabs || key === undefined) return;
  if (tabs.dataset.tabs !== "sample") return showTab(tabs, key);
  const { top } = tabs.getBoundingClientRect();
  // Keeps the previous choice, too, because a page may lack the tab of the models.
  const before = languages?.split(" ").find((one) => one !== key);
  languages = before === undefined ? key : `${key} ${before}`;
  sampleTabs().forEach(show);
  // Keeps the tab under the pointer, because samples above may have changed their height.
  window.scrollBy(0, tabs.getBoundingClientRect().top - top);
  dispatchOwnScroll();
  stored.set(languages);
}

/** Selects the tab that a key moves to. */
export function moveToTab(event: KeyboardEvent, tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>("[data-tabs]");
  const buttons = tabs ? partsOf(tabs, "[data-tab]") : [];
  const last = buttons.length - 1;
  const index = buttons.indexOf(tab);
  const target = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  const next = target === undefined ? undefined : buttons[target];
  if (!next) return;
  event.preventDefault();
  selectTab(next);
  next.focus();
}
