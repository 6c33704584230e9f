import { afterEach, expect, test, vi } from "vitest";
import { announcementClose, announcementScript } from "../../src/state/announcement";
import { fakeBrowser } from "./fake-browser";

const [close] = Object.keys(announcementClose) as [string];

function run(id: string): void {
  new Function(announcementScript({ id, content: "News", isCloseable: true }))();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an announcement is shown to a reader who has not seen it", () => {
  const { root } = fakeBrowser();

  run("v2");

  expect(root.dataset.announcement).toBeUndefined();
});

test("closing it hides and stores, and it stays hidden on the next page", () => {
  const first = fakeBrowser();
  run("v2");
  first.click(close);
  expect(first.root.dataset.announcement).toBe("dismissed");
  expect(first.values.get("announcement.dismiss")).toBe("true");

  const next = fakeBrowser({ stored: Object.fromEntries(first.values) });
  run("v2");
  expect(next.root.dataset.announcement).toBe("dismissed");
});

test("another id shows the bar again and forgets the dismissal", () => {
  const { root, values } = fakeBrowser({
    stored: { "announcement.id": "v2", "announcement.dismiss": "true" },
  });

  run("v3");

  expect(root.dataset.announcement).toBeUndefined();
  expect(Object.fromEntries(values)).toEqual({
    "announcement.id": "v3",
    "announcement.dismiss": "false",
  });
});

test("no script where there is nothing to close", () => {
  expect(announcementScript(undefined)).toBe("");
  expect(announcementScript({ id: "v2", content: "News", isCloseable: false })).toBe("");
});

test("an id cannot end the script element", () => {
  expect(announcementScript({ id: "</script>", content: "", isCloseable: true })).not.toContain(
    "</",
  );
});
