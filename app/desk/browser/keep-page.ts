/**
 * Keeps the page of the text being written, and the list at the door, on this device, so that it opens without a connection: see
 * server/desk/serve-worker.ts. Nothing of one person is left for the next.
 */
import { countDeskTexts, deskDatabases } from "../../offline/forget.ts";
import type * as names from "../../offline/names.ts";
import { browserWords } from "./browser-words.ts";

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const cacheName: typeof names.deskCache = "desk";
const workerFile: typeof names.deskWorkerFile = "/desk/worker.js";
/** Names the person whose pages are kept. */
const ownerKey = "/desk/kept-for";
const mostEntries = 60;
/** Milliseconds after the last save. */
const pause = 30_000;

/** Dispatched by the editor once the server has saved the text, or the page has got another address. */
const savedEvent = "desk-saved";

/** `ready`: once the scripts that the page needs are loaded, so that they are kept too. */
export async function keepWriting(ready: Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.kept) return markAsKept(dataset.kept);
  // Missing without https.
  if (!("caches" in window)) return;
  const person = document.querySelector<HTMLElement>("[data-person]")?.dataset.person;
  if ((await ownerOfCache()) !== person) await caches.delete(cacheName);
  if (!dataset.offline || !person || !document.querySelector("[data-island=writing],[data-attendance]"))
    return;
  await install();
  await ready;
  await keepPage(person);
  let timer: number | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void keepPage(person).catch(() => {}), pause);
  };
  addEventListener(savedEvent, keepSoon);
}

const ownerOfCache = async () => (await caches.match(ownerKey, { cacheName }))?.text();

async function install(): Promise<void> {
  const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy("worker", {
    createScriptURL: (address) => address,
  });
  await navigator.serviceWorker.register(policy?.createScriptURL(workerFile) ?? workerFile, {
    scope: "/desk/",
  });
}

/** The page again, because it may have another address and text now; its files come from the browser's cache. */
async function keepPage(person: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  await cache.put(ownerKey, new Response(person));
  await cache.addAll([location.pathname, ...new Set(files.filter((name) => name.includes("/assets/")))]);
  const entries = await cache.keys();
  for (const entry of entries.slice(0, Math.max(0, entries.length - mostEntries))) await cache.delete(entry);
}

function markAsKept(date: string): void {
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  const time = new Date(date).toLocaleString(document.documentElement.lang);
  note.textContent = browserWords().keptCopy.replace("{time}", time);
  document.querySelector("main")?.prepend(note);
}

/** Signing out removes everything that the desk keeps on this device. Asks first if the server lacks some of it. */
export function forgetOnSignOut(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("action") !== "/desk/sign-out") return;
    event.preventDefault();
    void forgetDesk().then((isForgotten) => isForgotten && form.submit());
  });
}

async function forgetDesk(): Promise<boolean> {
  try {
    if ((await countDeskTexts()) > 0 && !confirm(browserWords().unsavedQuestion)) return false;
    for (const [name] of deskDatabases) indexedDB.deleteDatabase(name);
    for (const name of ["uploads", "write-as-markdown"]) localStorage.removeItem(name);
    await caches.delete(cacheName);
    await (await navigator.serviceWorker.getRegistration("/desk/"))?.unregister();
  } catch {
    // Storage may be blocked; then nothing was kept.
  }
  return true;
}
