import { expect, test } from "vitest";
import { readListing, textOf } from "./s3-listing.ts";

const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;

test("a page of a list has its objects, and where the next begins", () => {
  const xml = listing(`
    <Name>media</Name><Prefix>a/</Prefix><KeyCount>2</KeyCount><IsTruncated>true</IsTruncated>
    <Contents>
      <Key>a/640.webp</Key><LastModified>2026-11-16T08:00:00.000Z</LastModified>
      <ETag>&quot;d41d&quot;</ETag><Size>1234</Size><StorageClass>STANDARD</StorageClass>
    </Contents>
    <Contents><Size>0</Size><Key>a &amp; b&#60;&#x3C;</Key><LastModified>2026-11-16T09:00:00Z</LastModified></Contents>
    <NextContinuationToken>1x+/=&amp;y</NextContinuationToken>`);
  expect(readListing(xml)).toEqual({
    objects: [
      { key: "a/640.webp", bytes: 1234, changedAt: new Date("2026-11-16T08:00:00Z") },
      { key: "a & b<<", bytes: 0, changedAt: new Date("2026-11-16T09:00:00Z") },
    ],
    next: "1x+/=&y",
  });
});

test("the last page has no next, and an empty bucket no objects", () => {
  expect(readListing(listing("<IsTruncated>false</IsTruncated>"))).toEqual({ objects: [], next: undefined });
});

test.each(["", "<html></html>", "<Error><Code>Odd</Code></Error>"])("%o is no list", (xml) => {
  expect(() => readListing(xml)).toThrow("did not answer with a list");
});

test("an escape that means nothing stays as it is", () => {
  expect(textOf("Code", "<Code>&nbsp;&amp;lt;</Code>")).toBe("&nbsp;&lt;");
});
