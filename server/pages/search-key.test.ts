import { expect, test } from "vitest";
import { searchAddressOf } from "./search-key.ts";

const addressOf = (path: string) => searchAddressOf(new URL(path, "http://localhost:3000"));

test.each([
  ["/search?q=a", "/search?q=a"],
  ["/fr/search?utm=x&q=++a%20++b+", "/fr/search?q=a+b"],
  ["/search?page=2&section=news&q=a", "/search?q=a&section=news&page=2"],
  ["/news?year=2026&q=a&nonsense=1", "/news?q=a&year=2026"],
  ["/faq?q=a", "/faq?q=a"],
])("%s becomes %s", (path, address) => expect(addressOf(path)).toBe(address));

test.each(["/search", "/search?q=", "/search?q=+", "/contact?q=a", "/no-such-page?q=a", "/news/item?q=a"])(
  "%s is no search",
  (path) => expect(addressOf(path)).toBeUndefined(),
);
