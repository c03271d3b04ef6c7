import { expect, test } from "vitest";
import { readBySpeaker, readerOfAll } from "./read-by.ts";
import { originalSentences } from "./sentences.ts";
import { hashOf } from "./status.ts";

const reader = { name: "Awa Diop", on: "2026-11-20" };
const texts = new Map(originalSentences().map(({ key }) => [key, `Traduction de ${key}`]));
const sentences = Object.fromEntries(
  originalSentences().map(({ key, text }) => [key, `${hashOf(text)} ${hashOf(texts.get(key) ?? "")}`]),
);

test("a translation counts as read once a speaker has read all of it", () => {
  expect(readerOfAll({ reader, sentences }, texts)).toEqual(reader);
  expect(
    readerOfAll({ reader, sentences: { ...sentences, "newestWork.row": "00000000" } }, texts),
  ).toBeUndefined();
  expect(readerOfAll({ reader: null, sentences: {} }, texts)).toBeUndefined();
});

test("a changed translation counts as unread, a changed English original does not", () => {
  expect(
    readerOfAll({ reader, sentences }, new Map([...texts, ["newestWork.row", "Autre"]])),
  ).toBeUndefined();
  const [, read] = sentences["newestWork.row"]?.split(" ") ?? [];
  const stale = { ...sentences, "newestWork.row": `00000000 ${read}` };
  expect(readerOfAll({ reader, sentences: stale }, texts)).toEqual(reader);
});

test("the originals have no reader", () => {
  expect(readBySpeaker("en")).toBeUndefined();
});
