import { stored } from "../../app/words/en/desk/stored.ts";

/** Why a backup or restore failed, in a sentence for the person who ran it. */
export class BackupProblem extends Error {}

const { backup } = stored;
const noRoom = ["ENOSPC", "EDQUOT", "EFBIG"];

/** Turns known errors of the file system into sentences. */
export function explainFileError(path: string, cause: unknown): Error {
  const { code = "" } = cause as NodeJS.ErrnoException;
  if (noRoom.includes(code)) return new BackupProblem(backup.noRoom({ path }), { cause });
  if (code === "ENOENT") return new BackupProblem(backup.notThere({ path }), { cause });
  if (code === "EEXIST") return new BackupProblem(backup.exists({ path }), { cause });
  if (["EACCES", "EPERM", "EROFS", "EISDIR", "ENOTDIR"].includes(code))
    return new BackupProblem(backup.cannotOpen({ path, code }), { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}
