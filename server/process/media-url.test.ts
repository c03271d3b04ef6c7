import { expect, test } from "vitest";
import { readBucket } from "./media-url.ts";

test("parses the address and the key of a bucket", () => {
  expect(readBucket("https://key:secret@storage.example.org/bucket")).toEqual({
    address: "https://storage.example.org/bucket",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  expect(readBucket("http://key:a%2Fb%2Bc%40@127.0.0.1:9000/our.bucket/?region=fr-par")).toEqual({
    address: "http://127.0.0.1:9000/our.bucket",
    accessKeyId: "key",
    secretAccessKey: "a/b+c@",
    region: "fr-par",
  });
});

test.each([
  "",
  "bucket",
  "ftp://key:secret@storage.example.org/bucket",
  "https://storage.example.org/bucket",
  "https://key@storage.example.org/bucket",
  "https://key:secret@storage.example.org",
  "https://key:secret@storage.example.org/",
  "https://key:secret@storage.example.org/a/b",
  "https://key:100%@storage.example.org/bucket",
])("%o is invalid", (value) => {
  expect(readBucket(value)).toBeUndefined();
});
