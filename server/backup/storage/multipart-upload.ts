/**
 * Uploads a file to S3-compatible storage in parts. The object appears when the last request succeeds, as a whole: an
 * interrupted upload leaves parts that no one can mistake for a backup.
 */
import { text } from "node:stream/consumers";
import type { s3Client } from "../../media/s3-client.ts";
import { textOf } from "../../media/s3-listing.ts";
import { s3Body, unavailable } from "../../media/s3-request.ts";

type Send = ReturnType<typeof s3Client>;
type Source = { path: string; bytes: number };

/** The storage accepts at most 10,000 parts, and each but the last must have at least 5 MB. */
const maxParts = 9_000;
const minPartBytes = 8_000_000;

export async function uploadInParts(
  send: Send,
  key: string,
  { path, bytes }: Source,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  const begun = await bodyOf(await send({ method: "POST", key, query: { uploads: "" }, headers }));
  const uploadId = textOf("UploadId", begun);
  if (!uploadId) throw unavailable(new Error("The storage at BACKUP_URL did not begin an upload in parts"));
  try {
    const partBytes = Math.max(minPartBytes, Math.ceil(bytes / maxParts));
    const etags: string[] = [];
    for (let start = 0; start < bytes || start === 0; start += partBytes) {
      signal?.throwIfAborted();
      const body = await s3Body({ path, start, end: Math.min(start + partBytes, bytes) - 1 });
      const query = { partNumber: String(etags.length + 1), uploadId };
      const response = await send({ method: "PUT", key, query, body });
      await bodyOf(response);
      etags.push(response?.headers.etag ?? "");
    }
    await complete(send, key, uploadId, etags);
  } catch (error) {
    // If this fails too, the next run removes the parts.
    await abortUpload(send, key, uploadId).catch(() => {});
    throw error;
  }
}

async function complete(send: Send, key: string, uploadId: string, etags: string[]): Promise<void> {
  const parts = etags.map((etag, index) => {
    const escaped = etag.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped}</ETag></Part>`;
  });
  const xml = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
  const body = await s3Body(Buffer.from(xml));
  const answer = await bodyOf(await send({ method: "POST", key, query: { uploadId }, body }));
  // The storage may notice a problem after it has begun to answer with 200.
  if (!answer.includes("<CompleteMultipartUploadResult"))
    throw unavailable(
      new Error(`The storage at BACKUP_URL did not complete the upload: ${textOf("Code", answer)}`.trim()),
    );
}

export async function abortUpload(send: Send, key: string, uploadId: string): Promise<void> {
  await bodyOf(await send({ method: "DELETE", key, query: { uploadId } }));
}

export type UnfinishedUpload = { key: string; uploadId: string; begunAt: Date };

/** The uploads that were begun under the prefix and neither completed nor aborted; at most 1,000. */
export async function unfinishedUploads(send: Send, prefix: string): Promise<UnfinishedUpload[]> {
  const xml = await bodyOf(await send({ method: "GET", query: { uploads: "", prefix } }));
  return [...xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)].map(([, upload = ""]) => ({
    key: textOf("Key", upload),
    uploadId: textOf("UploadId", upload),
    begunAt: new Date(textOf("Initiated", upload)),
  }));
}

const bodyOf = async (response: Awaited<ReturnType<Send>>) => (response ? text(response.stream) : "");
