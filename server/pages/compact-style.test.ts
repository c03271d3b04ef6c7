import { expect, test } from "vitest";
import { compactStyle } from "./compact-style.ts";

test("a layer is written once, with the rules of all modules in their order", () => {
  const style =
    "@layer ui,pages;@layer ui{a{top:0}@media (a){b{top:1px}@supports (c){d{e:f}}}}[hidden]{display:none}@layer pages{c{top:2px}}@layer ui{a{top:3px}}";
  expect(compactStyle(style)).toBe(
    "@layer ui,pages;[hidden]{display:none}@layer ui{a{top:0}@media (a){b{top:1px}@supports (c){d{e:f}}}a{top:3px}}@layer pages{c{top:2px}}",
  );
});

test("names of sizes and times become letters, each its own; those of colours stay", () => {
  expect(
    compactStyle(
      ":root{--page:1px;--page-2:2px;--gold:#fff;--corner:0}a{b:var(--page) var(--corner) var(--gold)}",
    ),
  ).toBe(":root{--n:1px;--page-2:2px;--gold:#fff;--b:0}a{b:var(--n) var(--b) var(--gold)}");
});
