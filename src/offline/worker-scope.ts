/** An event that a service worker may still handle after its listener has returned. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: FetchEvent;
  readonly message: WorkerEvent & MessageEvent<string>;
}

/**
 * The parts of a service worker's global scope that ours uses. TypeScript has no library for both pages and workers.
 *
 * @see https://www.w3.org/TR/service-workers/#serviceworkerglobalscope-interface
 */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const workerScope = globalThis as unknown as WorkerScope;
