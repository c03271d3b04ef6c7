/** Why a backup or restore failed, in a sentence for the person who ran it. */
export class BackupProblem extends Error {}

const noRoom = ["ENOSPC", "EDQUOT", "EFBIG"];

/** Turns known errors of the file system into sentences. */
export function explainFileError(path: string, cause: unknown): Error {
  const { code = "" } = cause as NodeJS.ErrnoException;
  if (noRoom.includes(code)) return new BackupProblem(`There is no room left for ${path}.`, { cause });
  if (code === "ENOENT") return new BackupProblem(`${path} does not exist.`, { cause });
  if (code === "EEXIST")
    return new BackupProblem(`${path} already exists. Add --replace to overwrite it.`, { cause });
  if (["EACCES", "EPERM", "EROFS", "EISDIR", "ENOTDIR"].includes(code))
    return new BackupProblem(`${path} cannot be opened (${code}).`, { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}
