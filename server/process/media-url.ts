/** MEDIA_URL in its parts: https://key:secret@host/bucket, with ?region=… for storage that asks for one. */
export type Bucket = {
  /** Its address, without the key and without a slash at its end. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Without one it is guessed from the host, or `us-east-1`, which most storage takes. */
  region?: string;
};

/** The parts, or undefined if it is not the address of a bucket. */
export function readBucket(value: string): Bucket | undefined {
  const url = URL.parse(value);
  const name = /^\/([^/]+)\/?$/.exec(url?.pathname ?? "")?.[1];
  if (!url || !/^https?:$/.test(url.protocol) || !name || !url.username || !url.password) return undefined;
  const region = url.searchParams.get("region");
  try {
    return {
      address: `${url.origin}/${name}`,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      ...(region && { region }),
    };
  } catch {
    return undefined; // A % that escapes nothing.
  }
}
