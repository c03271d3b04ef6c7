import { Hono } from "hono";
import { expect, test } from "vitest";
import { slowAnswers, slowBy } from "./slow-answers.ts";

/** Requests an answer with this delay in seconds, and returns how long it took. */
function ask(app: Hono, seconds: number, signal?: AbortSignal) {
  const started = performance.now();
  return Promise.resolve(app.request(`/${seconds}`, { signal: signal ?? null })).then((response) => ({
    headers: response.headers,
    took: performance.now() - started,
  }));
}

function appWith(atOnce: number) {
  const app = new Hono();
  app.use(slowAnswers(atOnce));
  app.get("/:seconds", (context) => context.text("", 200, { [slowBy]: context.req.param("seconds") }));
  return app;
}

test("delays an answer as its header says, and removes the header", async () => {
  const { headers, took } = await ask(appWith(10), 0.2);
  expect(took).toBeGreaterThan(190);
  expect(headers.has(slowBy)).toBe(false);
});

test("sends answers immediately beyond the number that may wait", async () => {
  const app = appWith(2);
  const hungUp = new AbortController();
  const waiting = [ask(app, 600, hungUp.signal), ask(app, 600, hungUp.signal)];
  await ask(app, 600);
  hungUp.abort();
  await Promise.all(waiting);
});

test("a client that disconnects makes room", async () => {
  const app = appWith(1);
  const hungUp = new AbortController();
  const first = ask(app, 600, hungUp.signal);
  hungUp.abort();
  await first;
  expect((await ask(app, 0.2)).took).toBeGreaterThan(190);
});
