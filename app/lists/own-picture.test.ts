import { expect, test } from "vitest";
import { ownPicture } from "./own-picture.ts";

test("a picture of this site is shown", () => {
  expect(ownPicture("/pictures/a.webp")).toBe("/pictures/a.webp");
});

test.each([
  null,
  "",
  "https://elsewhere.example/a.png",
  "//elsewhere.example/a.png",
  "/\\elsewhere.example/a.png",
])("%j is not", (address) => {
  expect(ownPicture(address)).toBeUndefined();
});
