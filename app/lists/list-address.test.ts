import { expect, test } from "vitest";
import { backToList, type ListAddress, listAddress, readListAddress, recordAddress } from "./list-address.ts";

const filters = ["category", "type"];
const read = (query: string) => readListAddress(new URLSearchParams(query), filters);
const everything: ListAddress = { q: "", category: "", type: "", year: "", language: "", page: 1 };

test("reads an address without a query as the whole list", () => {
  expect(read("")).toEqual(everything);
});

test("reads search, category, type and page", () => {
  expect(read("q=model&category=For+the+Public&type=Guide&page=3")).toEqual({
    q: "model",
    category: "For the Public",
    type: "Guide",
    year: "",
    language: "",
    page: 3,
  });
});

test("ignores filters that the list does not have", () => {
  expect(readListAddress(new URLSearchParams("category=x&type=y&page=2"))).toEqual({
    ...everything,
    page: 2,
  });
});

test.each(["26", "1800", "20260", "2026.5", "abcd", " 2026", ""])("ignores year=%s", (year) => {
  expect(read(new URLSearchParams({ year }).toString()).year).toBe("");
});

test.each(["fr", "ar"])("reads language=%s", (language) => {
  expect(read(`language=${language}`).language).toBe(language);
});

test.each(["FR", "de", "constructor", ""])("ignores language=%s", (language) => {
  expect(read(new URLSearchParams({ language }).toString()).language).toBe("");
});

test("ignores blank text", () => {
  expect(read("q=%20%09%0A&category=%20&type=")).toEqual(everything);
  expect(read("q=%00")).toEqual(everything);
});

test.each(["-1", "0", "1.5", "abc", "", "1e9", "99999999999999999999", " 2", "٢"])(
  "reads page=%s as the first page",
  (page) => {
    expect(read(new URLSearchParams({ page }).toString()).page).toBe(1);
  },
);

test("uses the first of repeated parameters", () => {
  expect(read("q=first&q=second&page=2&page=3")).toMatchObject({ q: "first", page: 2 });
});

test("cuts a long text between characters", () => {
  const { q } = read(new URLSearchParams({ q: "😀".repeat(10_000) }).toString());
  expect(q).toBe("😀".repeat(200));
});

test("links keep search, category and type, and leave out defaults", () => {
  expect(listAddress("/resources", everything)).toBe("/resources");
  expect(listAddress("/resources", { q: "a&b", category: "For the Public", type: "Guide", page: 2 })).toBe(
    "/resources?q=a%26b&category=For+the+Public&type=Guide&page=2",
  );
});

test("reads back an address unchanged", () => {
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

test("a record's address carries its list, and the back link leads to the record in that list", () => {
  const from = { ...everything, q: "model", page: 2 };
  expect(recordAddress("/news", "a/b", from)).toBe("/news/a%2Fb?q=model&page=2");
  expect(backToList("/news", "a/b", from)).toBe("/news?q=model&page=2#a%2Fb");
});
