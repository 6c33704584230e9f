import type { IndexRest, SearchIndex } from "../search-index";
import { createSearch, type CurrentVersions, type Search, wholeIndex } from "./create-search";
import { answer, type SearchAnswer } from "./options";

/** A reader's question. */
export interface Question {
  /** Unique for each question. */
  readonly id: number;
  readonly query: string;
  readonly versions: CurrentVersions;
}

/** A message of the engine: whether it could read a stage of the index, and answers. */
export type EngineMessage =
  | { readonly type: "stage"; readonly result: "part" | "unreadable" | "whole" }
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer };

/** The end of a channel: the global of a worker, or a port. */
type Channel = Pick<MessagePort, "addEventListener" | "postMessage">;

/**
 * Runs the search at the end of a channel. It accepts the stages of the index, as JSON, and questions, in any order. It answers the last
 * question as soon as a stage can be searched, and again after the next stage. Stages are read in slices, so that questions need not wait.
 */
export function runEngine(channel: Channel): void {
  let index: SearchIndex | undefined;
  let question: Question | undefined;
  let search: Search | undefined;
  let latest = 0;

  channel.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer | Question>) => {
    if (data instanceof ArrayBuffer) read(data);
    else ask(data);
  });

  function read(json: ArrayBuffer): void {
    let result: "part" | "unreadable" | "whole" = "unreadable";
    try {
      const stage = JSON.parse(new TextDecoder().decode(json)) as IndexRest | SearchIndex;
      if ("pages" in stage) index = stage;
      else if (index) index = wholeIndex(index, stage);
      if (index) result = index.isPart ? "part" : "whole";
    } catch {
      // Some hosts send their own page for a missing file.
    }
    say({ type: "stage", result });
    void prepare();
  }

  function ask(next: Question): void {
    const isKnown = JSON.stringify(next.versions) === JSON.stringify(question?.versions);
    question = next;
    if (isKnown) return tell();
    search = undefined;
    void prepare();
  }

  async function prepare(): Promise<void> {
    if (!index || !question) return;
    const number = ++latest;
    const made = await createSearch(index, question.versions);
    if (number !== latest) return;
    search = made;
    tell();
  }

  function tell(): void {
    if (search && question)
      say({ type: "answer", id: question.id, answer: answer(search, question.query) });
  }

  function say(message: EngineMessage): void {
    channel.postMessage(message, []);
  }
}

if ("DedicatedWorkerGlobalScope" in globalThis) runEngine(globalThis as unknown as Channel);
