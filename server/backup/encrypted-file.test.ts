import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  newKeyPair,
  type PublicKey,
  readPublicKey,
  readSecretKey,
  type SecretKey,
} from "../encryption/age-keys.ts";
import { decryptInto, encryptFile } from "./encrypted-file.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "encrypted backups "));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function newKeys() {
  const { publicKey, secretKey } = newKeyPair();
  return {
    publicKey: readPublicKey(publicKey) as PublicKey,
    secretKey: readSecretKey(secretKey) as SecretKey,
  };
}

/** In pieces that do not fit the chunks. */
async function* inPieces(bytes: Buffer, length = 777) {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

async function decrypted(bytes: Buffer, secretKey: SecretKey, length?: number): Promise<Buffer> {
  const path = join(await newFolder(), "decrypted");
  await decryptInto(path, inPieces(bytes, length), "backup.age", secretKey);
  return readFile(path);
}

async function encrypted(plain: Buffer, publicKey: PublicKey): Promise<Buffer> {
  const folder = await newFolder();
  const [from, to] = [join(folder, "plain"), join(folder, "plain.age")];
  await writeFile(from, plain);
  const { bytes } = await encryptFile(from, to, publicKey);
  expect(await readdir(folder)).toEqual(["plain", "plain.age"]);
  expect((await stat(to)).mode & 0o777).toBe(0o600);
  const result = await readFile(to);
  expect(result.length).toBe(bytes);
  return result;
}

/** Made with the program age 1.1.1. */
const madeWithAge = {
  secretKey: "AGE-SECRET-KEY-1X9AAH0UV8LR72WSUJ0G6GZDMNKG849NE3Z5J845VE68FZ26EGAEQFHATT5",
  publicKey: "age1z4drwd03def3n9g72xjf6kavf7axd37hdx466yw9ka70jrf8a4vsxhwyh4",
  file: "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSA0OUdweXAvLy9WdE9jYVBPNGQ2cllOMkVrNjhRSERaZ204QStwYVQva2xjCnhZNkozcDNpeEFxNmZFUzhpaEdOT1ozaFFUeXNjREZVM0hUWFdjeWlsd3MKLS0tIDYvQlZhNC9kRlQ0aDhMOWVacy9COHgyZkt0MGVsRmRqYWpoekczYXMydEUK8AQCE2Nkb1fhzJqFnQpO+Ngoa8dEOJJ+RraA0oebCJ/gR6XT5J5nfk5yq2JzpYvvRIJrXx7XlF0V5Y+D/MSXqDj9PjRS8Oo=",
  plain: "A file that the program age encrypted.\n",
};

test("reads keys and files of the program age", async () => {
  const secretKey = readSecretKey(`# created: yesterday\n${madeWithAge.secretKey}\n`) as SecretKey;
  expect(secretKey.publicKey.raw).toEqual(readPublicKey(madeWithAge.publicKey)?.raw);
  const file = Buffer.from(madeWithAge.file, "base64");
  for (const length of [1, 20, 1000])
    expect((await decrypted(file, secretKey, length)).toString()).toBe(madeWithAge.plain);
});

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  "decrypts what it encrypted: %i bytes",
  async (length) => {
    const { publicKey, secretKey } = newKeys();
    const plain = randomBytes(length);
    const sealed = await encrypted(plain, publicKey);
    expect((await decrypted(sealed, secretKey)).equals(plain)).toBe(true);
    if (length > 1000) expect(sealed.includes(plain.subarray(0, 1000))).toBe(false);
  },
);

test("refuses mistyped keys", () => {
  const { publicKey, secretKey } = newKeyPair();
  expect(publicKey).toMatch(/^age1[a-z\d]{58}$/);
  expect(secretKey).toMatch(/^AGE-SECRET-KEY-1[A-Z\d]{58}$/);
  for (const key of [publicKey, secretKey])
    for (let at = key.lastIndexOf("1") + 1; at < key.length; at++) {
      const other = /q/i.test(key[at] ?? "") ? "P" : "Q";
      const mistyped =
        key.slice(0, at) + (key === publicKey ? other.toLowerCase() : other) + key.slice(at + 1);
      expect(readPublicKey(mistyped) ?? readSecretKey(mistyped), mistyped).toBeUndefined();
    }
  expect(readSecretKey(publicKey)).toBeUndefined();
  expect(readPublicKey(secretKey)).toBeUndefined();
  expect(readSecretKey("")).toBeUndefined();
});

test("refuses an altered, truncated, extended, reordered or mixed file, and another key", async () => {
  const { publicKey, secretKey } = newKeys();
  const sealed = await encrypted(randomBytes(200_000), publicKey);
  const other = await encrypted(randomBytes(200_000), publicKey);
  const headerEnd = sealed.indexOf("\n", sealed.indexOf("\n--- ") + 1) + 1;
  const start = headerEnd + 16;
  const chunk = 65_536 + 16;
  const chunkAt = (file: Buffer, index: number) =>
    file.subarray(start + index * chunk, start + (index + 1) * chunk);
  const flipped = (at: number) => {
    const copy = Buffer.from(sealed);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const beginning = sealed.subarray(0, start);
  const broken: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    "another program's": Buffer.from("PK\x03\x04 something else"),
    "half a header": sealed.subarray(0, 60),
    "only a header": sealed.subarray(0, headerEnd),
    "no last chunk": sealed.subarray(0, start + 3 * chunk),
    "no last byte": sealed.subarray(0, -1),
    "one byte more": Buffer.concat([sealed, Buffer.alloc(1)]),
    "a chunk repeated": Buffer.concat([beginning, chunkAt(sealed, 0), sealed.subarray(start)]),
    "a chunk missing": Buffer.concat([beginning, sealed.subarray(start + chunk)]),
    "two chunks exchanged": Buffer.concat([
      beginning,
      chunkAt(sealed, 1),
      chunkAt(sealed, 0),
      sealed.subarray(start + 2 * chunk),
    ]),
    "a chunk of another file": Buffer.concat([beginning, chunkAt(other, 0), sealed.subarray(start + chunk)]),
    "the header of another file": Buffer.concat([other.subarray(0, headerEnd), sealed.subarray(headerEnd)]),
    "a line added to the header": Buffer.concat([
      sealed.subarray(0, 22),
      Buffer.from("-> note\nAAAA\n"),
      sealed.subarray(22),
    ]),
  };
  for (let at = 0; at < start + 40; at++) broken[`bit ${at}`] = flipped(at);
  broken["last bit"] = flipped(sealed.length - 1);
  for (const [name, file] of Object.entries(broken))
    await expect(decrypted(file, secretKey, 70_000), name).rejects.toThrow(
      /^backup\.age (?:is (?:damaged|not an encrypted backup)|was not encrypted for this secret key)/,
    );
  await expect(decrypted(sealed, newKeys().secretKey)).rejects.toThrow("not encrypted for this secret key");
});
