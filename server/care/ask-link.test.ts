import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askLink } from "./ask-link.ts";

const asked: string[] = [];
const handlers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/here": (response) => response.end("yes"),
  "/missing": (response) => response.writeHead(404).end(),
  "/gone": (response) => response.writeHead(410).end(),
  "/broken": (response) => response.writeHead(503).end(),
  "/members": (response) => response.writeHead(403).end(),
  "/no-head": (response, { method }) => response.writeHead(method === "HEAD" ? 405 : 200).end(),
  "/moved": (response) => response.writeHead(301, { location: "/here" }).end(),
  "/moved-away": (response) => response.writeHead(301, { location: "/missing" }).end(),
  "/round": (response) => response.writeHead(302, { location: "/round" }).end(),
  "/inside": (response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
  "/file": (response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/hangs-up": (response) => response.destroy(),
};
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`);
  handlers[request.url ?? ""]?.(response, request);
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

const userAgent = "Test-LinkCheck (+https://site.example)";
const isAllowed = (address: string) => address === "127.0.0.1";
const ask = (path: string) => askLink(url + path, { userAgent, isAllowed });

test.each([
  ["/here", { outcome: "found" }],
  ["/no-head", { outcome: "found" }],
  ["/moved", { outcome: "found" }],
  ["/members", { outcome: "unclear" }],
  ["/missing", { outcome: "gone", status: 404 }],
  ["/gone", { outcome: "gone", status: 410 }],
  ["/broken", { outcome: "gone", status: 503 }],
  ["/moved-away", { outcome: "gone", status: 404 }],
  ["/round", { outcome: "gone", status: 0 }],
  ["/hangs-up", { outcome: "gone", status: 0 }],
  ["/inside", { outcome: "private" }],
  ["/file", { outcome: "private" }],
])("%s is %j", async (path, expected) => {
  expect(await ask(path)).toEqual(expected);
});

test("asks with HEAD first, and says who asks", async () => {
  asked.length = 0;
  await ask("/no-head");
  expect(asked).toEqual([`HEAD /no-head ${userAgent}`, `GET /no-head ${userAgent}`]);
});

test("never connects to this machine, by number or by name, nor to an unusual port", async () => {
  asked.length = 0;
  const { port } = new URL(url);
  for (const address of [
    ...[
      `${url}/here`,
      `http://localhost:${port}/here`,
      `http://[::1]:${port}/`,
      `http://2130706433:${port}/`,
    ],
    ...[`http://0x7f.1:${port}/`, "http://localhost/", "https://127.0.0.1/", "http://8.8.8.8:22/"],
    ...["http://user:secret@example.org/", "http://169.254.169.254/latest/meta-data"],
  ])
    expect(await askLink(address, { userAgent }), address).toEqual({ outcome: "private" });
  expect(asked).toEqual([]);
});
