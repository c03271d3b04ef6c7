/**
 * The worker of the public site, served at /worker.js: pages that were read can be read again without a connection. It
 * keeps the answers that pass through it, and downloads nothing twice. docs/offline.md explains it.
 */
import { localPath, splitLanguage } from "../../languages.ts";
import {
  downloadPage,
  findFile,
  findPage,
  keepFile,
  keepLaterFiles,
  keepOpenPage,
  keepPage,
} from "./kept-pages.ts";
import { markCopy } from "./mark-copy.ts";
import { isPageFile, isPublicPage } from "./may-keep.ts";
import { notKeptPage } from "./not-kept-page.ts";
import type { PageEvent, WorkerScope } from "./service-worker-types.ts";

/** Milliseconds until a kept copy is shown while the network has not answered. */
const patience = 4000;
const takeOver = "take over";

const worker = self as unknown as WorkerScope;
const ignore = () => {};
/** Chromium may use a page without asking, if it is the dictionary of others: see server/pages/page-deltas.ts. */
const revalidate = { cache: "no-cache" } as const;

// Without `clients.claim`: pages that are open stay as they were loaded.
worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
  // Not part of the event: navigations wait for its end.
  keepOpenPages().catch(ignore);
});

worker.addEventListener("message", (event) => {
  if (event.data === takeOver) event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // A new version of this worker has waited for this moment.
    worker.registration.waiting?.postMessage(takeOver);
    event.respondWith(answerPage(event, url));
    const before = new URL(request.referrer || request.url);
    if (before.origin === url.origin && before.href !== url.href && isPublicPage(before))
      event.waitUntil(keepLaterFiles(before.pathname + before.search).catch(ignore));
  } else if (isPageFile(request) && isPublicPage(new URL(request.referrer || request.url))) {
    event.respondWith(answerFile(event, url));
  }
});

async function answerPage(event: PageEvent, url: URL): Promise<Response> {
  const address = url.pathname + url.search;
  const isPublic = isPublicPage(url);
  // The browser requests the page while it starts the worker, if it can.
  const answer = (async () => (await event.preloadResponse) ?? fetch(event.request, revalidate))().then(
    (response) => {
      if (isPublic) event.waitUntil(keepPage(address, response.clone()).catch(ignore));
      return response;
    },
  );
  // A late answer is kept too.
  event.waitUntil(answer.catch(ignore));
  const inTime = await Promise.race([answer.catch(ignore), delay(patience)]);
  if (inTime) return inTime;
  const copy = isPublic && (await findPage(address));
  if (copy) return markCopy(copy, splitLanguage(url.pathname).language);
  return answer.catch(() => notKeptPage(url));
}

const delay = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

async function answerFile(event: PageEvent, { pathname, search }: URL): Promise<Response> {
  const address = pathname + search;
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepFile(address, answer.clone()).catch(ignore));
    return answer;
  } catch (error) {
    const kept = await findFile(address);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Works without a connection even if the visitor has not been there: the page that lists what is kept, the form, and the
 * scripts of the outbox and of "Forget everything".
 */
const essential = { pages: ["/on-this-device", "/contact"], scripts: /\/(?:on-this-device|outbox|forget)-/ };

/** The pages that are open now were loaded without the worker. */
async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const urls = open.map(({ url }) => new URL(url)).filter(isPublicPage);
  for (const { pathname, search } of urls) await keepOpenPage(pathname + search).catch(ignore);
  const languages = new Set(urls.map(({ pathname }) => splitLanguage(pathname).language));
  for (const language of languages)
    for (const page of essential.pages)
      await downloadPage(localPath(language, page), essential.scripts).catch(ignore);
}
