/** Pictures and files in S3-compatible storage, which several machines share. */
import { text } from "node:stream/consumers";
import type { Log } from "../process/log.ts";
import { readBucket } from "../process/media-url.ts";
import { checkKey, isKey } from "./object-keys.ts";
import { s3Requests } from "./s3-client.ts";
import { contentOf } from "./s3-content.ts";
import { readListing } from "./s3-listing.ts";
import { away } from "./s3-problem.ts";
import type { MediaStore } from "./store.ts";

/** How many milliseconds storage may be silent: it answers in hundredths of that. */
const usualPatience = 5000;

export function openS3Store(url: string, log: Log, patience = usualPatience): MediaStore {
  const bucket = readBucket(url);
  if (!bucket) throw new Error("MEDIA_URL is not the address of a bucket.");
  const ask = s3Requests(bucket, patience, log);

  return {
    async put(key, given, type) {
      const content = await contentOf(given);
      const headers = { "content-type": type };
      const answer = await ask({ method: "PUT", key: checkKey(key), content, headers });
      answer?.stream.on("error", () => {}).resume();
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask({ method: "GET", key: checkKey(key), headers });
      if (!answer) return undefined;
      const { status, bytes, stream } = answer;
      const most = range ? range.end - range.start + 1 : Number.POSITIVE_INFINITY;
      if (status === (range ? 206 : 200) && bytes <= most) return { bytes, stream };
      stream.destroy();
      throw away(new Error(`The storage of MEDIA_URL answered with ${status} and ${bytes} bytes`));
    },
    async remove(key) {
      const answer = await ask({ method: "DELETE", key: checkKey(key) });
      answer?.stream.on("error", () => {}).resume();
    },
    async *list(prefix = "") {
      for (let token: string | undefined = ""; token !== undefined; ) {
        const query = { "list-type": "2", prefix, ...(token && { "continuation-token": token }) };
        const answer = await ask({ method: "GET", query });
        const page = readListing(answer ? await text(answer.stream) : "");
        // What has a name that we never give is not ours.
        yield* page.objects.filter(({ key }) => isKey(key));
        token = page.next;
      }
    },
  };
}
