import { modulesOf } from "../../navigation/fetch-page";
import { lateModuleUrl, searchIndexUrl } from "../../paths";
import { trustedScriptUrl } from "../../trusted-types";
import type { EngineMessage, Question } from "./engine";
import type { SearchAnswer } from "./options";

let worker: Worker | undefined;
let index: Promise<void> | undefined;
let questions = 0;
/** The last question, and who waits for answers. */
let asked:
  { readonly question: Question; readonly onAnswer: (answer: SearchAnswer) => void } | undefined;

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
  const own = { question: { ...question, id: ++questions }, onAnswer };
  asked = own;
  engine().postMessage(own.question, []);
  return () => {
    if (asked === own) asked = undefined;
  };
}

async function sendIndex(): Promise<void> {
  // An engine that could not be loaded has lost its question.
  if (!worker && asked) engine().postMessage(asked.question, []);
  engine();
  if ((await sendStage(await fetchStage(1))) === "part") await sendStage(await fetchStage(2));
}

/** Sends a stage of the index to the engine. Returns whether the index is now complete. */
function sendStage(stage: ArrayBuffer): Promise<"part" | "whole"> {
  return new Promise((resolve, reject) => {
    const to = engine();
    to.addEventListener("error", reject, { once: true });
    to.addEventListener("message", function onMessage({ data }: MessageEvent<EngineMessage>) {
      if (data.type !== "stage") return;
      to.removeEventListener("message", onMessage);
      if (data.result === "unreadable") reject(new Error("The search index is not JSON."));
      else resolve(data.result);
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
  worker.addEventListener("message", ({ data }: MessageEvent<EngineMessage>) => {
    if (data.type === "answer" && data.id === asked?.question.id) asked.onAnswer(data.answer);
  });
  return worker;
}
