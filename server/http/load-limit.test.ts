import { Hono } from "hono";
import { expect, test } from "vitest";
import { TooBusy } from "../limits/too-busy.ts";
import { loadLimit } from "./load-limit.ts";
import { fileSlots, postSlots } from "./request-limits.ts";

const { slots: maxPosts, maxWaiting: maxPostsWaiting } = postSlots;
const maxFiles = fileSlots.slots + fileSlots.maxWaiting;

function busyApp() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = new Hono().use(loadLimit(() => "192.0.2.1")).all("*", async (context) => {
    await released;
    return context.text("Here you are.");
  });
  app.onError((error, context) => context.text(String(error), error instanceof TooBusy ? 503 : 500));
  const ask = (method: string, count: number, signal?: AbortSignal, path = "/") =>
    Array.from({ length: count }, () => app.request(path, { method, ...(signal && { signal }) }));
  return { ask, release };
}

const statuses = async (answers: (Response | Promise<Response>)[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test("refuses files beyond the limit immediately, and does not make pages wait for files", async () => {
  const { ask, release } = busyApp();
  const files = ask("GET", maxFiles + 1, undefined, "/images/a");
  expect((await Promise.race(files)).status).toBe(503);
  const page = ask("GET", 1);
  release();
  const answered = await statuses([...page, ...files]);
  expect(answered.filter((status) => status === 200)).toHaveLength(1 + maxFiles);
});

test("makes posts wait for each other up to a limit, and does not make pages wait for posts", async () => {
  const { ask, release } = busyApp();
  const posts = ask("POST", maxPosts + maxPostsWaiting + 1);
  expect((await Promise.race(posts)).status).toBe(503);
  const page = ask("GET", 1);
  release();
  const answered = await statuses([...page, ...posts]);
  expect(answered.filter((status) => status === 200)).toHaveLength(1 + maxPosts + maxPostsWaiting);
});

test("a client that disconnects while waiting makes room for another", async () => {
  const { ask, release } = busyApp();
  const taken = ask("POST", maxPosts);
  const visitor = new AbortController();
  const waiting = ask("POST", maxPostsWaiting, visitor.signal);
  visitor.abort();
  await Promise.allSettled(waiting);
  const next = ask("POST", 1);
  release();
  expect(await statuses([...taken, ...next])).toEqual(Array(maxPosts + 1).fill(200));
});
