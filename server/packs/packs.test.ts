import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { collectGarbage } from "../../tests/memory.ts";
import type { Content } from "../content/content.ts";
import { createLog } from "../process/log.ts";
import { packLimits } from "./pack-limits.ts";
import { packsOf } from "./packs.ts";

const page = (status = 200) => Promise.resolve(new Response("<main>Text</main>", { status }));
const resource = (id: string) => ({ language: "en", kind: "resources", id }) as const;

function setUp({
  total = 30,
  answer = () => page(),
}: {
  total?: number;
  answer?: () => Promise<Response>;
} = {}) {
  const state = { version: 1 };
  const records = {
    title: async (id: string) => (id === "unknown" ? undefined : { title: id }),
    page: async ({ page = 1 }) => ({
      pages: Math.ceil(total / 12),
      items: Array.from({ length: Math.min(12, total - 12 * (page - 1)) }, (_, index) => ({
        id: `record-${12 * (page - 1) + index}`,
      })),
    }),
  };
  const content = { pageVersion: async () => state.version, resources: records, in: () => content };
  const packs = packsOf({
    content: content as unknown as Content,
    log: createLog("silent"),
  });
  const source = {
    page: vi.fn(answer),
    document: vi.fn(() => page()),
    picture: vi.fn(async () => undefined),
  };
  packs.start(source);
  return { packs, source, state };
}

test("a pack is made once for each version of the content", async () => {
  const { packs, source, state } = setUp();
  const [first, second] = await Promise.all([packs.find(resource("a")), packs.find(resource("a"))]);
  expect(second).toBe(first);
  expect(await packs.find(resource("a"))).toBe(first);
  expect(source.page).toHaveBeenCalledTimes(1);
  state.version = 2;
  expect((await packs.find(resource("a")))?.digest).toBe(first?.digest);
  expect(source.page).toHaveBeenCalledTimes(2);
});

test("the addresses in a pack do not keep its pages in memory", async () => {
  const heap = () => {
    // V8 keeps the text in which the last regular expression found something.
    /a/.test("a");
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const megabyte = 1024 * 1024;
  // A stream, because the recorded responses would keep a text.
  const long = () =>
    new Response(new Blob([`<a href="/files/checklist.pdf">${"ሰ".repeat(megabyte / 5)}</a>`]).stream());
  const { packs } = setUp({ answer: async () => long() });
  const before = heap();
  for (const language of ["en", "fr"] as const) await packs.find({ language, kind: "resources" });
  expect(heap() - before).toBeLessThan(10 * megabyte);
});

test("the price of a pack is its length", async () => {
  const { packs } = setUp();
  const pack = await packs.find(resource("a"));
  expect(await packs.price(resource("a"))).toMatchObject({ size: pack?.bytes.length, count: 1 });
});

test("the price does not keep a page waiting: the pack is made in the background", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { packs } = setUp({ answer: () => promise });
  expect(await packs.price(resource("a"))).toBeUndefined();
  resolve(await page());
  await vi.waitUntil(async () => (await packs.price(resource("a"))) !== undefined);
});

test("the pack of a list has its first records and the pages of the list that name them", async () => {
  const { packs, source } = setUp({ total: 100 });
  const pack = await packs.find({ language: "fr", kind: "resources" });
  expect(pack?.count).toBe(packLimits.records);
  const asked = source.page.mock.calls.map((call) => String((call as unknown[])[0]));
  expect(asked.slice(0, 6)).toEqual([
    "/fr/resources",
    ...[2, 3, 4, 5].map((number) => `/fr/resources?page=${number}`),
    "/fr/resources/record-0",
  ]);
  expect(asked).toHaveLength(5 + packLimits.records);
});

test("invented names cost neither a page nor a place in the queue", async () => {
  const { packs, source } = setUp();
  expect(await packs.find(resource("unknown"))).toBeUndefined();
  expect(source.page).not.toHaveBeenCalled();
});

test("one pack is made at a time, few wait, and more are refused", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { packs, source } = setUp({ answer: () => promise.then(() => page()) });
  const asked = Array.from({ length: packLimits.waiting + 5 }, (_, index) =>
    packs.find(resource(`record-${index}`)).then(
      () => "made",
      (error: Error) => error.name,
    ),
  );
  await vi.waitUntil(() => source.page.mock.calls.length > 0);
  await turn();
  expect(source.page).toHaveBeenCalledTimes(1);
  resolve(await page());
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => outcome === "TooBusy")).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === "made")).toHaveLength(packLimits.waiting + 1);
});

test("a pack that is too large, or has no record, is not offered", async () => {
  const large = setUp({ answer: async () => new Response("x".repeat(packLimits.bytes + 1)) });
  expect(await large.packs.find(resource("a"))).toBeUndefined();
  expect(await large.packs.price(resource("a"))).toBe("none");
  const withdrawn = setUp({ answer: () => page(404) });
  expect(await withdrawn.packs.find(resource("a"))).toBeUndefined();
});

test("a pack with a page that failed is not kept", async () => {
  let status = 503;
  const { packs } = setUp({ answer: () => page(status) });
  await expect(packs.find(resource("a"))).rejects.toThrow("503");
  status = 200;
  expect(await packs.find(resource("a"))).toBeDefined();
});
