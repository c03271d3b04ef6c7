import { expect, test } from "vitest";
import { readSearchAddress, searchAddress } from "./search-address.ts";

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

test("reads back an address unchanged", () => {
  for (const address of [
    { q: "a b", section: "our-work", year: "2026", language: "ar" as const },
    { q: "", section: "", year: "", language: "" as const },
  ])
    expect(readSearchAddress(new URL(searchAddress(address), "https://x.example").searchParams)).toEqual(
      address,
    );
});

test("ignores unknown values", () => {
  expect(read("q=x&section=nonsense&year=20260")).toEqual({ q: "x", section: "", year: "", language: "" });
  expect(read("section=questions&year=0001")).toEqual({
    q: "",
    section: "questions",
    year: "",
    language: "",
  });
});
