/** Writes an OCI image layout: https://github.com/opencontainers/image-spec. The same content gives the same bytes. */
import { execFileSync, spawn } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { createWriteStream, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

export type Descriptor = { mediaType: string; digest: string; size: number };
/** `diffId` is the digest of the uncompressed archive. */
export type Layer = { descriptor: Descriptor; diffId: string };

const media = (name: string) => `application/vnd.oci.image.${name}`;

/** Without times, names of users, and differences in permissions that come from the umask. */
const sameEverywhere = (owner: number) => [
  ...["--sort=name", "--format=gnu", "--mtime=@0", "--numeric-owner"],
  ...[`--owner=${owner}`, `--group=${owner}`, "--mode=u=rwX,go=rX"],
];

const digestOf = (hash: Hash) => `sha256:${hash.digest("hex")}`;

export function openLayout(folder: string) {
  const blobs = join(folder, "blobs/sha256");
  mkdirSync(blobs, { recursive: true });
  const store = (path: string, digest: string, mediaType: string): Descriptor => {
    const target = join(blobs, digest.slice("sha256:".length));
    renameSync(path, target);
    return { mediaType, digest, size: statSync(target).size };
  };
  const addJson = (name: string, value: unknown): Descriptor => {
    const path = join(folder, "unfinished");
    writeFileSync(path, JSON.stringify(value));
    return store(path, digestOf(createHash("sha256").update(JSON.stringify(value))), media(name));
  };
  return {
    /** All files of a folder, as files of this user. */
    async addLayer(content: string, owner = 0): Promise<Layer> {
      const path = join(folder, "unfinished");
      const tar = spawn("tar", ["-c", ...sameEverywhere(owner), "-C", content, "."], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [plain, compressed] = [createHash("sha256"), createHash("sha256")];
      const ended = new Promise<number | null>((resolve) => tar.on("close", resolve));
      await pipeline(
        tar.stdout,
        hashed(plain),
        createGzip({ level: 9 }),
        hashed(compressed),
        createWriteStream(path),
      );
      if ((await ended) !== 0) throw new Error(`tar could not read ${content}.`);
      const descriptor = store(path, digestOf(compressed), media("layer.v1.tar+gzip"));
      return { descriptor, diffId: digestOf(plain) };
    },
    /** Writes the archive. Returns the digest of the image. */
    finish(archive: string, config: object, layers: Layer[], name: string): string {
      const manifest = addJson("manifest.v1+json", {
        schemaVersion: 2,
        mediaType: media("manifest.v1+json"),
        config: addJson("config.v1+json", {
          ...config,
          rootfs: { type: "layers", diff_ids: layers.map(({ diffId }) => diffId) },
        }),
        layers: layers.map(({ descriptor }) => descriptor),
      });
      const annotations = { "org.opencontainers.image.ref.name": name };
      const index = {
        schemaVersion: 2,
        mediaType: media("index.v1+json"),
        manifests: [{ ...manifest, annotations }],
      };
      writeFileSync(join(folder, "index.json"), JSON.stringify(index));
      writeFileSync(join(folder, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
      const names = ["blobs", "index.json", "oci-layout"];
      execFileSync("tar", ["-cf", archive, ...sameEverywhere(0), "-C", folder, ...names]);
      return manifest.digest;
    },
  };
}

const hashed = (hash: Hash) =>
  new Transform({
    transform(part, _, done) {
      hash.update(part);
      done(undefined, part);
    },
  });
