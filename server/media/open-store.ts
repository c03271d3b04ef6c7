import { resolve } from "node:path";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";
import type { MediaStore } from "./store.ts";

export function openStore(
  { mediaUrl, mediaFolder }: Pick<Settings, "mediaUrl" | "mediaFolder">,
  log: Log,
): MediaStore {
  return mediaUrl ? openS3Store(mediaUrl, log) : openFolderStore(resolve(mediaFolder));
}
