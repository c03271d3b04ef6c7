import { Hono } from "hono";
import { expect, test } from "vitest";
import { slowAnswers, slowBy } from "./slow-answers.ts";

/** Asks for an answer that waits for so many seconds, and says how long it took. */
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

test("an answer waits as long as it says, and does not say it to its reader", async () => {
  const { headers, took } = await ask(appWith(10), 0.2);
  expect(took).toBeGreaterThan(190);
  expect(headers.has(slowBy)).toBe(false);
});

test("beyond a number of them, answers are sent at once", async () => {
  const app = appWith(2);
  const hungUp = new AbortController();
  const waiting = [ask(app, 600, hungUp.signal), ask(app, 600, hungUp.signal)];
  await ask(app, 600);
  hungUp.abort();
  await Promise.all(waiting);
});

test("whoever hangs up makes room", async () => {
  const app = appWith(1);
  const hungUp = new AbortController();
  const first = ask(app, 600, hungUp.signal);
  hungUp.abort();
  await first;
  expect((await ask(app, 0.2)).took).toBeGreaterThan(190);
});
