/** Limits per client: excess requests are refused quickly and clearly, without affecting other visitors. */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../site.ts";
import { heldRequest } from "./held-request.ts";
import { rawRequest } from "./raw-request.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "error" });
});
afterAll(() => site.stop());

const form = "Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

// Concurrent, because the site keeps such a connection open for a second so that the client can read the answer.
describe.concurrent.each(["/low-data", "/contact", "/?index", "/about", "/no-such-page", "/health"])(
  "a post to %s",
  (path) => {
    test("is refused before its body is read if it declares more than 64 KB, and the connection is closed", async () => {
      const answer = await rawRequest(
        site.url,
        `POST ${path} HTTP/1.1\r\n${form}Content-Length: 250000000\r\n\r\na=1&`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close[\s\S]*too large to be sent/i);
      expect(answer).toContain("content-security-policy: default-src 'none'");
    });

    test("is refused after 64 KB if it declares no length, and the connection is closed", async () => {
      const answer = await endlessPost(path);
      expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close[\s\S]*too large to be sent/i);
    });

    test("is refused without “100 Continue” if it declares more than 64 KB", async () => {
      const answer = await rawRequest(
        site.url,
        `POST ${path} HTTP/1.1\r\n${form}Content-Length: 65537\r\nExpect: 100-continue\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
    });
  },
);

/** Sends chunks for as long as the server accepts them; resolves with the answer when the server closes the connection. */
function endlessPost(path: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const chunk = `4000\r\n${"a=1&".repeat(0x1000)}\r\n`;
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST ${path} HTTP/1.1\r\n${form}Transfer-Encoding: chunked\r\n\r\n`);
      send();
    });
    const send = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on("drain", send);
    socket.setTimeout(10_000, () => socket.destroy(new Error("The server goes on reading.")));
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
    });
    socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
    socket.on("close", () => resolve(answer));
  });
}

test("accepts a form of 64 KB", async () => {
  const body = "choice=on&back=%2Fabout&".padEnd(64 * 1024, "a");
  const response = await fetch(`${site.url}/low-data`, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/about"]);
});

test.concurrent.each(["/about", "/favicon.ico", "/health", "/news?q=model"])(
  "does not read the body of a GET request: %s",
  async (path) => {
    const answer = await rawRequest(
      site.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 250000000\r\n\r\na=1&`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i);
  },
);

test("refuses a post to a file without reading it", async () => {
  const answer = await rawRequest(
    site.url,
    `POST /favicon.ico HTTP/1.1\r\n${form}Content-Length: 250000000\r\n\r\na=1&`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 405 [\s\S]*connection: close/i);
});

test("asks most of 500 simultaneous posts to try again later, without delaying pages", async () => {
  let rendered = 0;
  const post = async () => {
    const body = new URLSearchParams({ name: "A visitor", email: "nobody" });
    const answer = await fetch(`${site.url}/contact`, { method: "POST", body });
    if (answer.status === 422) rendered++;
    return answer;
  };
  const posts = Array.from({ length: 500 }, post);
  expect((await fetch(`${site.url}/news?q=held-up`)).status).toBe(200);
  expect(rendered).toBeLessThan(200);

  const refused = (await Promise.all(posts)).filter(({ status }) => status !== 422);
  expect(rendered).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("go back (your text is still there)");
  }
});

test("does not let slow senders delay pages or other posts", async () => {
  const body = "name=A+visitor&email=nobody";
  const held = await Promise.all(Array.from({ length: 100 }, () => heldRequest(site.url, "/contact", body)));
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const post = await fetch(`${site.url}/contact`, { method: "POST", body, headers });
  const page = await fetch(`${site.url}/news?q=slow`);
  expect([post.status, page.status]).toEqual([422, 200]);
  for (const { finish } of held) expect(await finish()).toMatch(/^HTTP\/1.1 422 /);
});

describe("a malformed or forged request", () => {
  test.each([
    ["a fragment", "GET /about#1 HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["a fragment in the query", "GET /news?page=1#1 HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["a fragment after a whole address", "GET http://localhost/about#1 HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["no path", "GET about HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["an asterisk", "GET * HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["an asterisk for OPTIONS", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n", 405],
    ["a broken whole address", "GET http://[/about HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["another scheme", "GET ftp://localhost/about HTTP/1.1\r\nHost: localhost\r\n", 400],
    ["two hosts", "GET /about HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n", 400],
    ["the same host twice", "GET /about HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n", 400],
    ["an unknown expectation", "GET /about HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n", 417],
  ])("%s", async (_, head, status) => {
    const answer = await rawRequest(site.url, `${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });
});

describe("an unusual but valid request", () => {
  test.each([
    ["a whole address", "GET http://localhost/about HTTP/1.1\r\nHost: localhost\r\n", "</html>"],
    ["a whole address in capitals", "GET HTTP://LOCALHOST/about HTTP/1.1\r\nHost: localhost\r\n", "</html>"],
    [
      "the whole address of a file",
      "GET http://localhost/robots.txt HTTP/1.1\r\nHost: localhost\r\n",
      "User-agent",
    ],
    [
      "an offer of another protocol",
      "GET /about HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n",
      "</html>",
    ],
  ])("%s is answered", async (_, head, text) => {
    const answer = await rawRequest(site.url, `${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(text);
  });

  test("closes the connection on CONNECT", async () => {
    expect(await rawRequest(site.url, "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n")).toBe("");
  });
});

test.each([
  ["application/json", '{"choice":"on"}', 415],
  ["text/plain", "choice=on", 415],
  ["", "choice=on", 415],
  ["multipart/form-data", "choice=on", 400],
  ["multipart/form-data; boundary=x", "no boundary here", 400],
])("a choice of low data sent as %j is refused with a sentence", async (type, body, status) => {
  const answer = await fetch(`${site.url}/low-data`, {
    method: "POST",
    body: new TextEncoder().encode(body),
    headers: type ? { "content-type": type } : {},
    redirect: "manual",
  });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(/^[A-Z][\w\s,:'-]+\.\n$/);
  expect(answer.headers.has("set-cookie")).toBe(false);
});
