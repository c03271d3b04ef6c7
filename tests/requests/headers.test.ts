import { createHash } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compress } from "../../server/http/compress.ts";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe("every response has the security headers", () => {
  test.each(["/", "/news", "/no-such-page", "/news/no-such-id", "/health", "/favicon.ico", "/news/%00"])(
    "%s",
    async (path) => {
      const { headers } = await fetch(site.url + path);
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(headers.get("content-security-policy")).not.toMatch(/unsafe/);
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.has("strict-transport-security")).toBe(false);
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );
});

test("the desk, and only the desk, is cut off from the window that opened it", async () => {
  const openerPolicy = async (path: string) =>
    (await fetch(site.url + path)).headers.get("cross-origin-opener-policy");
  for (const path of ["/desk", "/desk/sign-in", "/desk/no-such-page"])
    expect(await openerPolicy(path)).toBe("same-origin");
  for (const path of ["/", "/contact", "/news?q=x", "/desks"]) expect(await openerPolicy(path)).toBeNull();
});

test("sends HSTS if SITE_URL is https", async () => {
  const secure = await startSite({ SITE_URL: "https://example.org" });
  const { headers } = await fetch(secure.url);
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  await secure.stop();
});

test("lists each inline script of a page by hash in the policy", async () => {
  const response = await fetch(`${site.url}/about`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const scripts = [...(await response.text()).matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, code = ""] of scripts.filter(([tag]) => !tag.includes("application/"))) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
});

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("compresses a page for a client that accepts %s", async (accepted, encoding) => {
  const response = await fetch(`${site.url}/about`, { headers: { "accept-encoding": accepted } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
  expect(await response.text()).toContain("</html>");
});

test("recompresses a page that is requested again as small as possible", async () => {
  const wastedBytes = async () => {
    const sent = await bodyOf(`${site.url}/faq`);
    return sent.length - (await compress(brotliDecompressSync(sent), "br", 11)).length;
  };
  expect(await wastedBytes()).toBeGreaterThan(100);
  await expect.poll(wastedBytes).toBeLessThanOrEqual(0);
});

async function bodyOf(url: string): Promise<Buffer> {
  const [response]: IncomingMessage[] = await once(
    get(url, { headers: { "accept-encoding": "br" } }),
    "response",
  );
  return response ? buffer(response) : Buffer.alloc(0);
}

test("answers HEAD like GET, without a body", async () => {
  for (const path of ["/", "/no-such-page", "/favicon.ico", "/health"]) {
    const [head, get] = await Promise.all([
      fetch(site.url + path, { method: "HEAD" }),
      fetch(site.url + path),
    ]);
    expect(head.status).toBe(get.status);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
  }
});
