/** The pages that were read, in Cache Storage, with the files that they need. The oldest give way to new ones. */
import { hasLanguages } from "../../languages.ts";
import { isForLowData, keptAddress } from "./kept-address.ts";
import { filesOf, isHtml, mayKeep } from "./may-keep.ts";
import { packCache, pagesCache } from "./names.ts";

/** All bytes, as browsers store them: uncompressed. */
export const maxBytes = 5_000_000;
/** A larger picture would cost too many pages. */
const maxFileBytes = 1_000_000;

const sizeHeader = "x-kept-bytes";
export const dateHeader = "x-kept-at";

/** Never asks the server: for files that the browser has loaded before. */
const fromBrowserCache = { cache: "only-if-cached", mode: "same-origin" } as const;

const pathOf = ({ url }: Request) => new URL(url).pathname;
const addressOf = ({ url }: Request) => url.slice(new URL(url).origin.length);

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that two of them do not both take the last free bytes. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

/** Keeps the answer for `address`, and the files of the page that the browser has loaded before. */
export async function keepPage(address: string, answer: Response): Promise<void> {
  if (!mayKeep(answer) || !isHtml(answer)) return;
  const html = await answer.text();
  const needed = new Set(filesOf(html));
  const lowData = /^<!DOCTYPE html><html[^>]* data-low-data/.test(html);
  await inTurn(() => store(keptAddress(address, lowData), answer, new Blob([html]), needed));
  await keepFiles(needed, fromBrowserCache);
}

/** For the page that the visitor leaves: it may have loaded pictures since it was kept. */
export async function keepLaterFiles(address: string): Promise<void> {
  const page = await findPage(address);
  if (page) await keepFiles(new Set(filesOf(await page.text())), fromBrowserCache);
  // It was loaded while the worker was being installed.
  else await keepOpenPage(address);
}

/** Downloads a page that must open offline, with those of its scripts that are needed there. */
export async function downloadPage(address: string, scripts: RegExp): Promise<void> {
  const answer = await fetch(address, { cache: "no-cache" });
  const html = await answer.clone().text();
  await keepPage(address, answer);
  const needed = filesOf(html).filter((file) => scripts.test(file));
  await keepFiles(new Set(needed), {});
  const texts = await Promise.all(needed.map(async (file) => (await findFile(file))?.text() ?? ""));
  await keepFiles(new Set(texts.flatMap(importsOf)), {});
}

const importsOf = (script: string) =>
  [...script.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, name]) => `/assets/${name}`);

/** Keeps a page that was loaded before the worker was installed. */
export async function keepOpenPage(address: string): Promise<void> {
  await keepPage(address, await fetch(address, fromBrowserCache));
}

export async function keepFile(address: string, answer: Response): Promise<void> {
  if (!mayKeep(answer)) return;
  const body = await answer.blob();
  if (body.size > maxFileBytes) return;
  await inTurn(() => store(address, answer, body, new Set([address])));
}

async function keepFiles(addresses: ReadonlySet<string>, options: RequestInit): Promise<void> {
  const cache = await caches.open(pagesCache);
  for (const address of addresses) {
    if (await cache.match(address, { ignoreVary: true })) continue;
    const answer = await fetch(address, options).catch(() => undefined);
    if (answer) await keepFile(address, answer);
  }
}

async function store(key: string, { headers }: Response, body: Blob, needed: Set<string>): Promise<void> {
  const cache = await caches.open(pagesCache);
  const kept = new Headers(headers);
  // They describe how the answer travelled.
  for (const name of ["content-encoding", "content-length", "vary"]) kept.delete(name);
  kept.set(sizeHeader, String(body.size));
  kept.set(dateHeader, dateOf(headers).toISOString());
  const copy = () => new Response(body, { headers: kept });
  await makeRoom(cache, maxBytes - body.size, needed);
  try {
    await cache.put(key, copy());
  } catch {
    // The device is full.
    await makeRoom(cache, maxBytes / 4, needed);
    await cache.put(key, copy());
  }
}

/** By the server's clock: that of the device may be wrong. */
function dateOf(headers: Headers): Date {
  const sent = new Date(headers.get("date") ?? "");
  return Number.isNaN(sent.valueOf()) ? new Date() : sent;
}

/** Removes the oldest entries, by the order in which they came, until the rest has at most this many bytes. */
async function makeRoom(cache: Cache, limit: number, needed: Set<string>): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      return { request, bytes: Number(answer?.headers.get(sizeHeader)) };
    }),
  );
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { request, bytes } of entries) {
    if (total <= limit) return;
    // All pages share the scripts and the font, which are among the oldest entries.
    if (needed.has(pathOf(request))) continue;
    await cache.delete(request);
    total -= bytes;
  }
}

const isPage = (request: Request) => hasLanguages(pathOf(request));

/** The visitor's choice, as the last page showed it: a worker cannot read the cookie. */
async function choosesLowData(): Promise<boolean> {
  const newest = [...(await (await caches.open(pagesCache)).keys())].reverse().find(isPage);
  return newest !== undefined && isForLowData(newest.url);
}

async function packs(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(packCache));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** The kept copy of a page: for the visitor's choice, or from a pack, which the visitor has asked for. */
export async function findPage(address: string): Promise<Response | undefined> {
  const key = keptAddress(address, await choosesLowData());
  const cache = await caches.open(pagesCache);
  const found = await cache.match(key, { ignoreVary: true });
  if (found) return found;
  for (const pack of await packs()) {
    const inPack =
      (await pack.match(key, { ignoreVary: true })) ?? (await pack.match(address, { ignoreVary: true }));
    if (inPack) return inPack;
  }
  return undefined;
}

export async function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true });
}

export type ReadablePage = { key: string; read(): Promise<string> };

/** The pages that can be read now, the newest first. */
export async function readablePages(): Promise<ReadablePage[]> {
  const lowData = await choosesLowData();
  const cache = await caches.open(pagesCache);
  const read = (await cache.keys())
    .filter((request) => isPage(request) && isForLowData(request.url) === lowData)
    .reverse()
    .map((request) => ({ cache, request }));
  const packed = await Promise.all(
    (await packs()).map(async (pack) =>
      (await pack.keys()).filter(isPage).map((request) => ({ cache: pack, request })),
    ),
  );
  const all = [...read, ...packed.flat()].map(({ cache, request }) => ({
    key: addressOf(request),
    read: async () => (await cache.match(request))?.text() ?? "",
  }));
  return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
}
