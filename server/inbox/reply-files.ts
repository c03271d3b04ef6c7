/** Files that staff attach to a reply from their own device. They are as private as files that came by mail. */
import type { SiteDatabase } from "../database/connect.ts";
import { type Refusal, RefusedUpload } from "../media/refusals.ts";
import type { MediaStore } from "../media/store.ts";
import type { WorkFiles } from "../media/work-files.ts";
import { maxReplyFiles } from "./conversations/reply-drafts.ts";
import { maxAttached } from "./mail-out/attachments.ts";
import { discardFiles, putFile, type StoredFile } from "./mailed-files.ts";

type Parts = { database: SiteDatabase; store: MediaStore; files: WorkFiles; now?: () => Date };
export type StoredReplyFiles = { stored: StoredFile[] } | { refused: Refusal; name: string };

export function replyFilesOf({ now = () => new Date(), ...parts }: Parts) {
  return {
    /** Stores all of them, or none. `others` is what the reply carries already. */
    async store(files: File[], others: { count: number; bytes: number }): Promise<StoredReplyFiles> {
      const bytes = files.reduce((sum, { size }) => sum + size, others.bytes);
      const [{ name = "" } = {}] = files;
      if (files.length > 0 && files.length + others.count > maxReplyFiles)
        return { refused: "too-many-in-reply", name };
      if (files.length > 0 && bytes > maxAttached) return { refused: "too-large-for-reply", name };
      const stored: StoredFile[] = [];
      for (const file of files)
        try {
          stored.push(await putFile(parts, file.name, new Uint8Array(await file.arrayBuffer()), now()));
        } catch (error) {
          await discardFiles(parts, stored);
          if (error instanceof RefusedUpload) return { refused: error.code, name: file.name };
          throw error;
        }
      return { stored };
    },
    /** For a reply that was not sent. */
    discard: (files: StoredFile[]) => discardFiles(parts, files),
  };
}
