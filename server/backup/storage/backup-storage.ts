/** Backups in S3-compatible storage, away from the machine of the site. */
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { stored } from "../../../app/words/en/desk/stored.ts";
import { StorageAnswer, s3Client } from "../../media/s3-client.ts";
import { readListing } from "../../media/s3-listing.ts";
import { unavailable } from "../../media/s3-request.ts";
import { StoreProblem } from "../../media/store.ts";
import type { Log } from "../../process/log.ts";
import { readBackupBucket } from "../../process/media-url.ts";
import { type NamedBackup, newestFirst, timeOfName } from "../backup-name.ts";
import { BackupProblem } from "../backup-problem.ts";
import type { EncryptedFile } from "../encrypted-file.ts";
import { explainStorageError } from "./explain-storage-error.ts";
import { abortUpload, unfinishedUploads, uploadInParts } from "./multipart-upload.ts";

/** No person waits for a backup, so slow storage gets time. In milliseconds. */
const defaultPatience = { maxAttempts: 5, pauseBetween: 2000, retriesTimeouts: true };
const defaultTimeout = 30_000;
/** How many times in a row a download may break without a single byte. */
const maxBreaks = 5;
/** Another process may still be uploading a younger one. In milliseconds. */
const leftoverAge = 24 * 60 * 60_000;

export type StoredBackup = NamedBackup & { bytes: number };
export type BackupStorage = ReturnType<typeof openBackupStorage>;

type Options = {
  url: string;
  siteUrl: string;
  log: Log;
  timeout?: number;
  patience?: typeof defaultPatience;
};

export function openBackupStorage({ url, siteUrl, log, ...options }: Options) {
  const bucket = readBackupBucket(url);
  if (!bucket) throw new Error("BACKUP_URL is not the address of a bucket.");
  const { prefix, ...address } = bucket;
  const { timeout = defaultTimeout, patience = defaultPatience } = options;
  const send = s3Client(address, timeout, log, patience);
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => Promise.reject(explainStorageError(error)));

  const detailsOf = async (name: string) => {
    const found = await send({ method: "HEAD", key: prefix + name });
    found?.stream.on("error", () => {}).resume();
    const { "x-amz-meta-sha256": sha256, "x-amz-meta-site": site } = found?.headers ?? {};
    return found && { bytes: found.bytes, sha256: String(sha256 ?? ""), site: String(site ?? "") };
  };

  async function list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = [];
    for (let token: string | undefined = ""; token !== undefined; ) {
      const query = { "list-type": "2", prefix, ...(token && { "continuation-token": token }) };
      const response = await send({ method: "GET", query });
      const page = readListing(response ? await text(response.stream) : "");
      for (const { key, bytes } of page.objects) {
        const name = key.slice(prefix.length);
        const at = timeOfName(name);
        if (at !== undefined) found.push({ name, at, bytes });
      }
      token = page.next;
    }
    return found.sort(newestFirst);
  }

  async function upload(name: string, file: EncryptedFile, signal?: AbortSignal): Promise<void> {
    const headers = {
      "content-type": "application/octet-stream",
      "x-amz-meta-sha256": file.sha256,
      "x-amz-meta-site": siteUrl,
    };
    const isThere = async () => {
      const details = await detailsOf(name);
      return details?.bytes === file.bytes && details.sha256 === file.sha256;
    };
    try {
      await uploadInParts(send, prefix + name, file, headers, signal);
    } catch (error) {
      // If the answer to the last request was lost, the repeated request fails although the object is complete.
      if (signal?.aborted || !(await isThere().catch(() => false))) throw error;
    }
    if (!(await isThere())) throw new BackupProblem(stored.backup.storedDiffers({ path: name }));
  }

  async function rangeOf(name: string, start: number, bytes: number): Promise<AsyncIterable<Uint8Array>> {
    const headers = { range: `bytes=${start}-${bytes - 1}` };
    const response = await send({ method: "GET", key: prefix + name, headers });
    if (response?.status === 206) return response.stream;
    response?.stream.destroy();
    const { status = 404 } = response ?? {};
    throw unavailable(new StorageAnswer("The storage at BACKUP_URL ignored a range", status, String(status)));
  }

  /** The bytes of a backup. After a break, the download continues where it stopped. */
  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const hash = createHash("sha256");
    const details = await explained(detailsOf(name));
    if (!details) throw new BackupProblem(stored.backup.notStored({ path: name }));
    for (let [start, breaks] = [0, 0]; start < details.bytes; ) {
      const before = start;
      let cause: unknown;
      try {
        for await (const chunk of await rangeOf(name, start, details.bytes)) {
          start += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        if (!(error instanceof StoreProblem)) throw error;
        cause = error;
      }
      if (start === details.bytes) break;
      breaks = start > before ? 1 : breaks + 1;
      if (breaks > maxBreaks) throw explainStorageError(cause ?? unavailable(undefined));
      log.warn("A download from the storage at BACKUP_URL continues after a break", { error: cause });
    }
    if (details.sha256 && hash.digest("hex") !== details.sha256)
      throw new BackupProblem(stored.backup.storedDiffers({ path: name }));
  }

  return {
    /** The complete backups, newest first. */
    list: () => explained(list()),
    /** Under its name only when it is complete. */
    upload: (name: string, file: EncryptedFile, signal?: AbortSignal) =>
      explained(upload(name, file, signal)),
    read,
    /** Downloads a backup, and throws if it is not the uploaded file. */
    async verify(name: string, { sha256 }: EncryptedFile): Promise<void> {
      const hash = createHash("sha256");
      for await (const chunk of read(name)) hash.update(chunk);
      if (hash.digest("hex") !== sha256) throw new BackupProblem(stored.backup.storedDiffers({ path: name }));
    },
    /** Returns false, and leaves it, if another site wrote it. */
    async remove(name: string): Promise<boolean> {
      const details = await explained(detailsOf(name));
      if (details?.site !== siteUrl) return false;
      const response = await explained(send({ method: "DELETE", key: prefix + name }));
      response?.stream.on("error", () => {}).resume();
      return true;
    },
    /** Removes the parts of uploads whose process was killed. Not all storage can list them. */
    async removeLeftovers(now = Date.now()): Promise<void> {
      for (const { key, uploadId, begunAt } of await explained(unfinishedUploads(send, prefix)))
        if (timeOfName(key.slice(prefix.length)) !== undefined && now - begunAt.getTime() > leftoverAge)
          await explained(abortUpload(send, key, uploadId));
    },
  };
}
