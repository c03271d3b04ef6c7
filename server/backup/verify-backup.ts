import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { type Beginning, beginning, beginningName } from "./backup-format.ts";
import { BackupProblem, explainFile } from "./backup-problem.ts";
import { trailerOf, trailerSize } from "./digest.ts";
import { blockSize, readTar } from "./tar.ts";

/** Reads all of a backup, and refuses it with a sentence unless each bit is as it was written. */
export async function verifyBackup(path: string): Promise<void> {
  const file = await open(path, "r").catch((cause) => Promise.reject(explainFile(path, cause)));
  try {
    const { size } = await file.stat();
    await expectOurs(file, path);
    const content = size - trailerSize;
    if (content < blockSize) throw damaged(path);
    const hash = createHash("sha256");
    for await (const chunk of file.createReadStream({ start: 0, end: content - 1, autoClose: false }))
      hash.update(chunk);
    const { buffer: trailer } = await file.read(Buffer.alloc(trailerSize), 0, trailerSize, content);
    if (!trailer.equals(trailerOf(hash.digest("hex")))) throw damaged(path);
  } finally {
    await file.close();
  }
}

async function expectOurs(file: FileHandle, path: string): Promise<void> {
  const foreign = new BackupProblem(`${path} is not a backup of this site.`);
  const { value: first } = await readTar(file, 1).next();
  if (first?.name !== beginningName || first.bytes > blockSize) throw foreign;
  const { buffer } = await file.read(Buffer.alloc(first.bytes), 0, first.bytes, first.start);
  let found: Partial<Beginning>;
  try {
    found = JSON.parse(buffer.toString());
  } catch {
    throw foreign;
  }
  if (found.program !== beginning.program) throw foreign;
  if (found.format !== beginning.format)
    throw new BackupProblem(
      `${path} was written by a newer release of this program: restore it with that one.`,
    );
}

const damaged = (path: string) =>
  new BackupProblem(`${path} is damaged or was cut short: it is not what was written.`);
