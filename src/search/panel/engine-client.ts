import { modulesOf } from "../../navigation/fetch-page";
import { lateModuleUrl, searchIndexUrl } from "../../paths";
import { trustedScriptUrl } from "../../trusted-types";
import type { EngineMessage, Question } from "./engine";
import type { SearchAnswer } from "./options";

let worker: Worker | undefined;
let index: Promise<void> | undefined;
let questions = 0;
/** Sends the last question. */
let send: (() => void) | undefined;

/**
 * Loads the index of the current language into the engine, once for the lifetime of the document. After that, search works offline.
 * After a failure, the next call tries again.
 */
export function loadIndex(): Promise<void> {
  index ??= sendIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/**
 * Sends a question to the engine, which answers as soon as it can, and again once more of the index is loaded.
 *
 * @returns a function that stops the answers
 */
export function ask(
  question: Omit<Question, "id">,
  onAnswer: (answer: SearchAnswer) => void,
): () => void {
  const id = ++questions;
  const end = new AbortController();
  send = () => {
    onMessage(engine(), end.signal, (message) => {
      if (message.type === "answer" && message.id === id) onAnswer(message.answer);
    });
    engine().postMessage({ ...question, id } satisfies Question, []);
  };
  send();
  return () => end.abort();
}

async function sendIndex(): Promise<void> {
  // An engine that could not be loaded has lost its question.
  if (!worker) send?.();
  engine();
  if ((await sendStage(await fetchStage(1))) === "part") await sendStage(await fetchStage(2));
}

/** Sends a stage of the index to the engine. Returns whether the index is now complete. */
function sendStage(stage: ArrayBuffer): Promise<"part" | "whole"> {
  return new Promise((resolve, reject) => {
    const to = engine();
    const end = new AbortController();
    to.addEventListener("error", reject, { signal: end.signal });
    onMessage(to, end.signal, (message) => {
      if (message.type !== "stage") return;
      end.abort();
      if (message.result === "unreadable") reject(new Error("The search index is not JSON."));
      else resolve(message.result);
    });
    to.postMessage(stage, [stage]);
  });
}

async function fetchStage(stage: number): Promise<ArrayBuffer> {
  const url = searchIndexUrl(modulesOf(document), stage);
  // Revalidate: the URL contains a hash of the modules, which do not contain the reference's text.
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.arrayBuffer();
}

/** Returns the worker, which queues messages until it runs; another one after it could not be loaded. */
function engine(): Worker {
  if (worker) return worker;
  const url = lateModuleUrl(modulesOf(document), "search-engine");
  worker = new Worker(trustedScriptUrl(url), { type: "module" });
  worker.addEventListener("error", () => (worker = index = undefined));
  return worker;
}

function onMessage(
  from: Worker,
  signal: AbortSignal,
  handle: (message: EngineMessage) => void,
): void {
  from.addEventListener("message", ({ data }: MessageEvent<EngineMessage>) => handle(data), {
    signal,
  });
}
