import { expect, it, onTestFinished } from "vitest";
import { type EngineMessage, runEngine } from "../../../src/search/panel/engine";
import { stagesOf } from "../../../src/vite/search-index";
import { indexOf } from "./given";

const whole = indexOf({
  operation: [{ title: "Create seat", address: "POST /seats", text: "Reserves it." }],
  property: [{ title: "email", on: ["Create seat"] }],
});

/** Starts an engine. `heard` waits for a message, and returns all since the last call. */
function start() {
  const { port1, port2 } = new MessageChannel();
  const said: string[] = [];
  port2.addEventListener("message", ({ data }) => said.push(wordsOf(data as EngineMessage)));
  port1.start();
  port2.start();
  onTestFinished(() => port1.close());
  runEngine(port1);
  const heard = async (last: string) => {
    await expect.poll(() => said).toContain(last);
    return said.splice(0);
  };
  return { send: (message: unknown) => port2.postMessage(message, []), heard };
}

function wordsOf(message: EngineMessage): string {
  if (message.type === "stage") return message.result;
  return [message.id, ...message.answer.groups.map(({ heading }) => heading)].join(" ");
}

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;
const ask = (id: number, query: string, versions = {}) => ({ id, query, versions });

it("answers the last question as soon as a stage is loaded, and again after the next", async () => {
  const [first, second] = stagesOf(whole, 0);
  const { send, heard } = start();
  for (const message of [ask(1, "a"), ask(2, "seat"), json(first)]) send(message);
  expect(await heard("2 operation")).toEqual(["part", "2 operation"]);
  send(json(second));
  expect(await heard("2 operation")).toEqual(["whole", "2 operation"]);
  send(ask(3, "email"));
  expect(await heard("3 property")).toEqual(["3 property"]);
});

it("searches other versions for the next question", async () => {
  const pages = whole.pages.map((page) => ({ ...page, docs: ["default", "2"] }));
  const { send, heard } = start();
  send(json({ ...whole, pages }));
  send(ask(1, "seat", { default: "1" }));
  expect(await heard("1")).toEqual(["whole", "1"]);
  send(ask(2, "seat", { default: "2" }));
  expect(await heard("2 operation")).toEqual(["2 operation"]);
});

it.each(["<!doctype html>", "null"])("cannot read %s, and gives no answer", async (text) => {
  const { send, heard } = start();
  send(ask(1, "seat"));
  send(new TextEncoder().encode(text).buffer);
  send(json(whole));
  expect(await heard("1 operation")).toEqual(["unreadable", "whole", "1 operation"]);
});
