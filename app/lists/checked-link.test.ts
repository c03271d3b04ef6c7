import { expect, test } from "vitest";
import { checkedLink } from "./checked-link.server.ts";

test("a page of this site is linked without a host", () => {
  expect(checkedLink("/resources/a?q=b#c")).toEqual({ address: "/resources/a?q=b#c" });
});

test("another site is named", () => {
  expect(checkedLink("https://slsa.dev/spec")).toEqual({
    address: "https://slsa.dev/spec",
    host: "slsa.dev",
  });
  expect(checkedLink("//slsa.dev/spec")).toMatchObject({ host: "slsa.dev" });
});

test.each([null, "", "javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "/\\evil.example"])(
  "%j becomes no link",
  (address) => {
    expect(checkedLink(address)).toBeUndefined();
  },
);
