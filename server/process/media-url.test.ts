import { expect, test } from "vitest";
import { readBackupBucket, readBucket } from "./media-url.ts";

test("parses the address and the key of a bucket", () => {
  expect(readBucket("https://key:secret@storage.example.org/bucket")).toEqual({
    setting: "MEDIA_URL",
    address: "https://storage.example.org/bucket",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  expect(readBucket("http://key:a%2Fb%2Bc%40@127.0.0.1:9000/our.bucket/?region=fr-par")).toEqual({
    setting: "MEDIA_URL",
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

test("the address of a bucket for backups may name folders in it", () => {
  const bucket = {
    setting: "BACKUP_URL",
    address: "https://storage.example.org/bucket",
    accessKeyId: "key",
    secretAccessKey: "secret",
  };
  const at = "https://key:secret@storage.example.org/bucket";
  expect(readBackupBucket(at)).toEqual({ ...bucket, prefix: "" });
  expect(readBackupBucket(`${at}/sites/one/?region=fr-par`)).toEqual({
    ...bucket,
    prefix: "sites/one/",
    region: "fr-par",
  });
  for (const wrong of ["", "https://storage.example.org/bucket", `${at}/a//b`, `${at}/a%20b`])
    expect(readBackupBucket(wrong), wrong).toBeUndefined();
});
