import { expect, test } from "vitest";
import { kindOf, sections } from "../../content/kinds.ts";
import { pageKey } from "./page-key.ts";

const keyOf = (url: string, asked: { method?: string; lowData?: boolean } = {}) =>
  pageKey({ method: "GET", lowData: false, url, ...asked });

test.each([
  ["/about", "/about"],
  ["/about?category=x&page=2&type=y&updates=news&_routes=z&odd=1", "/about"],
  ["/?updates=news", "/?updates=news"],
  ["/?updates=all", "/"],
  ["/?updates=x", "/"],
  ["/?page=2", "/"],
  ["/news?page=2", "/news?page=2"],
  ["/news?page=1", "/news"],
  ["/news?page=02", "/news"],
  ["/news?page=-1", "/news"],
  ["/news?page=99999999999", "/news"],
  ["/news?category=x&type=y", "/news"],
  ["/news/a?page=3&category=x", "/news/a?page=3"],
  ["/news?year=2026&page=2", "/news?page=2&year=2026"],
  ["/news/a?year=2026", "/news/a?year=2026"],
  ["/news?year=20266", "/news"],
  ["/newsletters?page=3", "/newsletters"],
  ["/resources?type=b&page=2&category=a", "/resources?category=a&page=2&type=b"],
  ["/resources?category=%20For+the+Public%20", "/resources?category=For+the+Public"],
  ["/resources/a?category=%20", "/resources/a"],
  ["/contact?event=a&about=b&page=2", "/contact?about=b&event=a"],
  ["/support?about=b", "/support"],
  ["/faq?category=x&page=2", "/faq?category=x"],
  ["/about/people?page=2&year=2026", "/about/people?page=2"],
  ["/about/people/a?page=2&odd=1", "/about/people/a?page=2"],
  ["/about/peoples?page=2", "/about/peoples"],
])("%s is cached as %s", (url, address) => {
  expect(keyOf(url)).toMatchObject({ key: address, address });
});

test.each(sections)("each page of the list of %s is cached under its own address", (kind) => {
  const { path } = kindOf(kind);
  expect(keyOf(`${path}?page=2`)?.address).toBe(`${path}?page=2`);
});

test("a text is cut as the page cuts it", () => {
  expect(keyOf(`/resources?category=${"x".repeat(5000)}`)?.address).toBe(
    `/resources?category=${"x".repeat(200)}`,
  );
});

test("low-data pages have their own keys", () => {
  expect(keyOf("/news", { lowData: true })?.key).toBe("low /news");
});

test("a visitor's own words are never cached", () => {
  for (const url of ["/news?q=a", "/news?page=2&q=", "/contact?sent=A", "/contact?correct=A", "/?sent=A"])
    expect(keyOf(url)).toBeUndefined();
  expect(keyOf("/news", { method: "POST" })).toBeUndefined();
});
