import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fairLimit } from "../limits/fair-limit.ts";
import { readEnvironment } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { type Fetch, type Listener, type Listening, listen } from "./listen.ts";
import { pageSlotQueue } from "./page-slots.ts";

const open: Listening[] = [];
afterEach(() => {
  for (const { close } of open.splice(0)) void close();
});

const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });

/** An app behind a trusted proxy that works on each request until it is told to answer its path. */
async function serve(limits: { slots: number; maxWaiting?: number; maxWait?: number }) {
  const settings = readEnvironment({ PORT: "0", HOST: "127.0.0.1", TRUST_PROXY: "on" });
  const slots = fairLimit({ name: "test", maxWaiting: 100, maxWait: 60_000, ...limits });
  const queue = await pageSlotQueue(settings, slots);
  const arrived: string[] = [];
  const begun: string[] = [];
  const answers = new Map<string, () => void>();
  const work: Fetch = ({ url }) => {
    const { pathname } = new URL(url);
    begun.push(pathname);
    const answer = () => new Response(pathname === "/endless" ? endless() : `Here is ${pathname}.`);
    return new Promise((resolve) => answers.set(pathname, () => resolve(answer())));
  };
  const log = createLog("silent");
  const before = (next: Listener): Listener => {
    const wait = queue.middleware(next);
    return (request, response) => {
      arrived.push(request.url ?? "");
      return wait(request, response);
    };
  };
  const server = await listen({ fetch: queue.releaseAfter(work), settings, log, before });
  open.push(server);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    begun,
    hasArrived: (path: string) => expect.poll(() => arrived).toContain(path),
    ask: (path: string, from: string, method = "GET") =>
      fetch(url + path, { method, headers: { "x-forwarded-for": from } }),
    answer: async (path: string) => {
      await expect.poll(() => answers.has(path)).toBe(true);
      answers.get(path)?.();
    },
  };
}

test("gives the next slot to the network that holds the fewest, not to the first request", async () => {
  const { ask, answer, begun, hasArrived } = await serve({ slots: 2 });
  const paths = ["/1", "/2", "/3", "/4"];
  const flood = paths.map((path) => ask(path, "192.0.2.1"));
  for (const path of paths) await hasArrived(path);
  // Of one /64, which is one network.
  const visitors = [ask("/visitor", "2001:db8::1"), ask("/neighbour", "2001:db8::2")];
  await hasArrived("/visitor");
  await hasArrived("/neighbour");
  await answer(begun[0] ?? "");
  await expect.poll(() => begun.length).toBe(3);
  expect(["/visitor", "/neighbour"]).toContain(begun[2]);
  for (let next = 1; next < 6; next++) {
    await expect.poll(() => begun.length).toBeGreaterThan(next);
    await answer(begun[next] ?? "");
  }
  for (const { status } of await Promise.all([...flood, ...visitors])) expect(status).toBe(200);
});

test("a refused request never reaches the app, and gets a message in the language of its path", async () => {
  const { ask, answer, begun, hasArrived } = await serve({ slots: 1, maxWait: 10 });
  const first = ask("/first", "192.0.2.1");
  await hasArrived("/first");
  const refused = await ask("/fr/search?q=a", "192.0.2.1");
  expect(refused.status).toBe(503);
  expect(await refused.text()).toMatch(
    /^Le site est très sollicité\. Veuillez réessayer dans quelques secondes\.\nRéférence\s:\s\w{12}\n$/,
  );
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    "content-language": "fr",
    "retry-after": "5",
    connection: "close",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  await answer("/first");
  expect((await first).status).toBe(200);
  expect(begun).toEqual(["/first"]);
});

test("a request whose client disconnects while it waits never reaches the app", async () => {
  const { ask, answer, begun, hasArrived, url } = await serve({ slots: 1, maxWaiting: 1 });
  const first = ask("/first", "192.0.2.1");
  await hasArrived("/first");
  const gone = connect(Number(new URL(url).port), "127.0.0.1");
  await once(gone, "connect");
  gone.write("GET /gone HTTP/1.1\r\nHost: site\r\n\r\n");
  await hasArrived("/gone");
  gone.destroy();
  const next = ask("/next", "192.0.2.1");
  await hasArrived("/next");
  await answer("/first");
  await answer("/next");
  for (const { status } of await Promise.all([first, next])) expect(status).toBe(200);
  expect(begun).toEqual(["/first", "/next"]);
});

test("a client that does not read its response holds no slot", async () => {
  const { ask, answer, begun, url } = await serve({ slots: 1 });
  const slow = connect(Number(new URL(url).port), "127.0.0.1").pause();
  slow.write("GET /endless HTTP/1.1\r\nHost: site\r\n\r\n");
  await answer("/endless");
  const next = ask("/next", "192.0.2.1");
  await answer("/next");
  expect((await next).status).toBe(200);
  expect(begun).toEqual(["/endless", "/next"]);
  slow.destroy();
});

test.each(["/search?q=a", "/nowhere", "/preview/token", "/desk/sign-in"])(
  "%s waits for a slot",
  async (path) => {
    const { ask, answer, begun, hasArrived } = await serve({ slots: 1 });
    const first = ask("/first", "192.0.2.1");
    await hasArrived("/first");
    const other = ask(path, "192.0.2.1");
    await hasArrived(path);
    expect(begun).toEqual(["/first"]);
    await answer("/first");
    await answer(path.replace(/\?.*/, ""));
    for (const { status } of await Promise.all([first, other])) expect(status).toBe(200);
  },
);

test.each([
  ["/health", "GET"],
  ["/images/a", "GET"],
  ["/media/a", "GET"],
  ["/social/home.png", "GET"],
  ["/fr/social/home.png", "GET"],
  ["/contact", "POST"],
])("%s (%s) needs no slot", async (path, method) => {
  const { ask, answer, hasArrived } = await serve({ slots: 1 });
  const first = ask("/first", "192.0.2.1");
  await hasArrived("/first");
  const other = ask(path, "192.0.2.1", method);
  await answer(path);
  expect((await other).status).toBe(200);
  await answer("/first");
  await first;
});
