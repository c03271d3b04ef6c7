import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bufferMemory } from "../../tests/memory.ts";
import { startS3Server } from "../../tests/s3-server.ts";
import { createLog } from "../process/log.ts";
import { openS3Store } from "./s3-store.ts";
import { type MediaStore, StoreProblem } from "./store.ts";

let server: Awaited<ReturnType<typeof startS3Server>>;
let folder: string;
let store: MediaStore;

const lines: string[] = [];
const log = createLog("debug", (line) => lines.push(line));
const open = (url: string, timeout?: number) => openS3Store(url, log, timeout);

beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), "s3 store-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
  store = open(server.url);
});

const bytesOf = async (key: string, range?: { start: number; end: number }) => {
  const found = await store.read(key, range);
  return found && { told: found.bytes, bytes: await buffer(found.stream) };
};
async function everything<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const all = async (prefix?: string) => (await everything(store.list(prefix))).map(({ key }) => key);
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => error,
  );

/** A proxy between the site and the storage, which simulates network failures. */
async function startProxy(meet: (client: Socket, storage: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const storage = connect(server.port, "127.0.0.1");
    for (const socket of [client, storage]) sockets.push(socket.on("error", () => {}));
    meet(client, storage);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => proxy.close(resolve));
  });
  return server.url.replace(`:${server.port}/`, `:${(proxy.address() as AddressInfo).port}/`);
}

describe("a stored object", () => {
  test("is read unchanged, as a whole or in part, until it is removed", async () => {
    await store.put("3f2a/640.webp", Buffer.from("0123456789"), "image/webp");
    expect(await bytesOf("3f2a/640.webp")).toEqual({ told: 10, bytes: Buffer.from("0123456789") });
    expect(await bytesOf("3f2a/640.webp", { start: 2, end: 4 })).toEqual({
      told: 3,
      bytes: Buffer.from("234"),
    });
    expect(await bytesOf("3f2a/640.webp", { start: 0, end: 1 })).toEqual({
      told: 2,
      bytes: Buffer.from("01"),
    });

    await store.put("3f2a/640.webp", Buffer.from("another"), "image/webp");
    expect((await bytesOf("3f2a/640.webp"))?.bytes.toString()).toBe("another");

    await store.remove("3f2a/640.webp");
    expect(await store.read("3f2a/640.webp")).toBeUndefined();
    await store.remove("3f2a/640.webp");
  });

  test("may be empty", async () => {
    await store.put("nothing", new Uint8Array(), "text/plain");
    expect(await bytesOf("nothing")).toEqual({ told: 0, bytes: Buffer.alloc(0) });
  });

  test("may be a file of 12 MB", async () => {
    const content = randomBytes(12_000_000);
    const path = join(folder, "a photo.jpg");
    await writeFile(path, content);
    await store.put("large/original", { path }, "image/jpeg");
    const read = await bytesOf("large/original");
    expect(read?.told).toBe(12_000_000);
    expect(read?.bytes.equals(content)).toBe(true);
    const end = await bytesOf("large/original", { start: 11_999_990, end: 11_999_999 });
    expect(end?.bytes.equals(content.subarray(-10))).toBe(true);
  });

  test("may use every character that keys allow", async () => {
    const keys = ["abcdefghijklmnopqrstuvwxyz/0123456789", "a.b/-c-/d.", "f..", "-"];
    for (const key of keys) await store.put(key, Buffer.from(key), "text/plain");
    for (const key of keys) expect((await bytesOf(key))?.bytes.toString()).toBe(key);
    expect(await all()).toEqual(expect.arrayContaining(keys));
  });

  test.each(["", "/a", "a/", "a//b", "../a", "a/../b", ".", ".a", "a/.b", "A", "a b", "a?b", "a%2Fb", "é"])(
    "cannot have the invalid key %o",
    async (key) => {
      await expect(store.put(key, Buffer.from("a"), "text/plain")).rejects.toThrow(
        "Not a key of the media store",
      );
      await expect(store.read(key)).rejects.toThrow("Not a key of the media store");
      await expect(store.remove(key)).rejects.toThrow("Not a key of the media store");
    },
  );

  test("is sent with its type, its length and the hash of its content", async () => {
    let heard = "";
    const url = await startProxy((client, storage) => {
      client.on("data", (chunk) => {
        heard += chunk.toString("latin1");
      });
      client.pipe(storage).pipe(client);
    });
    await open(url).put("typed.pdf", Buffer.from("%PDF"), "application/pdf");
    expect(heard).toMatch(/^PUT \/media\/typed\.pdf HTTP/);
    expect(heard).toMatch(/^content-type: application\/pdf\r$/im);
    expect(heard).toMatch(/^content-length: 4\r$/im);
    expect(heard).not.toMatch(/transfer-encoding/i);
    const hash = createHash("sha256").update("%PDF").digest("hex");
    expect(heard).toMatch(new RegExp(`^x-amz-content-sha256: ${hash}\r$`, "im"));
    expect(heard).toMatch(/SignedHeaders=[a-z0-9;-]*x-amz-content-sha256/);
  });
});

describe("a list", () => {
  test("has all objects with sizes and dates, from pages of a thousand", async () => {
    const keys = Array.from({ length: 1100 }, (_, n) => `many/${String(n).padStart(4, "0")}`);
    await mkdir(join(server.bucketFolder, "many"));
    for (const key of keys) await writeFile(join(server.bucketFolder, `${key}._S3rver_object`), key);
    expect((await all("many/")).sort()).toEqual(keys);
    expect((await all("many/00")).sort()).toEqual(keys.slice(0, 100));
    expect(await all("none/")).toEqual([]);

    const [first] = await everything(store.list("many/0000"));
    expect(first?.bytes).toBe(9);
    expect(Math.abs(Number(first?.changedAt) - Date.now())).toBeLessThan(120_000);
  });
});

describe("memory", () => {
  test("grows by a tenth of the stored bytes at most", async () => {
    const path = join(folder, "large");
    await writeFile(path, new Uint8Array(30_000_000));
    const seen: number[] = [];
    const url = await startProxy((client, storage) => {
      let passed = 0;
      const look = (chunk: Buffer) => {
        passed += chunk.length;
        if (passed > (seen.length + 1) * 10_000_000) seen.push(bufferMemory());
      };
      client.on("data", look).pipe(storage).on("data", look).pipe(client);
    });
    const before = bufferMemory();
    await open(url).put("large/file", { path }, "application/octet-stream");
    const found = await open(url).read("large/file");
    let bytes = 0;
    for await (const chunk of found?.stream ?? []) bytes += chunk.length;
    expect(bytes).toBe(30_000_000);
    expect(seen.length).toBeGreaterThan(4);
    expect(Math.max(...seen) - before).toBeLessThan(3_000_000);
  });

  test("does not buffer content that is not read yet", async () => {
    await store.put("waiting", new Uint8Array(12_000_000), "application/octet-stream");
    let sent = 0;
    const url = await startProxy((client, storage) => {
      client.pipe(storage).pipe(client);
      storage.on("data", (chunk) => {
        sent += chunk.length;
      });
    });
    const found = await open(url, 1000).read("waiting");
    await expect.poll(() => sent).toBeGreaterThan(100_000);
    // A reader may pause for longer than the timeout of the storage.
    await expect.poll(() => performance.now(), { interval: 200 }).toBeGreaterThan(performance.now() + 1500);
    expect(sent).toBeLessThan(11_000_000);
    expect((found && (await buffer(found.stream)))?.length).toBe(12_000_000);
  });
});

describe("storage that rejects", () => {
  test.each([
    ["key", "http://ANOTHER:S3RVER@", "InvalidAccessKeyId"],
    ["secret", "http://S3RVER:ANOTHER@", "SignatureDoesNotMatch"],
  ])("the %s causes a permanent error, and nothing is stored", async (_, start, code) => {
    const stranger = open(server.url.replace("http://S3RVER:S3RVER@", start));
    const content = new Uint8Array(2_000_000);
    for (const work of [
      () => stranger.put("strange", content, "text/plain"),
      () => stranger.read("strange"),
      () => stranger.remove("strange"),
      () => everything(stranger.list()),
    ]) {
      const problem = await problemOf(work());
      expect(problem).toBeInstanceOf(StoreProblem);
      expect(problem).toMatchObject({ message: expect.stringContaining("rejected the request") });
      expect(problem).toMatchObject({ cause: { message: expect.stringContaining(code) } });
    }
    expect(await store.read("strange")).toBeUndefined();
  });

  test("the bucket causes an error, not a missing object", async () => {
    const elsewhere = open(server.url.replace(/media$/, "nowhere"));
    expect(await problemOf(elsewhere.read("a"))).toMatchObject({ cause: { message: /NoSuchBucket/ } });
    expect(await problemOf(elsewhere.put("a", Buffer.from("a"), "text/plain"))).toBeInstanceOf(StoreProblem);
  });
});

describe("unavailable storage", () => {
  test("is reported within two seconds, and used again once it is back", async () => {
    await store.put("stays", Buffer.from("here"), "text/plain");
    await server.goAway();
    const begun = performance.now();
    for (const problem of await Promise.all([
      problemOf(store.put("later", Buffer.from("a"), "text/plain")),
      problemOf(store.read("stays")),
      problemOf(store.remove("stays")),
      problemOf(all()),
    ])) {
      expect(problem).toBeInstanceOf(StoreProblem);
      expect(problem).toMatchObject({ message: expect.stringContaining("does not answer") });
    }
    expect(performance.now() - begun).toBeLessThan(2000);

    await server.comeBack();
    expect((await bytesOf("stays"))?.bytes.toString()).toBe("here");
    await store.put("later", Buffer.from("a"), "text/plain");
    expect((await bytesOf("later"))?.bytes.toString()).toBe("a");
  });

  test("that does not answer is reported after the timeout, and not asked again for every reader", async () => {
    let met = 0;
    const url = await startProxy(() => met++);
    const silent = open(url, 200);
    for (const work of [
      () => silent.put("a", new Uint8Array(5_000_000), "text/plain"),
      () => silent.read("a"),
      () => silent.remove("a"),
    ]) {
      const begun = performance.now();
      expect(await problemOf(work())).toMatchObject({ message: expect.stringContaining("does not answer") });
      expect(performance.now() - begun).toBeLessThan(2000);
    }
    expect(met).toBe(3);
    expect(await problemOf(silent.read("a"))).toBeInstanceOf(StoreProblem);
    expect(met).toBe(3);
  });

  test("is retried after a moment", async () => {
    await store.put("moment", Buffer.from("here"), "text/plain");
    let met = 0;
    const url = await startProxy((client, storage) => {
      met++;
      if (met === 1) client.end("HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
      else if (met === 2) client.destroy();
      else client.pipe(storage).pipe(client);
    });
    const found = await open(url).read("moment");
    expect(found?.bytes).toBe(4);
    found?.stream.destroy();
    expect(met).toBe(3);
    expect(lines.filter((line) => line.includes("is retried"))).toHaveLength(2);
  });

  test("stores the whole file after it broke off once", async () => {
    const content = randomBytes(3_000_000);
    let met = 0;
    const url = await startProxy((client, storage) => {
      met++;
      let taken = 0;
      client.on("data", (chunk) => {
        taken += chunk.length;
        if (met === 1 && taken > 1_000_000) client.destroy();
      });
      client.pipe(storage).pipe(client);
    });
    await open(url).put("broken-off", content, "text/plain");
    expect(met).toBe(2);
    expect((await bytesOf("broken-off"))?.bytes.equals(content)).toBe(true);
  });
});

describe("a read", () => {
  const mostOf = (bytes: number, then: (client: Socket, storage: Socket) => void) =>
    startProxy((client, storage) => {
      client.pipe(storage);
      let sent = 0;
      storage.on("data", (chunk) => {
        if (sent < bytes) client.write(chunk);
        else then(client, storage);
        sent += chunk.length;
      });
    });

  test.each([
    ["breaks off", (client: Socket) => client.destroy()],
    ["ends too early", (client: Socket) => client.end()],
    ["falls silent", () => {}],
  ])("fails if the storage %s", async (_, then) => {
    await store.put("cut", randomBytes(4_000_000), "application/octet-stream");
    const url = await mostOf(1_000_000, then);
    const found = await open(url, 300).read("cut");
    expect(found?.bytes).toBe(4_000_000);
    const problem = found && (await problemOf(buffer(found.stream)));
    expect(problem).toBeInstanceOf(StoreProblem);
  });

  test("that is abandoned closes the connection", async () => {
    await store.put("given-up", new Uint8Array(12_000_000), "application/octet-stream");
    const line = Promise.withResolvers<void>();
    const url = await startProxy((client, storage) => {
      client.pipe(storage).pipe(client);
      client.on("close", () => line.resolve());
    });
    const found = await open(url).read("given-up");
    found?.stream.destroy();
    await line.promise;
  });
});

test("the secret appears in no error and no log line", async () => {
  const said: unknown[] = [];
  for (const address of [server.url, await startProxy((client) => client.destroy())]) {
    const media = open(address.replace(":S3RVER@", ":a%2Fsecret%2Bof@"));
    said.push(await problemOf(media.put("a", Buffer.from("a"), "text/plain")));
    said.push(await problemOf(media.read("a")));
  }
  for (const error of said) log.error("A request to the storage failed", { error });
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join()).not.toMatch(/secret.{0,3}of/);
});
