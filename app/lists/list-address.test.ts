import { expect, test } from "vitest";
import { backToList, type ListAddress, listAddress, readListAddress, recordAddress } from "./list-address.ts";

const filters = ["category", "type"];
const read = (query: string) => readListAddress(new URLSearchParams(query), filters);
const everything: ListAddress = { q: "", category: "", type: "", year: "", language: "", page: 1 };

test("an address without a query is the whole list", () => {
  expect(read("")).toEqual(everything);
});

test("search, category, type and page are read", () => {
  expect(read("q=model&category=For+the+Public&type=Guide&page=3")).toEqual({
    q: "model",
    category: "For the Public",
    type: "Guide",
    year: "",
    language: "",
    page: 3,
  });
});

test("a list without categories reads none, and so keeps none in its links", () => {
  expect(readListAddress(new URLSearchParams("category=x&type=y&page=2"))).toEqual({
    ...everything,
    page: 2,
  });
});

test.each(["26", "1800", "20260", "2026.5", "abcd", " 2026", ""])("year=%s is no year", (year) => {
  expect(read(new URLSearchParams({ year }).toString()).year).toBe("");
});

test.each(["fr", "ar"])("language=%s is one that the site has", (language) => {
  expect(read(`language=${language}`).language).toBe(language);
});

test.each(["FR", "de", "constructor", ""])("language=%s is none", (language) => {
  expect(read(new URLSearchParams({ language }).toString()).language).toBe("");
});

test("blank text is no text", () => {
  expect(read("q=%20%09%0A&category=%20&type=")).toEqual(everything);
  expect(read("q=%00")).toEqual(everything);
});

test.each(["-1", "0", "1.5", "abc", "", "1e9", "99999999999999999999", " 2", "٢"])(
  "page=%s is the first page",
  (page) => {
    expect(read(new URLSearchParams({ page }).toString()).page).toBe(1);
  },
);

test("of repeated parameters the first counts", () => {
  expect(read("q=first&q=second&page=2&page=3")).toMatchObject({ q: "first", page: 2 });
});

test("a long text is cut between characters", () => {
  const { q } = read(new URLSearchParams({ q: "😀".repeat(10_000) }).toString());
  expect(q).toBe("😀".repeat(200));
});

test("links keep search, category and type, and leave out what is usual", () => {
  expect(listAddress("/resources", everything)).toBe("/resources");
  expect(listAddress("/resources", { q: "a&b", category: "For the Public", type: "Guide", page: 2 })).toBe(
    "/resources?q=a%26b&category=For+the+Public&type=Guide&page=2",
  );
});

test("what a link keeps is read back unchanged", () => {
  const address = {
    q: '50% "_" \\ ሰላም مرحبا',
    category: "é",
    type: "#?",
    year: "2026",
    language: "am" as const,
    page: 12,
  };
  const { searchParams } = new URL(listAddress("https://a.example/news", address));
  expect(readListAddress(searchParams, filters)).toEqual(address);
});

test("a record's address carries the list, and the way back leads to the record in it", () => {
  const from = { ...everything, q: "model", page: 2 };
  expect(recordAddress("/news", "a/b", from)).toBe("/news/a%2Fb?q=model&page=2");
  expect(backToList("/news", "a/b", from)).toBe("/news?q=model&page=2#a%2Fb");
});
