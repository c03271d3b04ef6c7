import { beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, sharedSite } from "../site.ts";
import { rawRequest } from "./raw-request.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});

const close = "Host: localhost\r\nConnection: close\r\n\r\n";

describe("a malformed request is answered properly, and the site keeps running", () => {
  test.each([
    ["a bad encoding", `GET /news/%E0%A4%A HTTP/1.1\r\n${close}`, 400],
    ["a lone percent sign", `GET /% HTTP/1.1\r\n${close}`, 400],
    ["a NUL in the path", `GET /news/%00 HTTP/1.1\r\n${close}`, 400],
    ["a raw NUL", `GET /news/\0 HTTP/1.1\r\n${close}`, 400],
    ["a NUL in the query", `GET /news?q=a%00b HTTP/1.1\r\n${close}`, 200],
    ["a bad encoding in the query", `GET /news?q=%E0%A4%A HTTP/1.1\r\n${close}`, 200],
    ["a path that climbs", `GET /../../etc/passwd HTTP/1.1\r\n${close}`, 404],
    ["an encoded path that climbs", `GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${close}`, 404],
    ["100 KB of headers", `GET / HTTP/1.1\r\nX-Long: ${"a".repeat(100_000)}\r\n${close}`, 431],
    ["an unknown method", `BREW / HTTP/1.1\r\n${close}`, 400],
    ["a method the site does not have", `DELETE / HTTP/1.1\r\n${close}`, 405],
    ["TRACE", `TRACE / HTTP/1.1\r\n${close}`, 405],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a bad host", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["what is not HTTP", "hello\r\n\r\n", 400],
  ])("%s", async (_, bytes, status) => {
    const answer = await rawRequest(site.url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/ at .*\.(?:ts|js):\d+/);
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect((await fetch(`${site.url}/health`)).status).toBe(200);
  });

  // Node takes such a request for complete at once: see optimizeEmptyRequests in server/http/listen.ts.
  test.each([
    ["a form", "/contact", 422],
    ["a form with a type", "/contact", 422, "Content-Type: application/x-www-form-urlencoded\r\n"],
    [
      "an upload by a stranger",
      "/desk/media/whole",
      403,
      "Content-Type: multipart/form-data; boundary=a\r\n",
    ],
  ])("%s without a body", async (_, path, status, type = "") => {
    const answer = await rawRequest(site.url, `POST ${path} HTTP/1.1\r\n${type}${close}`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  });

  test("a very long query is answered like any other", async () => {
    const response = await fetch(`${site.url}/news?q=${"x".repeat(10_000)}`);
    expect(response.status).toBe(200);
  });
});
