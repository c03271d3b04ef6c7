import { expect, test } from "vitest";
import { ownAddresses } from "./own-addresses.ts";

test("finds the addresses of this site in a text", () => {
  const source = "[a](/news) [b](/news) ![c](/pictures/a.jpg) [d](https://example.org) ![e](a.jpg)";
  expect(ownAddresses(source)).toEqual({ links: ["/news"], pictures: ["/pictures/a.jpg"] });
});
