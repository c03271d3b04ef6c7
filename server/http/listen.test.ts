/** Real connections to a real server with small limits: what clients do that are slow, silent, greedy or gone. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import { readEnvironment } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { extendDuringUpload } from "./body-deadline.ts";
import { affordableConnections } from "./connections.ts";
import { type Listener, listen } from "./listen.ts";
import { connectionLimits } from "./request-limits.ts";

type Answer = (request: Request) => Response | Promise<Response>;

const opened: { destroy(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy();
});

async function serve(
  answer: Answer,
  limits: Partial<typeof connectionLimits> = {},
  before: (next: Listener) => Listener = (next) => next,
) {
  const { port, close } = await listen({
    fetch: answer,
    settings: readEnvironment({ PORT: "0", HOST: "127.0.0.1" }),
    log: createLog("silent"),
    before,
    limits: { ...connectionLimits, connectionsCheckingInterval: 20, ...limits },
  });
  opened.push({ destroy: () => void close() });
  return {
    url: `http://127.0.0.1:${port}`,
    async connect(bytes = ""): Promise<Client> {
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      opened.push(socket);
      await once(socket, "connect");
      socket.write(bytes);
      return clientOf(socket);
    },
  };
}

type Client = ReturnType<typeof clientOf>;

function clientOf(socket: Socket) {
  let received = "";
  let gone = false;
  socket.on("error", () => {});
  socket.on("close", () => {
    gone = true;
  });
  return {
    socket,
    received: () => received,
    read: () =>
      socket.setEncoding("latin1").on("data", (text) => {
        received += text;
      }),
    /** Whether the server has closed the connection completely: only then does it refuse our bytes. */
    isGone: () => {
      if (!gone) socket.write(" ");
      return gone;
    },
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const hello: Answer = (request) => new Response(`You asked for ${new URL(request.url).pathname}.`);
const never = () => new Promise<never>(() => {});

describe("a client that does not finish its request", () => {
  test.each([
    ["says nothing", ""],
    ["stops in the middle of the headers", "GET / HTTP/1.1\r\nHost: loc"],
    ["sends a header now and then", "GET / HTTP/1.1\r\n"],
    ["stops in the middle of the body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na"],
  ])("and %s gets 408, and its connection is closed", async (what, bytes) => {
    const site = await serve(async (request) => new Response(await request.text()), {
      headersTimeout: 200,
      requestTimeout: 300,
    });
    const client = await site.connect(bytes);
    client.read();
    const sending = setInterval(() => what.includes("now and then") && client.socket.write("X-A: b\r\n"), 20);
    await once(client.socket, "end");
    clearInterval(sending);
    expect(client.received()).toMatch(/^HTTP\/1.1 408 /);
    expect(client.received()).toContain("content-security-policy");
    await expect.poll(client.isGone).toBe(true);
  });
});

describe("a body that arrives slowly", () => {
  const body = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n";
  const read: Answer = async (request) => new Response(`${(await request.text()).length} bytes came.`);
  const limits = { requestTimeout: 300, answerTimeout: 400 };
  /** For three seconds, or until there is an answer. */
  async function sendSlowly(client: Client): Promise<string> {
    client.read();
    for (let sent = 0; sent < 200 && !client.received(); sent++) {
      client.socket.write("x".repeat(5));
      await delay(15);
    }
    await expect.poll(client.received).toMatch(/bytes came|^HTTP\/1.1 408 /);
    return client.received();
  }

  test("is cut off after its time", async () => {
    const site = await serve(read, limits);
    expect(await sendSlowly(await site.connect(body))).toMatch(/^HTTP\/1.1 408 /);
  });

  test("may take longer for an upload, as long as bytes arrive", async () => {
    const renewed = async (total: number) => {
      const site = await serve(read, limits, (next) => (request, response) => {
        extendDuringUpload(request, { idle: 2000, total });
        next(request, response);
      });
      return site.connect(body);
    };
    const silent = await renewed(60_000);
    silent.read();
    const [patient, endless] = await Promise.all([
      sendSlowly(await renewed(60_000)),
      sendSlowly(await renewed(1000)),
      expect.poll(silent.received).toMatch(/^HTTP\/1.1 408 /),
    ]);
    expect(patient).toMatch(/^HTTP\/1.1 200 .*1000 bytes came/s);
    expect(endless).toMatch(/^HTTP\/1.1 408 /);
  });
});

test("refuses bytes that are not HTTP, and closes the connection", async () => {
  const site = await serve(hello);
  const client = await site.connect("hello\r\n\r\n");
  client.read();
  await once(client.socket, "end");
  expect(client.received()).toMatch(/^HTTP\/1.1 400 /);
  await expect.poll(client.isGone).toBe(true);
});

describe("a client", () => {
  const size = 32 * 1024 * 1024;
  const large = () => {
    let aborted = false;
    const answer: Answer = ({ signal }) => {
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      return new Response(new Uint8Array(size));
    };
    return { answer, wasAborted: () => aborted };
  };
  /** Takes a piece of the answer every 20 ms. */
  async function readSlowly({ socket }: Client, piece: number) {
    let bytes = 0;
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      if (bytes % piece < chunk.length) socket.pause();
    });
    const reading = setInterval(() => socket.resume(), 20);
    await once(socket, "close");
    clearInterval(reading);
    return bytes;
  }

  test("that does not read its answer is disconnected", async () => {
    const { answer, wasAborted } = large();
    const site = await serve(answer, { stalledTimeout: 200 });
    const client = await site.connect(get("/"));
    client.socket.pause();
    await expect.poll(wasAborted).toBe(true);
  });

  test("that reads its answer slowly gets all of it", async () => {
    const site = await serve(large().answer, { stalledTimeout: 1000, keepAliveTimeout: 100 });
    const client = await site.connect(get("/"));
    client.socket.once("end", () => client.socket.end());
    expect(await readSlowly(client, 256 * 1024)).toBeGreaterThan(size);
  });

  test("that never finishes reading is disconnected", async () => {
    const { answer, wasAborted } = large();
    const site = await serve(answer, { answerTimeout: 600 });
    void readSlowly(await site.connect(get("/")), 1024);
    await expect.poll(wasAborted).toBe(true);
  });
});

describe("a server that drains", () => {
  const serveBehindProxy = async (trustProxy: string) => {
    const settings = readEnvironment({ PORT: "0", HOST: "127.0.0.1", TRUST_PROXY: trustProxy });
    const server = await listen({ fetch: hello, settings, log: createLog("silent") });
    opened.push({ destroy: () => void server.drain(0) });
    const socket = connect({ port: server.port, host: "127.0.0.1" });
    opened.push(socket);
    const client = clientOf(socket);
    client.read();
    socket.write(get("/first"));
    await expect.poll(client.received).toContain("You asked for /first.");
    return { server, client };
  };

  test("leaves an idle connection to the proxy, and closes it after the next answer", async () => {
    const { server, client } = await serveBehindProxy("on");
    const ended = once(client.socket, "close");
    const drained = server.drain(60_000);
    // It had time to close the connection, as it does without a proxy.
    await eventLoopTurns();
    client.socket.write(get("/second"));
    await ended;
    expect(client.received()).toMatch(
      /connection: keep-alive.*connection: close.*You asked for \/second\./is,
    );
    await drained;
  });

  test("waits no longer than its limit for the proxy", async () => {
    const { server, client } = await serveBehindProxy("on");
    const ended = once(client.socket, "close");
    await server.drain(50);
    await ended;
  });

  test("closes idle connections without a proxy, because browsers open another one", async () => {
    const { server, client } = await serveBehindProxy("off");
    const ended = once(client.socket, "close");
    await server.drain(60_000);
    await ended;
  });
});

describe("when the limit of connections is reached", () => {
  const crowd = (site: Awaited<ReturnType<typeof serve>>, bytes: string) =>
    Promise.all(Array.from({ length: 40 }, () => site.connect(bytes)));

  test.each([
    ["silent connections", ""],
    ["connections with half a request", "GET / HTTP/1.1\r\nHost:"],
    ["connections with half a body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na"],
    ["idle connections", get("/")],
  ])("%s give way to a genuine visitor", async (_, bytes) => {
    const site = await serve(async (request) => new Response(await request.text()), { maxConnections: 5 });
    const clients = await crowd(site, bytes);
    expect((await fetch(site.url)).status).toBe(200);
    const open = async () => clients.filter((client) => !client.isGone()).length;
    await expect.poll(open).toBeLessThanOrEqual(5);
  });

  test("a new connection does not, if another client keeps us waiting", async () => {
    const site = await serve(async (request) => new Response(await request.text()), {
      maxConnections: 5,
      notIdleFor: 60_000,
    });
    const half = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na";
    const [oldest] = await Promise.all(Array.from({ length: 4 }, () => site.connect(half)));
    const parsed = await site.connect(get("/"));
    parsed.read();
    // The server has read the others, too, by the time this one is answered.
    await expect.poll(parsed.received).toMatch(/^HTTP\/1.1 200 /);
    parsed.socket.destroy();
    const opened = await site.connect();
    await site.connect(half);
    opened.read();
    opened.socket.write(get("/"));
    await expect.poll(opened.received).toMatch(/^HTTP\/1.1 200 /);
    await expect.poll(() => oldest?.isGone()).toBe(true);
  });

  test("clients that wait for a response do not", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    const site = await serve(
      async () => {
        asked++;
        await released;
        return new Response("Here you are.");
      },
      { maxConnections: 5 },
    );
    const waiting = Array.from({ length: 5 }, () => fetch(site.url));
    await expect.poll(() => asked).toBe(5);
    await expect(fetch(site.url)).rejects.toThrow();
    release();
    for (const answer of await Promise.all(waiting)) expect(await answer.text()).toBe("Here you are.");
  });
});

test.each([
  [300, 120],
  [1024, 409],
  [1_000_000, 1000],
  [Number.NaN, 1000],
])("of %d files the process may open, %d may be connections", (files, connections) => {
  expect(affordableConnections(1000, files)).toBe(connections);
});

describe("requests sent on one connection without waiting for the answers", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => get(`/${index}`)).join("");

  test("are answered in order, one after the other", async () => {
    let atOnce = 0;
    let most = 0;
    const site = await serve(async (request) => {
      most = Math.max(most, ++atOnce);
      await delay(1);
      atOnce--;
      return hello(request);
    });
    const client = await site.connect(many(10));
    client.read();
    const answered = () => client.received().match(/(?<=asked for )\/\d+/g);
    await expect.poll(answered).toEqual(Array.from({ length: 10 }, (_, index) => `/${index}`));
    expect(most).toBe(1);
  });

  test.each([12, 400, 20_000])("are refused if there are %d", async (count) => {
    let begun = 0;
    const site = await serve(() => {
      begun++;
      return never();
    });
    const client = await site.connect(many(count));
    client.read();
    await expect.poll(client.isGone).toBe(true);
    expect(client.received()).toMatch(/^(?:HTTP\/1.1 503 |$)/);
    expect(begun).toBe(1);
  });

  /** Counts the requests that Node parses. */
  function countParsed() {
    let parsed = 0;
    const count = () => {
      parsed++;
    };
    subscribe("http.server.request.start", count);
    opened.push({ destroy: () => void unsubscribe("http.server.request.start", count) });
    return () => parsed;
  }

  test("are not even parsed once the connection is refused", async () => {
    const parsed = countParsed();
    const site = await serve(never);
    // All of them come in one or two pieces.
    const client = await site.connect(many(2000));
    client.read();
    await expect.poll(client.isGone).toBe(true);
    expect(parsed()).toBeLessThan(20);
  });

  test("are not read while an earlier one waits, and all get a response", async () => {
    const released = Promise.withResolvers<void>();
    const parsed = countParsed();
    const site = await serve(async (request) => {
      if (request.url.endsWith("/another")) return hello(request);
      await released.promise;
      return new Response(
        `You sent ${(await request.text()).length} bytes to ${new URL(request.url).pathname}.`,
      );
    });
    const client = await site.connect(get("/1") + get("/2"));
    client.read();
    await expect.poll(parsed).toBe(2);
    const body = "x".repeat(200_000);
    const post = `POST /4 HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    client.socket.write(get("/3") + post + get("/5"));
    // What came before these has been read by the time they are answered.
    for (let times = 0; times < 3; times++) await fetch(`${site.url}/another`);
    expect(parsed()).toBe(5);
    released.resolve();
    const answered = () => client.received().match(/(?<=You sent )\d+ bytes to \/\d+/g);
    await expect
      .poll(answered)
      .toEqual(["0 bytes to /1", "0 bytes to /2", "0 bytes to /3", "200000 bytes to /4", "0 bytes to /5"]);
  });

  test("are dropped when the client disconnects", async () => {
    const begun: Request[] = [];
    const site = await serve((request) => {
      if (request.url.endsWith("/another")) return hello(request);
      begun.push(request);
      return never();
    });
    const client = await site.connect(many(8));
    await expect.poll(() => begun.length).toBe(1);
    client.socket.destroy();
    await expect.poll(() => begun[0]?.signal.aborted).toBe(true);
    expect((await fetch(`${site.url}/another`)).status).toBe(200);
    expect(begun.length).toBe(1);
  });
});
