/** A built script before and after a change of it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../tests/dictionary-client.ts";
import { decodeDelta, dictionaryName } from "../http/delta.ts";
import { createLog } from "../process/log.ts";
import { scriptName } from "./file-deltas.ts";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
const built = readdirSync("build/client/assets").find((name) => /^islands-[\w-]{8}\.js$/.test(name)) ?? "";
const old = readFileSync(join("build/client/assets", built));
const next = Buffer.from(old.toString().replaceAll("aria-label", "aria-labelled").concat(";/* new */"));
const addresses = {
  old: "/assets/islands-AAAAAAAA.js",
  next: "/assets/islands-BBBB-_BB.js",
  other: "/assets/start-CCCCCCCC.js",
};

const servers: Server[] = [];
async function serve(dictionaries: boolean): Promise<string> {
  const files = staticFiles({
    ...{ folder, commonHeaders: {}, log: createLog("silent"), dictionaries },
    rare: new Set([addresses.old]),
  });
  const server = createServer(files((_, response) => void response.writeHead(404).end()));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let url: string;
beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  const contents = [
    [addresses.old, old],
    [addresses.next, next],
    [addresses.other, Buffer.from("other()".repeat(100))],
  ] as const;
  for (const [address, bytes] of contents) {
    writeFileSync(folder + address, bytes);
    writeFileSync(`${folder + address}.br`, brotliCompressSync(bytes));
  }
  url = await serve(true);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const imports = {
  "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz",
  "sec-ch-ua": '"Chromium";v="156"',
  "sec-fetch-dest": "script",
};
const withOld = { ...imports, "available-dictionary": dictionaryName(old) };

test("a script is offered as the dictionary of its later versions", async () => {
  const { headers } = await ask(url + addresses.old, imports);
  expect(headers).toMatchObject({
    "use-as-dictionary": 'match="/assets/islands-*.js"',
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    vary: "Accept-Encoding, Available-Dictionary",
  });
});

test("the next version is sent as its difference, and offered in turn", async () => {
  for (let times = 0; times < 2; times++) {
    const { headers, body } = await ask(url + addresses.next, withOld);
    expect(headers).toMatchObject({
      "content-encoding": "dcz",
      "content-length": String(body.length),
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "private, max-age=31536000, immutable",
      vary: "Accept-Encoding, Available-Dictionary",
      "use-as-dictionary": expect.stringContaining("islands-*"),
    });
    expect(body.length).toBeLessThan(1000);
    expect(await decodeDelta([body], old)).toEqual(next);
  }
});

describe("is sent whole", () => {
  test.each([
    [
      "with an unknown dictionary",
      addresses.next,
      { ...imports, "available-dictionary": `:${"A".repeat(43)}=:` },
    ],
    ["without the coding", addresses.next, { ...withOld, "accept-encoding": "br" }],
    ["to a script with another name", addresses.other, withOld],
  ])("%s", async (_, address, headers) => {
    expect((await ask(url + address, headers)).headers["content-encoding"]).toBe("br");
  });

  test("in part, if a part is asked for", async () => {
    const { status, headers } = await ask(url + addresses.next, { ...withOld, range: "bytes=0-9" });
    expect([status, headers["content-encoding"]]).toEqual([206, undefined]);
  });
});

test("other browsers get the same headers as without dictionaries", async () => {
  const without = await serve(false);
  const { "sec-ch-ua": _, ...other } = imports;
  for (const headers of [other, { "accept-encoding": "gzip" }, {}]) {
    const [one, two] = [
      await ask(url + addresses.next, headers),
      await ask(without + addresses.next, headers),
    ];
    const { date: __, ...ours } = one.headers;
    expect(two.headers).toMatchObject(ours);
    expect(one.body).toEqual(two.body);
  }
  const { headers } = await ask(without + addresses.next, withOld);
  expect(headers).not.toHaveProperty("use-as-dictionary");
  expect(headers["content-encoding"]).toBe("br");
});

test("knows scripts with a digest only", () => {
  expect(scriptName("/assets/visual-editor-DW1Yymiu.js")).toBe("visual-editor");
  expect(scriptName("/assets/trusted-html-B-0hZct_.js")).toBe("trusted-html");
  for (const other of ["/assets/map-Ca3zl0c4.svg", "/assets/a.js", "/worker.js", '/assets/a"b-DW1Yymiu.js'])
    expect(scriptName(other)).toBeUndefined();
});
