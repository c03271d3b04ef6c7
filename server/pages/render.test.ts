import { expect, test, vi } from "vitest";
import { TooBusy } from "../limits/too-busy.ts";
import { createLog } from "../log.ts";
import type { Site } from "../site.ts";
import { renderPages } from "./render.ts";

const site = { log: createLog("silent") } as Site;

/** A site of one page, which is what its loader gives. */
function renderWith(
  loader: (signal: AbortSignal) => Promise<string>,
  limits = { underWay: 2, deadline: 10_000 },
) {
  return renderPages(async ({ signal }) => new Response(await loader(signal)), site, limits);
}

const ask = (signal?: AbortSignal) => new Request("http://site/", signal && { signal });

test("a page whose data never comes is given up, and its place is free again", async () => {
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };
  const render = renderWith(never, { underWay: 1, deadline: 20 });
  await expect(render(ask())).rejects.toThrow(TooBusy);
  await expect(render(ask())).rejects.toThrow("took too long");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test("beyond so many at once, visitors are refused at once", async () => {
  const data = Promise.withResolvers<string>();
  const render = renderWith(() => data.promise);
  const underWay = [render(ask()), render(ask())];
  await expect(render(ask())).rejects.toThrow(TooBusy);
  data.resolve("<p>words</p>");
  for (const { status } of await Promise.all(underWay)) expect(status).toBe(200);
  expect((await render(ask())).status).toBe(200);
});

test("who hangs up leaves the place to others", async () => {
  const loader = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const render = renderWith(loader, { underWay: 1, deadline: 10_000 });
  const visitor = new AbortController();
  const gone = render(ask(visitor.signal));
  await vi.waitUntil(() => loader.mock.calls.length === 1);
  visitor.abort();
  await expect(gone).rejects.toThrow();
  loader.mockResolvedValueOnce("<p>words</p>");
  expect((await render(ask())).status).toBe(200);
});
