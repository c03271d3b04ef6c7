import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "../process/log.ts";
import { healthOf } from "./health.ts";

function watch(check: () => Promise<unknown>, times: { deadline?: number; freshFor?: number } = {}) {
  const lines: string[] = [];
  const health = healthOf({ check, log: createLog("info", (line) => lines.push(line)), ...times });
  const app = new Hono().get("/health", health.answer);
  const ask = async () => {
    const response = await app.request("/health");
    return [response.status, await response.json()];
  };
  return { ask, stop: health.stop, lines };
}

const ready = [200, { live: true, ready: true }];
const notReady = [503, { live: true, ready: false }];

test("shares one check between concurrent and closely following requests", async () => {
  let checks = 0;
  const { ask } = watch(async () => {
    checks++;
  });
  expect(await Promise.all(Array.from({ length: 200 }, ask))).toEqual(Array(200).fill(ready));
  expect(await ask()).toEqual(ready);
  expect(checks).toBe(1);
});

test("checks again later, reports the result, and logs each change once", async () => {
  let broken = true;
  const { ask, lines } = watch(() => (broken ? Promise.reject(new Error("No room.")) : Promise.resolve()), {
    freshFor: 0,
  });
  expect(await ask()).toEqual(notReady);
  await expect.poll(ask).toEqual(notReady);
  broken = false;
  await expect.poll(ask).toEqual(ready);
  expect(lines.map((line) => JSON.parse(line).message)).toEqual([
    "The site is not ready",
    "The site is ready again",
  ]);
  expect(lines[0]).toContain("No room.");
});

test('reports "not ready" if the check does not finish', async () => {
  const { ask } = watch(() => new Promise(() => {}), { deadline: 20 });
  expect(await ask()).toEqual(notReady);
});

test('reports "not ready" while stopping, whatever the check says', async () => {
  const { ask, stop } = watch(async () => {});
  expect(await ask()).toEqual(ready);
  stop();
  expect(await ask()).toEqual(notReady);
});
