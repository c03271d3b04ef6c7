import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { contentOf } from "../../content/content.ts";
import { createLog } from "../../process/log.ts";
import type { Edition } from "../edition.ts";
import { editionsOf } from "../editions.ts";
import { receiptsOf } from "./receipts.ts";

const ada = { id: null, name: "Ada" };
const log = createLog("silent");

/** A site that gives the same answer at every address. */
async function serve(answer: { status: number; body: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

forEachDatabaseInTurn((_engine, open) => {
  async function published(fields: Record<string, string> = {}) {
    const { database } = await open();
    const editions = editionsOf({ database });
    const receipts = receiptsOf({ database, content: contentOf(database), log });
    const created = (await editions.create(ada, "news", {
      headline: "A & B",
      content: "*Text*.",
      ...fields,
    })) as Edition;
    await editions.publish(ada, created.id, { base: 1 });
    const settled = async () => {
      await expect.poll(async () => (await receipts.of(created.id))[0]?.state).not.toBe("waiting");
      return (await receipts.of(created.id))[0];
    };
    return { database, editions, receipts, id: created.id, settled };
  }
  const good = '<h1>A &amp; B</h1><p><em>Text</em>.</p>\n<a href="/news/a-b">';

  test("a publication that is visible everywhere is green", async () => {
    const { receipts, settled } = await published();
    const { address, asked } = await serve({ status: 200, body: good });
    const asking = receipts.start(address);
    expect(await settled()).toMatchObject({ act: "published", state: "green" });
    expect(asked.map((path) => path.replace(/\?.*/, ""))).toEqual([
      ...["/news/a-b", "/news", "/", "/search", "/feeds/updates.rss", "/feeds/news.rss", "/sitemaps/en.xml"],
    ]);
    expect(await receipts.failed()).toEqual([]);
    await asking.stop();
  });

  test("a publication that is not visible everywhere is red, says why, and can be checked again", async () => {
    const { receipts, settled, id } = await published();
    // Shows an older text and links to another record.
    const answer = { status: 200, body: '<h1>A &amp; B</h1><a href="/news/a-b-2">' };
    const { address } = await serve(answer);
    const asking = receipts.start(address);
    const red = await settled();
    expect(red?.state).toBe("red");
    expect(red?.checks[0]).toEqual({
      ...{ place: "page", address: "/news/a-b", problem: "The page does not show this text." },
    });
    expect(red?.checks[1]).toEqual({ place: "list", address: "/news", problem: "It is not there." });
    expect(await receipts.failed()).toMatchObject([{ editionId: id }]);
    answer.body = good;
    expect(await receipts.tryAgain(red?.id ?? "")).toBe(true);
    expect(await settled()).toMatchObject({ state: "green" });
    expect(await receipts.tryAgain(red?.id ?? "")).toBe(false);
    await asking.stop();
  });

  test("the page must show its picture, and the picture must load", async () => {
    const { receipts, settled } = await published({
      content: "*Text*.\n\n![A map](/pictures/map.png)\n\nMore.",
      image_url: "/pictures/a.jpg",
    });
    const site = { status: 200, body: `${good}<p>A map</p>\n<p>More.</p>\n` };
    const { address, asked } = await serve(site);
    const asking = receipts.start(address);
    const red = await settled();
    expect(red?.checks[0]?.problem).toBe("The page does not show its picture.");
    const image = "/images/aaaaaaaaaaaaaaaa/pictures/a.jpg/640.webp";
    site.body += `<picture><img src="${image}" alt=""></picture>`;
    await receipts.tryAgain(red?.id ?? "");
    expect(await settled()).toMatchObject({ state: "green" });
    expect((await settled())?.checks[1]).toEqual({ place: "picture", address: image, problem: null });
    expect(asked).toContain(image);
    await asking.stop();
  });

  test("a withdrawal expects 410 and no links, and replaces a pending receipt", async () => {
    const { editions, receipts, settled, id } = await published();
    await editions.withdraw(ada, id);
    const { address } = await serve({ status: 200, body: good });
    const asking = receipts.start(address);
    const red = await settled();
    expect(await receipts.of(id)).toHaveLength(1);
    expect(red?.checks.slice(0, 2)).toEqual([
      { place: "page", address: "/news/a-b", problem: "The page answers 200 instead of 410." },
      { place: "list", address: "/news", problem: "It is still there." },
    ]);
    await asking.stop();
  });

  test("the next process checks the receipt of one that stopped", async () => {
    const { receipts, settled, id } = await published();
    const begun = Promise.withResolvers<void>();
    const silent = createServer(() => begun.resolve());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void silent.close().closeAllConnections());
    const asking = receipts.start(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await begun.promise;
    await asking.stop();
    expect(await receipts.of(id)).toMatchObject([{ state: "waiting", triedAt: null }]);
    const next = receipts.start((await serve({ status: 200, body: good })).address);
    expect(await settled()).toMatchObject({ state: "green" });
    await next.stop();
  });

  test("keeps the last twenty receipts of each record", async () => {
    const { database, editions, receipts, id } = await published();
    const settle = () => database.db.updateTable("receipts").set({ state: "green" }).execute();
    for (let count = 0; count < 12; count++) {
      await settle();
      await editions.withdraw(ada, id);
      await settle();
      await editions.publish(ada, id, { base: 1 });
    }
    expect(await receipts.of(id)).toHaveLength(20);
  });
});
