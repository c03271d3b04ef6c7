/** The unencrypted file to restore from: a local file, or one that is downloaded and decrypted first. */
import { createReadStream, rmSync } from "node:fs";
import { mkdir, mkdtemp, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  encryptedExtension,
  latestOf,
  timeOfName,
  withoutEncryption,
} from "../../server/backup/backup-name.ts";
import { BackupProblem, explainFileError } from "../../server/backup/backup-problem.ts";
import { decryptInto } from "../../server/backup/encrypted-file.ts";
import type { BackupStorage } from "../../server/backup/storage/backup-storage.ts";
import { readSecretKey, type SecretKey } from "../../server/encryption/age-keys.ts";

export const storagePrefix = "s3:";

export type Obtained = {
  path: string;
  /** Where it came from, for the report. */
  source: string;
  bytes: number;
  /** The name that it must have in its manifest. */
  name?: string;
};

type Options = {
  storage: BackupStorage | undefined;
  /** The path of a file with the secret key. Not the key itself: every user can see the arguments of a process. */
  keyFile: string | undefined;
  environment: Record<string, string | undefined>;
  /** A folder for the decrypted file. */
  scratch: string;
};

/** Calls `work` with the file. A decrypted file is removed afterwards. */
export async function withBackup<Result>(
  from: string,
  options: Options,
  work: (backup: Obtained) => Promise<Result>,
): Promise<Result> {
  const isStored = from.startsWith(storagePrefix);
  if (!isStored && !from.endsWith(encryptedExtension)) return work(await local(from));
  const secret = await secretKey(from, options);
  const { name, bytes, read } = isStored
    ? await inStorage(from.slice(storagePrefix.length), options.storage)
    : { ...(await local(from)), name: basename(from), read: () => createReadStream(from) };

  await mkdir(options.scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(options.scratch, ".restore-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => {
    remove();
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    const path = join(folder, "site.tar");
    await decryptInto(path, read(), name, secret);
    const expected = isStored || timeOfName(name) !== undefined ? { name: withoutEncryption(name) } : {};
    return await work({ path, source: isStored ? storagePrefix + name : from, bytes, ...expected });
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
    remove();
  }
}

async function local(path: string): Promise<Obtained> {
  const { size } = await stat(path).catch((cause) => Promise.reject(explainFileError(path, cause)));
  const name = basename(path);
  return { path, source: path, bytes: size, ...(timeOfName(name) !== undefined && { name }) };
}

async function inStorage(wanted: string, storage: BackupStorage | undefined) {
  if (!storage) throw new BackupProblem("BACKUP_URL is not set.");
  const all = await storage.list();
  const found = wanted === "latest" ? latestOf(all) : all.find(({ name }) => name === wanted);
  if (!found)
    throw new BackupProblem(
      wanted === "latest"
        ? "There is no backup in the storage at BACKUP_URL."
        : `There is no backup ${wanted} in the storage at BACKUP_URL. npm run backup -- list shows the names.`,
    );
  return { ...found, read: () => storage.read(found.name) };
}

async function secretKey(from: string, { keyFile, environment }: Options): Promise<SecretKey> {
  const text = keyFile
    ? await readFile(keyFile, "utf8").catch((cause) => Promise.reject(explainFileError(keyFile, cause)))
    : environment.BACKUP_SECRET_KEY;
  if (!text)
    throw new BackupProblem(
      `${from} is encrypted: add --key FILE with the file of the secret key, or set BACKUP_SECRET_KEY.`,
    );
  const secret = readSecretKey(text);
  if (!secret)
    throw new BackupProblem(
      `${keyFile ?? "BACKUP_SECRET_KEY"} has no valid secret key: it begins with AGE-SECRET-KEY-1. Check it for mistyped characters.`,
    );
  return secret;
}
