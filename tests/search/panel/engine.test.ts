import { expect, it } from "vitest";
import { type EngineMessage, runEngine } from "../../../src/search/panel/engine";
import { stagesOf } from "../../../src/vite/search-index";
import { indexOf } from "./given";

const whole = indexOf({
  operation: [{ title: "Create seat", address: "POST /seats", text: "Reserves it." }],
  property: [{ title: "email", on: ["Create seat"] }],
});

/** Starts an engine, sends it messages one after the other, and returns its responses to each. */
async function talk(...sent: readonly unknown[]): Promise<readonly (readonly EngineMessage[])[]> {
  const { port1, port2 } = new MessageChannel();
  let said: EngineMessage[] = [];
  port2.addEventListener("message", ({ data }) => said.push(data as EngineMessage));
  port1.start();
  port2.start();
  runEngine(port1);
  const all: EngineMessage[][] = [];
  for (const message of sent) {
    port2.postMessage(message, []);
    // Waits for turns of the event loop: a fixed time may be too short on a busy machine.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 2));
    all.push(said);
    said = [];
  }
  port1.close();
  return all;
}

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;
const ask = (id: number, query: string, versions = {}) => ({ id, query, versions });

/** Returns the headings of the answers among messages. */
const headings = (messages: readonly EngineMessage[] = []) =>
  messages.flatMap((message) =>
    message.type === "answer"
      ? [[message.id, ...message.answer.groups.map(({ heading }) => heading)]]
      : [],
  );

it("answers the last question as soon as a stage is loaded, and again after the next", async () => {
  const [first, second] = stagesOf(whole, 0);
  const all = await talk(ask(1, "a"), ask(2, "seat"), json(first), json(second), ask(3, "email"));
  expect(all[2]).toContainEqual({ type: "stage", result: "part" });
  expect(all[3]).toContainEqual({ type: "stage", result: "whole" });
  expect(all.map(headings)).toEqual([
    [],
    [],
    [[2, "operation"]],
    [[2, "operation"]],
    [[3, "property"]],
  ]);
});

it("searches other versions for the next question", async () => {
  const pages = whole.pages.map((page) => ({ ...page, docs: ["default", "2"] }));
  const question = (id: number, version: string) => ask(id, "seat", { default: version });
  const all = await talk(json({ ...whole, pages }), question(1, "1"), question(2, "2"));
  expect(all.map(headings)).toEqual([[], [[1]], [[2, "operation"]]]);
});

it.each(["<!doctype html>", "null"])("cannot read %s, and gives no answer", async (text) => {
  const all = await talk(ask(1, "seat"), new TextEncoder().encode(text).buffer);
  expect(all[1]).toEqual([{ type: "stage", result: "unreadable" }]);
});
