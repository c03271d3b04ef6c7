/** Parses MEDIA_URL: https://key:secret@host/bucket, with ?region=… for storage that needs one. */
export type Bucket = {
  /** Without the key and a trailing slash. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** By default guessed from the host, or `us-east-1`, which most storage accepts. */
  region?: string;
};

/** Undefined if it is not the address of a bucket. */
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
    return undefined; // A malformed percent-encoding.
  }
}
