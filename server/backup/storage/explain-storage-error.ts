import { stored } from "../../../app/words/en/desk/stored.ts";
import { isFull, StorageAnswer } from "../../media/s3-client.ts";
import { StoreProblem } from "../../media/store.ts";
import { BackupProblem } from "../backup-problem.ts";

const { backup } = stored;
const keyCodes = ["InvalidAccessKeyId", "SignatureDoesNotMatch", "AccessDenied", "RequestTimeTooSkewed"];

/** Turns errors of the storage into sentences for the operator. */
export function explainStorageError(error: unknown): Error {
  if (!(error instanceof StoreProblem)) return error instanceof Error ? error : new Error(String(error));
  const { cause } = error;
  return new BackupProblem(cause instanceof StorageAnswer ? sentenceFor(cause) : backup.storageSilent, {
    cause,
  });
}

function sentenceFor(answer: StorageAnswer): string {
  const { status } = answer;
  // The answer to HEAD has no code.
  const code = answer.code || String(status);
  if (code === "NoSuchBucket") return backup.noBucket;
  if (keyCodes.includes(code) || status === 401 || status === 403) return backup.keyRefused({ code });
  if (isFull(answer)) return backup.storageFull;
  return status >= 500 ? backup.storageSilent : backup.storageRefused({ code });
}
