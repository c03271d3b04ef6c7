import { expect, test, vi } from "vitest";
import { DeadlinePassed } from "../limits/deadline.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { createLog } from "../process/log.ts";
import type { Site } from "../site.ts";
import { renderPages } from "./render.ts";

const site = { log: createLog("silent") } as Site;
const limits = { whileFull: 20, otherwise: 60_000, isFull: () => false };

/** A site of one page, which is what its loader gives. */
function renderWith(loader: (signal: AbortSignal) => Promise<string>, more: Partial<typeof limits> = {}) {
  const renderPage = async ({ signal }: Request) => new Response(await loader(signal));
  return renderPages(renderPage, site, { ...limits, ...more });
}

const ask = (signal?: AbortSignal) => new Request("http://site/", signal && { signal });
const never = () => new Promise<never>(() => {});

test("aborts a page whose data never arrives while others wait for its slot", async () => {
  const signals: AbortSignal[] = [];
  const loader = (signal: AbortSignal) => {
    signals.push(signal);
    return never();
  };
  await expect(renderWith(loader, { isFull: () => true })(ask())).rejects.toThrow(TooBusy);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("aborts a slow page only once no slot is free", async () => {
  let full = false;
  const isFull = vi.fn(() => full);
  const page = renderWith(never, { isFull })(ask());
  const ended = vi.fn();
  page.catch(ended);
  // By now it has taken longer than it may while others wait.
  await expect.poll(() => isFull.mock.calls.length > 2).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  full = true;
  await expect(page).rejects.toThrow(TooBusy);
});

test("does not claim to be busy if no other page is waiting", async () => {
  const page = renderWith(never, { otherwise: 20 })(ask());
  await expect(page).rejects.toThrow(DeadlinePassed);
});

test("aborts the loader when the client disconnects", async () => {
  const loader = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const visitor = new AbortController();
  const gone = renderWith(loader)(ask(visitor.signal));
  await expect.poll(() => loader.mock.calls.length === 1).toBe(true);
  visitor.abort(new Error("hung up"));
  await expect(gone).rejects.toThrow("hung up");
});
