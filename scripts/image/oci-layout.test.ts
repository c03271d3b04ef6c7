import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { openLayout } from "./oci-layout.ts";

const folder = mkdtempSync(join(tmpdir(), "an image-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const digest = (content: Uint8Array) => `sha256:${createHash("sha256").update(content).digest("hex")}`;
const config = { architecture: "amd64", os: "linux", config: { User: "1:1" } };

/** An image of two files, which were written at this time and with this umask. */
async function write(name: string, seconds: number, mode: number) {
  const [content, target] = [join(folder, `${name} content`), join(folder, name)];
  mkdirSync(content);
  for (const file of seconds > 1000 ? ["a", "b"] : ["b", "a"]) {
    writeFileSync(join(content, file), file);
    chmodSync(join(content, file), mode);
    utimesSync(join(content, file), seconds, seconds);
  }
  const layout = openLayout(target);
  const layer = await layout.addLayer(content, 10001);
  const archive = join(folder, `${name}.tar`);
  return { target, layer, archive, digest: layout.finish(archive, config, [layer], "site:latest") };
}

test("the same files give the same image, whenever and by whomever they were written", async () => {
  const [one, other] = [await write("one", 1, 0o644), await write("other", 2000, 0o600)];
  expect(one.digest).toBe(other.digest);
  expect(readFileSync(one.archive).equals(readFileSync(other.archive))).toBe(true);
});

test("every part is stored by its digest, and the parts name each other", async () => {
  const { target, layer } = await write("parts", 1, 0o644);
  const blobs = join(target, "blobs/sha256");
  for (const name of readdirSync(blobs))
    expect(digest(readFileSync(join(blobs, name)))).toBe(`sha256:${name}`);
  const path = (digest: string) => join(blobs, digest.replace("sha256:", ""));
  const read = (digest: string) => JSON.parse(readFileSync(path(digest), "utf8"));

  const [{ digest: image, size }] = JSON.parse(readFileSync(join(target, "index.json"), "utf8")).manifests;
  expect(statSync(path(image)).size).toBe(size);
  const manifest = read(image);
  expect(manifest.layers).toEqual([layer.descriptor]);
  expect(read(manifest.config.digest)).toEqual({
    ...config,
    rootfs: { type: "layers", diff_ids: [layer.diffId] },
  });
  expect(digest(gunzipSync(readFileSync(path(layer.descriptor.digest))))).toBe(layer.diffId);
});
