/** Writes `name.br` and `name.gz` beside each file that gets smaller, at the highest compression level. */
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow, writeAtomically } from "./build-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico|md|csv)$/;

export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    filesBelow(folder)
      .filter((path) => compressible.test(path))
      .map(compressFile),
  );
}

async function compressFile(path: string): Promise<void> {
  const written = (await stat(path)).mtimeMs;
  const done = await stat(`${path}.br`).then(
    (form) => form.mtimeMs >= written,
    () => false,
  );
  if (done) return;
  const plain = await readFile(path);
  const forms = {
    br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz: await zip(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(forms)) {
    if (bytes.length < plain.length) writeAtomically(`${path}.${ending}`, bytes);
  }
}
