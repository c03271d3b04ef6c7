/** Parses MEDIA_URL and BACKUP_URL: https://key:secret@host/bucket, with ?region=… for storage that needs one. */
export type Bucket = {
  /** For the log. */
  setting: "MEDIA_URL" | "BACKUP_URL";
  /** Without the key and a trailing slash. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** By default guessed from the host, or `us-east-1`, which most storage accepts. */
  region?: string;
};

/** Undefined if it is not the address of a bucket. */
export function readBucket(value: string, setting: Bucket["setting"] = "MEDIA_URL"): Bucket | undefined {
  const url = URL.parse(value);
  const name = /^\/([^/]+)\/?$/.exec(url?.pathname ?? "")?.[1];
  if (!url || !/^https?:$/.test(url.protocol) || !name || !url.username || !url.password) return undefined;
  const region = url.searchParams.get("region");
  try {
    return {
      setting,
      address: `${url.origin}/${name}`,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      ...(region && { region }),
    };
  } catch {
    return undefined; // A malformed percent-encoding.
  }
}

export type BackupBucket = Bucket & {
  /** Empty, or ends with a slash. */
  prefix: string;
};

/** BACKUP_URL may name folders in the bucket, for several sites that share it. Undefined if it is not such an address. */
export function readBackupBucket(value: string): BackupBucket | undefined {
  const url = URL.parse(value);
  const [name, ...folders] = (url?.pathname ?? "").replace(/^\/|\/$/g, "").split("/");
  if (!url || !name || !folders.every((folder) => /^[\w-][\w.-]*$/.test(folder))) return undefined;
  url.pathname = name;
  const bucket = readBucket(url.href, "BACKUP_URL");
  return bucket && { ...bucket, prefix: folders.map((folder) => `${folder}/`).join("") };
}
