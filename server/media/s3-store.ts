/** Pictures and files in S3-compatible storage, which several machines share. */
import { text } from "node:stream/consumers";
import type { Log } from "../process/log.ts";
import { readBucket } from "../process/media-url.ts";
import { checkKey, isKey } from "./object-keys.ts";
import { s3Client } from "./s3-client.ts";
import { readListing } from "./s3-listing.ts";
import { s3Body, unavailable } from "./s3-request.ts";
import type { MediaStore } from "./store.ts";

/** In milliseconds. Storage usually answers in a hundredth of this. */
const defaultTimeout = 5000;

export function openS3Store(url: string, log: Log, timeout = defaultTimeout): MediaStore {
  const bucket = readBucket(url);
  if (!bucket) throw new Error("MEDIA_URL is not the address of a bucket.");
  const send = s3Client(bucket, timeout, log);

  return {
    async put(key, content, type) {
      const body = await s3Body(content);
      const headers = { "content-type": type };
      const response = await send({ method: "PUT", key: checkKey(key), body, headers });
      response?.stream.on("error", () => {}).resume();
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await send({ method: "GET", key: checkKey(key), headers });
      if (!response) return undefined;
      const { status, bytes, stream } = response;
      const maxBytes = range ? range.end - range.start + 1 : Number.POSITIVE_INFINITY;
      if (status === (range ? 206 : 200) && bytes <= maxBytes) return { bytes, stream };
      stream.destroy();
      throw unavailable(new Error(`The storage at MEDIA_URL answered with ${status} and ${bytes} bytes`));
    },
    async remove(key) {
      const response = await send({ method: "DELETE", key: checkKey(key) });
      response?.stream.on("error", () => {}).resume();
    },
    async *list(prefix = "") {
      for (let token: string | undefined = ""; token !== undefined; ) {
        const query = { "list-type": "2", prefix, ...(token && { "continuation-token": token }) };
        const response = await send({ method: "GET", query });
        const page = readListing(response ? await text(response.stream) : "");
        // Other programs may share the bucket: this one never creates such keys.
        yield* page.objects.filter(({ key }) => isKey(key));
        token = page.next;
      }
    },
  };
}
