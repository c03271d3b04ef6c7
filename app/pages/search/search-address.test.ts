import { expect, test } from "vitest";
import { readSearchAddress, searchAddress } from "./search-address.ts";

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

test("reads back an address unchanged", () => {
  for (const address of [
    { q: "a b", section: "our-work", year: "2026", language: "ar" as const, page: 3, exact: true },
    { q: "", section: "", year: "", language: "" as const, page: 1, exact: false },
  ])
    expect(readSearchAddress(new URL(searchAddress(address), "https://x.example").searchParams)).toEqual(
      address,
    );
});

test("ignores unknown values", () => {
  const empty = { q: "", section: "", year: "", language: "", page: 1, exact: false };
  expect(read("q=x&section=nonsense&year=20260&page=-1&exact=no")).toEqual({ ...empty, q: "x" });
  expect(read("section=questions&year=0001")).toEqual({ ...empty, section: "questions" });
});
