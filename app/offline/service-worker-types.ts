/** The parts of the worker's world that we use. TypeScript's own types of it contradict those of pages. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type PageEvent = LastingEvent & {
  request: Request;
  /** The answer to a navigation that the browser requested while it started the worker, if it did. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type WorkerEvents = {
  activate: LastingEvent;
  message: LastingEvent & { data: unknown };
  fetch: PageEvent;
};

export type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};
