import { expect, test, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { decodeDelta, dictionaryName } from "./delta.ts";
import { createDictionaries, dictionaryLimits } from "./dictionaries.ts";

const log = createLog("silent");
const words = Array.from({ length: 2000 }, (_, number) => `word${(number * number) % 9973}`).join(" ");
const dictionaryOf = (content: string) => {
  const text = Buffer.from(content);
  return { name: dictionaryName(text), bytes: text.length, text: vi.fn(() => text) };
};
const dictionary = dictionaryOf(words);
const target = (id: string, lessThan = 1e6) => ({
  id,
  text: Buffer.from(`${words} ${id}`),
  effort: 9,
  lessThan,
});
const accepts = { "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz" };

test("finds a dictionary by its name", () => {
  const dictionaries = createDictionaries(log);
  expect(dictionaries.find({ ...accepts, "available-dictionary": dictionary.name })).toBeUndefined();
  dictionaries.add(dictionary);
  expect(dictionaries.find({ ...accepts, "available-dictionary": dictionary.name })).toBe(dictionary);
});

test.each([
  ["no coding", { "available-dictionary": dictionary.name }],
  ["br only", { "available-dictionary": dictionary.name, "accept-encoding": "br" }],
  ["q=0", { "available-dictionary": dictionary.name, "accept-encoding": "br, dcz;q=0" }],
  ["a wildcard", { "available-dictionary": dictionary.name, "accept-encoding": "*" }],
  ["no dictionary", accepts],
  ["an unknown dictionary", { ...accepts, "available-dictionary": `:${"A".repeat(43)}=:` }],
  ["a malformed one", { ...accepts, "available-dictionary": dictionary.name.slice(1, -1) }],
  ["two", { ...accepts, "available-dictionary": `${dictionary.name}, ${dictionary.name}` }],
  ["a very long one", { ...accepts, "available-dictionary": ":".repeat(10_000) }],
])("finds nothing with %s", (_, headers) => {
  const dictionaries = createDictionaries(log);
  dictionaries.add(dictionary);
  expect(dictionaries.find(headers)).toBeUndefined();
});

test("makes a delta once, and keeps it", async () => {
  const dictionaries = createDictionaries(log);
  expect(dictionaries.delta("a", dictionary)).toBeUndefined();
  const known = dictionaryOf(words);
  const [one, other] = await Promise.all([
    dictionaries.make(target("a"), known),
    dictionaries.make(target("a"), known),
  ]);
  expect(one?.length).toBe(1);
  expect(other).toBe(one);
  expect(dictionaries.delta("a", known)).toBe(one);
  expect(known.text).toHaveBeenCalledTimes(1);
});

test("a text that states its size states that of the delta", async () => {
  const dictionaries = createDictionaries(log);
  const weighed = (text: Buffer, sent: number) => Buffer.from(`${text} weighs ${sent}`);
  const delta = await dictionaries.make({ ...target("a"), weighed }, dictionary);
  const decoded = (await decodeDelta([...(delta ?? [])], dictionary.text())).toString();
  const stated = Number(/weighs (\d+)$/.exec(decoded)?.[1]);
  const sent = delta?.[0]?.length ?? 0;
  expect(Math.abs(stated - sent)).toBeLessThan(30);
});

test("a delta that is not smaller is not sent, nor made again", async () => {
  const dictionaries = createDictionaries(log);
  const known = dictionaryOf("nothing in common");
  expect(await dictionaries.make(target("a", 100), known)).toEqual([]);
  expect(await dictionaries.make(target("a", 100), known)).toEqual([]);
  expect(dictionaries.delta("a", known)).toEqual([]);
  expect(known.text).toHaveBeenCalledTimes(1);
});

test("a failure is logged once and gives no delta", async () => {
  const lines: string[] = [];
  const dictionaries = createDictionaries(createLog("error", (line) => lines.push(String(line))));
  const broken = {
    ...dictionaryOf(words),
    text: () => {
      throw new Error("broken");
    },
  };
  for (let time = 0; time < 2; time++) expect(await dictionaries.make(target("a"), broken)).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(broken.name);
});

test("few requests wait: the others are answered without a delta", async () => {
  const dictionaries = createDictionaries(log);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => dictionaries.make(target(`${index}`), dictionary)),
  );
  expect(answers.filter((delta) => delta?.length)).toHaveLength(9);
  expect(answers.filter((delta) => delta === undefined)).toHaveLength(41);
});

test("keeps no more than its limits", async () => {
  const dictionaries = createDictionaries(log, {
    ...{ maxDictionaries: 3, maxDictionaryBytes: 50_000 },
    ...{ maxDeltas: 2, maxDeltaBytes: 100_000 },
  });
  const all = Array.from({ length: 5 }, (_, index) => dictionaryOf(`${index} ${words}`));
  for (const one of all) dictionaries.add(one);
  const known = all.filter(({ name }) => dictionaries.find({ ...accepts, "available-dictionary": name }));
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThanOrEqual(3);
  dictionaries.add(dictionaryOf("x".repeat(60_000)));
  for (const id of ["a", "b", "c"]) await dictionaries.make(target(id), dictionary);
  expect(dictionaries.delta("a", dictionary)).toBeUndefined();
  expect(dictionaries.delta("c", dictionary)).toBeDefined();
  expect(dictionaries.bytes()).toBeLessThanOrEqual(150_000);
});

test("the limits are small beside the memory of a process", () => {
  expect(dictionaryLimits.maxDictionaryBytes + dictionaryLimits.maxDeltaBytes).toBeLessThanOrEqual(
    48 * 1024 ** 2,
  );
});
