/** Floods of pages that are rendered for each request. Honest visitors request some too: see honest-visitor.ts. */
import { type Attack, openSocket, tally } from "../attack.ts";
import { floodFor } from "../flood-client.ts";

const seconds = 8;

const flood = (name: string, path: string, connections = 60, reconnects = false): Attack => ({
  name,
  run: ({ url }) => floodFor({ url, paths: [path], connections, reconnects, seconds }),
});

/** The same through a trusted proxy, which may use one connection for several visitors. */
function floodBehindProxy(name: string, path: string): Attack {
  const attacker = "198.51.100.1";
  return {
    name: `${name}, behind a proxy`,
    environment: () => ({ TRUST_PROXY: "on" }),
    behindProxy: { attacker },
    run: ({ url }) => floodFor({ url, paths: [path], connections: 60, seconds, forwardedFor: attacker }),
  };
}

/** Sends this many requests in one go, and resolves when the site has closed the connection. */
function pipeline(url: string, path: string, count: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(url);
    let answers = 0;
    socket.setEncoding("latin1").on("data", (text) => {
      answers += String(text).match(/HTTP\/1\.1 \d/g)?.length ?? 0;
    });
    socket.on("close", () => resolve(`closed after ${answers}`));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(count));
  });
}

const pipelined = (path: string): Attack => ({
  name: `135,000 pipelined requests for ${path} on 50 connections`,
  run: async ({ url }) => {
    const end = performance.now() + seconds * 1000;
    const results: string[] = [];
    do results.push(...(await Promise.all(Array.from({ length: 50 }, () => pipeline(url, path, 2700)))));
    while (performance.now() < end);
    return tally(results);
  },
});

export const renderingAttacks: Attack[] = [
  flood("sixty connections on one search", "/search?q=zz"),
  flood("sixty connections on distinct searches", "/search?q=word-#"),
  flood("sixty connections on one missing address", "/nowhere"),
  flood("sixty connections on distinct missing addresses", "/nowhere/#"),
  // Each of these could be a page that staff have added.
  flood("sixty connections on distinct missing addresses directly below the site's", "/nowhere-#"),
  flood("sixty connections on distinct missing addresses, a new one each time", "/nowhere/#", 60, true),
  flood("sixty connections on the desk's sign-in page", "/desk/sign-in?next=#"),
  flood("300 connections on distinct searches", "/search?q=word-#", 300),
  flood("100 connections on a cached page", "/about", 100),
  floodBehindProxy("sixty connections on one search", "/search?q=zz"),
  floodBehindProxy("sixty connections on distinct missing addresses", "/nowhere/#"),
  pipelined("/about"),
  pipelined("/search?q=zz"),
];
