import { afterEach, expect, test, vi } from "vitest";
import {
  announcementClose,
  closeAnnouncement,
  installAnnouncement,
} from "../../src/state/announcement";
import { fakeBrowser } from "./fake-browser";

const [close] = Object.keys(announcementClose) as [string];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an announcement is shown to a new reader", () => {
  const { root } = fakeBrowser();

  installAnnouncement("v2");

  expect(root.dataset.announcement).toBeUndefined();
});

test("closing hides it and is stored, so that it stays hidden on the next page", () => {
  const first = fakeBrowser();
  installAnnouncement("v2");
  first.click(close);
  expect(first.root.dataset.announcement).toBe("dismissed");
  expect(first.values.get("announcement.dismiss")).toBe("true");

  const next = fakeBrowser({ stored: Object.fromEntries(first.values) });
  installAnnouncement("v2");
  expect(next.root.dataset.announcement).toBe("dismissed");
});

test("a new id shows the bar again and clears the dismissal", () => {
  const { root, values } = fakeBrowser({
    stored: { "announcement.id": "v2", "announcement.dismiss": "true" },
  });

  installAnnouncement("v3");

  expect(root.dataset.announcement).toBeUndefined();
  expect(Object.fromEntries(values)).toEqual({
    "announcement.id": "v3",
    "announcement.dismiss": "false",
  });
});

test("React closes it the same way", () => {
  const { root, values } = fakeBrowser();
  installAnnouncement("v2");

  closeAnnouncement();

  expect(root.dataset.announcement).toBe("dismissed");
  expect(values.get("announcement.dismiss")).toBe("true");
});

test("another tab's dismissal hides it here", () => {
  const { root, otherTab } = fakeBrowser();
  installAnnouncement("v2");

  otherTab("announcement.dismiss", "true");

  expect(root.dataset.announcement).toBe("dismissed");
});

test("it can be closed if storage is refused", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { root, click } = fakeBrowser({ storage: "refused" });
  installAnnouncement("v2");

  click(close);

  expect(root.dataset.announcement).toBe("dismissed");
  expect(console.warn).toHaveBeenCalledTimes(1);
});
