import { expect, test } from "vitest";
import { readListing, textOf } from "./s3-listing.ts";

const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;

test("reads the objects and the token of the next page", () => {
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

test("reads the last page of an empty bucket", () => {
  expect(readListing(listing("<IsTruncated>false</IsTruncated>"))).toEqual({ objects: [], next: undefined });
});

test.each(["", "<html></html>", "<Error><Code>Odd</Code></Error>"])("rejects %o", (xml) => {
  expect(() => readListing(xml)).toThrow("did not answer with a list");
});

test("leaves unknown escapes unchanged", () => {
  expect(textOf("Code", "<Code>&nbsp;&amp;lt;</Code>")).toBe("&nbsp;&lt;");
});
