/** The pages that the worker keeps of those that were read. */
import { pagesCache } from "./names.ts";
import { titleIn } from "./title-in.ts";

export type KeptPage = { key: string; title: string; page: string; bytes: number; savedAt: string };

/** The newest first. Files that pages need, such as scripts, are not listed. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!(await caches.has(pagesCache))) return [];
  const cache = await caches.open(pagesCache);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response?.headers.get("content-type")?.startsWith("text/html")) continue;
    const body = await response.blob();
    const { pathname, search } = new URL(request.url);
    pages.push({
      key: request.url,
      title: unescaped(titleIn(await body.text())) || pathname,
      // The worker marks the copies for low-data mode by this query.
      page: pathname + search.replace(/[?&]low-data$/, ""),
      bytes: body.size,
      savedAt: response.headers.get("x-kept-at") ?? "",
    });
  }
  return pages.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

export async function removePage({ key }: KeptPage): Promise<void> {
  await (await caches.open(pagesCache)).delete(key);
}

/** Also removes the files that the pages need. */
export async function removeAllPages(): Promise<void> {
  await caches.delete(pagesCache);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** React escapes these characters only. */
const unescaped = (text: string) => text.replaceAll(/&(#?\w+);/g, (all, name) => entities[name] ?? all);
