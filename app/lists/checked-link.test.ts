import { expect, test } from "vitest";
import { checkedLink } from "./checked-link.server.ts";

test("a link within the site has no host", () => {
  expect(checkedLink("/resources/a?q=b#c")).toEqual({ address: "/resources/a?q=b#c" });
});

test("a link to another site names its host", () => {
  expect(checkedLink("https://slsa.dev/spec")).toEqual({
    address: "https://slsa.dev/spec",
    host: "slsa.dev",
  });
  expect(checkedLink("//slsa.dev/spec")).toMatchObject({ host: "slsa.dev" });
});

test.each([null, "", "javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "/\\evil.example"])(
  "%j does not become a link",
  (address) => {
    expect(checkedLink(address)).toBeUndefined();
  },
);
