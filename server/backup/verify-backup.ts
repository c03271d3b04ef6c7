import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { type Header, header, headerName, trailerOf, trailerSize } from "./backup-format.ts";
import { BackupProblem, explainFileError } from "./backup-problem.ts";
import { blockSize, readTar } from "./tar.ts";

/** Reads the whole backup, and throws `BackupProblem` if a single bit has changed since it was written. */
export async function verifyBackup(path: string): Promise<void> {
  const file = await open(path, "r").catch((cause) => Promise.reject(explainFileError(path, cause)));
  try {
    const { size } = await file.stat();
    await checkHeader(file, path);
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

async function checkHeader(file: FileHandle, path: string): Promise<void> {
  const foreign = new BackupProblem(`${path} is not a backup of this site.`);
  const { value: first } = await readTar(file, 1).next();
  if (first?.name !== headerName || first.bytes > blockSize) throw foreign;
  const { buffer } = await file.read(Buffer.alloc(first.bytes), 0, first.bytes, first.start);
  let found: Partial<Header>;
  try {
    found = JSON.parse(buffer.toString());
  } catch {
    throw foreign;
  }
  if (found.program !== header.program) throw foreign;
  if (found.format !== header.format)
    throw new BackupProblem(
      `${path} was written by a newer release of this program: restore it with that one.`,
    );
}

const damaged = (path: string) => new BackupProblem(`${path} is damaged or truncated.`);
