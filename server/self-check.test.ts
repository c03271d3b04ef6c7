import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { selfCheck } from "./self-check.ts";

test.each([
  [{ "/health": 200, "/": 200 }, undefined],
  [{ "/health": 200, "/": 307 }, undefined],
  [{ "/health": 200, "/": 500 }, "The worker answers on / (Home) with status 500."],
  [{ "/health": 200, "/": 0 }, "The worker answers on / (Home) with status 0."],
  [{ "/health": 503, "/": 200 }, "The worker answers on /health with status 503."],
])("%o", async (answers: Record<string, number>, problem) => {
  const server = createServer((request, response) => {
    const status = answers[request.url ?? ""];
    if (status) response.writeHead(status).end("An answer");
    else response.destroy();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  expect(await selfCheck((server.address() as AddressInfo).port)).toBe(problem);
});
