/** The worker's file, and the script that recalls it. */
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { compress } from "../../server/http/compress.ts";
import { sharedSite, startSite } from "../site.ts";

const on = await sharedSite();
const off = await startSite({ OFFLINE: "off", LOG_LEVEL: "error" });
afterAll(() => off.stop());

const maxBytes = 6000;

test("the worker is one script of at most 6 KB, checked on every visit, that may only connect to this site", async () => {
  const answer = await fetch(`${on.url}/worker.js`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
  const code = await answer.text();
  expect((await compress(Buffer.from(code), "br", 11)).length).toBeLessThanOrEqual(maxBytes);
  expect(code).not.toMatch(/\bimport\b/);
});

test("pages may start workers of this site only", async () => {
  const policy = (await fetch(on.url)).headers.get("content-security-policy");
  expect(policy).toContain("worker-src 'self';");
});

test.each(["/worker.js", "/desk/worker.js"])(
  "with OFFLINE=off, %s removes every cache and itself without waiting",
  async (address) => {
    const answer = await fetch(off.url + address);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const removed: string[] = [];
    const listeners: Record<string, (event: unknown) => void> = {};
    let work: Promise<void> | undefined;
    const skipWaiting = () => removed.push("the wait");
    const caches = {
      keys: async () => ["pages", "pack:library"],
      delete: async (name: string) => removed.push(name),
    };
    const registration = { unregister: async () => removed.push("the worker") };
    const addEventListener = (name: string, listener: () => void) => {
      listeners[name] = listener;
    };
    runInNewContext(await answer.text(), { addEventListener, skipWaiting, caches, registration });
    listeners.install?.({});
    listeners.activate?.({ waitUntil: (promise: Promise<void>) => (work = promise) });
    await work;
    expect(removed).toEqual(["the wait", "pages", "pack:library", "the worker"]);
  },
);

test("with OFFLINE=off, pages say so to the start script, and nothing to the visitor", async () => {
  const pageOf = async ({ url }: typeof on) => (await fetch(`${url}/about`)).text();
  expect(await pageOf(off)).toContain('data-offline="off"');
  expect(await pageOf(on)).not.toContain("data-offline");
  expect((await fetch(`${off.url}/worker.js`, { method: "HEAD" })).status).toBe(200);
});
