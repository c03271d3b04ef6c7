/** Why there is no backup, or none is restored: a sentence for whoever asked for it. */
export class BackupProblem extends Error {}

const noRoom = ["ENOSPC", "EDQUOT", "EFBIG"];

/** What the file system says, as a sentence where it is known. */
export function explainFile(path: string, cause: unknown): Error {
  const { code = "" } = cause as NodeJS.ErrnoException;
  if (noRoom.includes(code)) return new BackupProblem(`There is no room left for ${path}.`, { cause });
  if (code === "ENOENT") return new BackupProblem(`${path} is not there.`, { cause });
  if (code === "EEXIST")
    return new BackupProblem(`${path} is there already. Add --replace to write it anew.`, { cause });
  if (["EACCES", "EPERM", "EROFS", "EISDIR", "ENOTDIR"].includes(code))
    return new BackupProblem(`${path} cannot be opened (${code}).`, { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}
