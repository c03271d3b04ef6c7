/** What an operator sees of the site from outside: metrics, and the id of each request. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { type RunningSite, startSite } from "../site.ts";
import { rawRequest } from "./raw-request.ts";

const token = "a-token-for-this-test";
let site: RunningSite;
let trusting: RunningSite;
beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: token, HSTS_SUBDOMAINS: "on", SITE_URL: "https://example.org" });
  trusting = await startSite({ TRUST_PROXY: "on" });
});
afterAll(() => Promise.all([site.stop(), trusting.stop()]));

const metrics = (authorization?: string, { url } = site) =>
  fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} });

describe("/metrics", () => {
  test.each([undefined, "Bearer wrong", `Bearer ${token}x`, `Basic ${token}`, token, "Bearer "])(
    "does not exist for %s",
    async (authorization) => {
      const answer = await metrics(authorization);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).not.toContain("site_");
    },
  );

  test("does not exist if no token is set", async () => {
    expect((await metrics("Bearer ", trusting)).status).toBe(404);
    expect((await metrics("Bearer undefined", trusting)).status).toBe(404);
  });

  test("counts requests by route and status, in the format of Prometheus", async () => {
    await fetch(`${site.url}/about`);
    await fetch(`${site.url}/about?secret=1`);
    await fetch(`${site.url}/news/no-such-item`);
    const answer = await metrics(`Bearer ${token}`);
    expect(answer.headers.get("content-type")).toContain("version=0.0.4");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).toMatch(/_count\{worker="0",route="\/about",status="2xx"\} 2\n/);
    expect(text).toMatch(/_bucket\{worker="0",route="\/news\/:id",status="4xx",le="\+Inf"\} 1\n/);
    expect(text).not.toMatch(/secret|no-such-item/);
    for (const name of [
      "mail_oldest_seconds",
      "encoding_waiting",
      "disk_free_bytes",
      "event_loop_delay_seconds",
    ])
      expect(text).toContain(`site_${name}`);
    expect(text).toMatch(/site_info\{version="[\d.]+",release="[^"]+",schema="\d{4}-[\w-]+"\} 1\n/);
    const wrong = text
      .split("\n")
      .filter((line) => !/^(?:# (?:HELP|TYPE) .*|[a-z_]+(?:\{[^}]*\})? -?[\d.e+-]+|)$/.test(line));
    expect(wrong).toEqual([]);
  });

  test("is also on a port of its own, which is not open otherwise and serves nothing else", async () => {
    const port = await freePort();
    const watched = await startSite({ METRICS_PORT: String(port) });
    onTestFinished(async () => void (await watched.stop()));
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await expect
      .poll(() =>
        get("/metrics").then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(await (await get("/metrics")).text()).toContain("site_info{");
    for (const path of ["/", "/desk", "/metrics/x"]) expect((await get(path)).status, path).toBe(404);
    expect((await metrics(undefined, watched)).status).toBe(404);
    await watched.stop();
    await expect(get("/metrics")).rejects.toThrow();
  });
});

describe("the id of a request", () => {
  const ids = async (path: string) => (await fetch(site.url + path)).headers.get("x-request-id");

  test.each(["/", "/no-such-page", "/favicon.ico", "/health", "/desk"])(
    "is in the header of %s and in the log, and differs each time",
    async (path) => {
      const [one, other] = [await ids(path), await ids(path)];
      expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
      expect(other).not.toBe(one);
      await expect.poll(() => site.output()).toContain(`"requestId":"${one}"`);
    },
  );

  const idFor = async (header: string, { url } = trusting) =>
    /^x-request-id: (.*)\r$/im.exec(
      await rawRequest(
        url,
        `GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Request-Id: ${header}\r\n\r\n`,
      ),
    )?.[1];

  test("is kept if a trusted proxy sends a valid one", async () => {
    expect(await idFor("0b9f1c66-7d5e-4c6f-9f0a-3d2b1a000001")).toBe("0b9f1c66-7d5e-4c6f-9f0a-3d2b1a000001");
    expect(await idFor("0b9f1c66-7d5e-4c6f-9f0a-3d2b1a000001", site)).toMatch(/^\w{12}$/);
  });

  test.each([
    "short",
    "x".repeat(65),
    '"}{"level":"error',
    "a\tb\tc\td\te",
    "id\xff\xfe\xfd\xfc\xfb",
    "../../../etc/passwd",
    "",
  ])("replaces one that is not: %j", async (odd) => expect(await idFor(odd)).toMatch(/^[0-9a-z]{12}$/));
});

test("HSTS includes subdomains only if that is set", async () => {
  const { headers } = await fetch(site.url);
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
});
