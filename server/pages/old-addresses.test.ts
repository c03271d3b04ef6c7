import { expect, test } from "vitest";
import { oldPath } from "../content/old-path.ts";
import { hasOldPageNumber } from "./old-addresses.ts";

test.each([
  ["https://old.example.org/2024/05/My-Post/", "/2024/05/my-post"],
  ["/2024/05/my-post", "/2024/05/my-post"],
  ["/2024/05/my-post/?utm_source=x#more", "/2024/05/my-post"],
  ["https://old.example.org/?p=12", "/?p=12"],
  ["/?page_id=12&x=1", "/?p=12"],
  ["/blog/?p=12", "/blog?p=12"],
  ["/fran%c3%a7ais/", "/français"],
  ["/fran%C3%A7ais", "/français"],
  ["/100%", "/100%"],
  ["/?p=x", undefined],
  ["/", undefined],
  ["/a%00b", undefined],
  [`/${"x".repeat(600)}`, undefined],
])("%s is looked for as %s", (url, path) => expect(oldPath(url)).toBe(path));

test.each([
  ["/?p=12", true],
  ["/?a=b&page_id=12", true],
  ["/?p=", false],
  ["/?up=12", false],
  ["/news?p=12", false],
  ["/", false],
])("%s has an old page number: %s", (url, asks) => expect(hasOldPageNumber(url)).toBe(asks));
