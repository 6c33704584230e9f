import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TitleText } from "../../src/ui/TitleText";

test.each([
  ["Publish an e-learning course", ["e-learning"]],
  ["E-Learning anlegen", ["E-Learning"]],
  ["An up-to-date list", ["up-to"]],
  ["Re-send, then co-sign", ["Re-send", "co-sign"]],
  ["List instructor-led courses", []],
  ["The training-provider-id header", []],
  // It may not fit on a line.
  ["An e-learningenrollmentrecord", []],
  ["GET /e-learning", ["e-learning"]],
])("%s", (title, want) => {
  const html = renderToStaticMarkup(<TitleText>{title}</TitleText>);
  const kept = [...html.matchAll(/<span class="nowrap">(.*?)<\/span>/g)].map(([, text]) => text);
  expect(kept).toEqual(want);
  expect(html.replace(/<[^>]*>/g, "")).toBe(title);
});
