/** A stopping site reports that it is not ready, finishes pending requests, and exits within ten seconds. */
import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startSiteProcess } from "../site.ts";
import { heldRequest } from "./held-request.ts";

test("answers every pending page before the process ends", async () => {
  const site = await startSiteProcess({ LOG_LEVEL: "error" });
  // Searches are never cached: each is rendered, and most wait for their turn.
  const waiting = Array.from({ length: 30 }, (_, index) => fetch(`${site.url}/search?q=word-${index}`));
  // After one answer, the site has read the others too: on a busy machine the signal could overtake them.
  await Promise.race(waiting);
  const stopped = site.stop();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  for (const answer of answers) expect(await answer.text()).toContain("</html>");
  expect(await stopped).toBe(0);
});

test("reports “not ready” on /health before the port closes, and closes each connection after its last answer", async () => {
  const site = await startSiteProcess({ LOG_LEVEL: "error" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [response] = await once(get(`${site.url}/health`, { agent }), "response");
    return {
      status: response.statusCode,
      connection: response.headers.connection,
      body: await text(response),
    };
  };
  expect(await ask()).toEqual({ status: 200, connection: "keep-alive", body: '{"live":true,"ready":true}' });
  const held = await heldRequest(site.url, "/contact", "name=A+visitor");
  const stopped = site.stop();
  await expect
    .poll(ask, { interval: 20 })
    .toEqual({ status: 503, connection: "close", body: '{"live":true,"ready":false}' });
  expect(await held.finish()).toMatch(/^HTTP\/1.1 422 /);
  expect(await stopped).toBe(0);
  agent.destroy();
});

test("is not delayed by unfinished requests or an unresponsive mail server", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const site = await startSiteProcess({
    LOG_LEVEL: "error",
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  const connected = once(silent, "connection");
  const body = new URLSearchParams({ name: "A", email: "a@example.org", subject: "S", message: "M" });
  await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" });
  await connected;
  await heldRequest(site.url, "/contact", "name=A+visitor");

  const asked = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  silent.close();
});
