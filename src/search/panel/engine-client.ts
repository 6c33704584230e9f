import { modulesOf } from "../../navigation/build-document";
import { lateModule } from "../../navigation/late-module";
import { lateModuleUrl, searchIndexUrl } from "../../paths";
import { trustedScriptUrl } from "../../trusted-types";
import type * as engineModule from "./engine";
import type { EngineMessage, Question } from "./engine";
import type { SearchAnswer } from "./options";

const importEngine = lateModule<typeof engineModule>(
  "search-engine",
  import.meta.hot && (() => import("./engine")),
);

/** The page's end of the channel. */
type Engine = MessagePort | Worker;

/** Milliseconds after which an engine that has the index and does not answer is replaced. Slow devices need some for the index. */
const patience = 20_000;

let starting: Promise<Engine> | undefined;
let announce: (engine: Engine) => void;
let running: Promise<Engine>;
expectEngine();
let index: Promise<void> | undefined;
let questions = 0;

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
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));
  const send = async () => {
    const engine = await running;
    if (signal.aborted) return;
    let isAnswered = false;
    onMessage(engine, signal, (message) => {
      if (message.type !== "answer" || message.id !== id) return;
      isAnswered = true;
      clearTimeout(timer);
      onAnswer(message.answer);
    });
    engine.postMessage({ ...question, id } satisfies Question, []);
    await index?.catch(() => undefined);
    if (isAnswered || signal.aborted || !(engine instanceof Worker)) return;
    timer = setTimeout(() => {
      replace(engine);
      void send();
    }, patience);
  };
  void send();
  return () => end.abort();
}

function expectEngine(): void {
  running = new Promise((resolve) => (announce = resolve));
}

/** Ends an engine and starts another one, unless that has happened. */
function replace(engine: Worker): void {
  engine.terminate();
  starting = index = undefined;
  expectEngine();
  loadIndex().catch(() => undefined);
}

async function sendIndex(): Promise<void> {
  const start = startEngine().then((engine) => {
    announce(engine);
    return engine;
  });
  const [engine, first] = await Promise.all([start, fetchStage(1)]);
  if ((await sendStage(engine, first)) === "part") await sendStage(engine, await fetchStage(2));
}

/** Sends a stage of the index to the engine. Returns whether the index is now complete. */
function sendStage(engine: Engine, stage: ArrayBuffer): Promise<"part" | "whole"> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    onMessage(engine, end.signal, (message) => {
      if (message.type !== "stage") return;
      end.abort();
      if (message.result === "unreadable") reject(new Error("The search index is not JSON."));
      else resolve(message.result);
    });
    engine.postMessage(stage, [stage]);
  });
}

async function fetchStage(stage: number): Promise<ArrayBuffer> {
  const url = searchIndexUrl(modulesOf(document), stage);
  // Revalidate: the URL contains a hash of the modules, which do not contain the reference's text.
  // Without a network, use the browser's cache.
  const response = await fetch(url, { cache: "no-cache" }).catch(() =>
    fetch(url, { cache: "force-cache" }),
  );
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.arrayBuffer();
}

function startEngine(): Promise<Engine> {
  starting ??= (import.meta.hot ? engineInPage() : engineInWorker().catch(engineInPage)).catch(
    (error: unknown) => {
      starting = undefined;
      throw error;
    },
  );
  return starting;
}

/** Starts the engine in a worker. Fails in browsers without module workers. */
function engineInWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const url = lateModuleUrl(modulesOf(document), "search-engine");
    const worker = new Worker(trustedScriptUrl(url), { type: "module" });
    worker.addEventListener("message", () => resolve(worker), { once: true });
    worker.addEventListener("error", reject, { once: true });
  });
}

async function engineInPage(): Promise<MessagePort> {
  const { runEngine } = await importEngine();
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  runEngine(port1);
  return port2;
}

function onMessage(
  engine: Engine,
  signal: AbortSignal,
  handle: (message: EngineMessage) => void,
): void {
  // The two types have no common type of listener.
  const target: EventTarget = engine;
  target.addEventListener(
    "message",
    (event) => handle((event as MessageEvent<EngineMessage>).data),
    { signal },
  );
}
