/** Files that came or go by mail. Only staff see them, and they are erased with their conversation. */

import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import { stored } from "../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, EnquiryFileRow } from "../database/schema.ts";
import { examine } from "../media/examine.ts";
import { enquiryFolder, isInStore, mailedFileKey } from "../media/object-keys.ts";
import { RefusedUpload } from "../media/refusals.ts";
import { safeFileName } from "../media/safe-file-name.ts";
import type { MediaStore } from "../media/store.ts";
import type { WorkFiles } from "../media/work-files.ts";

type Parts = { database: SiteDatabase; store: MediaStore; files: WorkFiles };
export type StoredFile = Pick<EnquiryFileRow, "id" | "name" | "type" | "bytes" | "dropped">;
type ReceivedFile = { name: string; bytes: number; content: Uint8Array | null };

/** Accepting a mail never takes this long: a file that is still "incoming" was left by a process that died. */
const incomingTimeout = 60 * 60_000;
const batchSize = 100;

/**
 * Puts a file into the store if its bytes show that it is harmless; otherwise only its name and the reason are recorded.
 * Call it before the transaction that records the file: see `recordFiles`.
 */
export async function storeFile(
  parts: Parts,
  { name, bytes, content }: ReceivedFile,
  at: Date,
): Promise<StoredFile> {
  const dropped = (reason: string) => ({ id: randomUUID(), name, bytes, type: "", dropped: reason });
  if (!content) return dropped(stored.files.tooMany);
  const put = await putFile(parts, name, content, at).catch(unlessRefused);
  return put instanceof RefusedUpload ? dropped(whyRefused(put)) : put;
}

/** Throws `RefusedUpload` if the file is not accepted. */
export function putFile(
  { database, store, files }: Parts,
  name: string,
  content: Uint8Array,
  at: Date,
): Promise<StoredFile> {
  return files.with(async (path) => {
    const bytes = content.length;
    await writeFile(path, content, { mode: 0o600 });
    const examined = await examine({ path, bytes, sha256: "" });
    // In the library a drawing becomes a picture. As it is, it could contain anything.
    if (examined.extension === "svg") throw new RefusedUpload("svg");
    const type = examined.kind === "file" ? examined.type : pictureType(examined.extension);
    const id = randomUUID();
    await database.db.insertInto("incoming_files").values({ id, at: at.toISOString() }).execute();
    await store.put(mailedFileKey(id), { path }, type);
    return { id, name: safeFileName(name, examined.extension), bytes, type, dropped: null };
  });
}

const pictureType = (extension: string) => `image/${extension === "jpg" ? "jpeg" : extension}`;

function unlessRefused(error: unknown): RefusedUpload {
  if (error instanceof RefusedUpload) return error;
  throw error;
}

/** Only the first sentence: the rest advises the person who uploads a file. */
const whyRefused = ({ message }: RefusedUpload) => message.split(/(?<=\.) /)[0] ?? message;

/** Adds the files to their conversation. Call it in the transaction that stores the mail. */
export async function recordFiles(
  db: Kysely<Database>,
  of: Pick<EnquiryFileRow, "message_id" | "post_id">,
  files: StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto("enquiry_files")
    .values(files.map((file) => ({ ...file, ...of, media_id: null })))
    .execute();
  await deleteIncoming(db, files);
}

/** For a mail that was not accepted after all. */
export async function discardFiles({ database, store }: Parts, files: StoredFile[]): Promise<void> {
  for (const { id, dropped } of files) if (dropped === null) await store.remove(mailedFileKey(id));
  if (files.length > 0) await deleteIncoming(database.db, files);
}

const deleteIncoming = (db: Kysely<Database>, files: StoredFile[]) =>
  db
    .deleteFrom("incoming_files")
    .where(
      "id",
      "in",
      files.map(({ id }) => id),
    )
    .execute();

export type MailedFile = Pick<EnquiryFileRow, "name" | "type" | "bytes"> & { stream: Readable };

export async function readMailedFile(
  { db }: SiteDatabase,
  store: MediaStore,
  reference: string,
  id: string,
): Promise<MailedFile | undefined> {
  const file = await db
    .selectFrom("enquiry_files")
    .select(["name", "type", "media_id", "dropped"])
    .where("id", "=", id)
    .where("message_id", "=", reference)
    .executeTakeFirst();
  if (!file || !isInStore(file)) return undefined;
  const found = await store.read(mailedFileKey(id));
  return found && { name: file.name, type: file.type, ...found };
}

/** Removes the stored files of erased conversations, and those that a killed process left behind. */
export async function removeOrphanFiles(
  { db }: SiteDatabase,
  store: MediaStore,
  now = new Date(),
): Promise<void> {
  const old = new Date(now.getTime() - incomingTimeout).toISOString();
  await db.deleteFrom("incoming_files").where("at", "<", old).execute();
  let ids: string[] = [];
  const removeOrphans = async () => {
    const inUse = await idsInUse(db, ids);
    for (const id of ids) if (!inUse.has(id)) await store.remove(mailedFileKey(id));
    ids = [];
  };
  for await (const { key } of store.list(enquiryFolder)) {
    ids.push(key.slice(enquiryFolder.length));
    if (ids.length >= batchSize) await removeOrphans();
  }
  if (ids.length > 0) await removeOrphans();
}

/** The order matters: a file leaves `incoming_files` in the transaction that adds it to `enquiry_files`. */
async function idsInUse(db: Kysely<Database>, ids: string[]): Promise<Set<string>> {
  const incoming = await db.selectFrom("incoming_files").select("id").where("id", "in", ids).execute();
  const recorded = await db.selectFrom("enquiry_files").select("id").where("id", "in", ids).execute();
  return new Set([...incoming, ...recorded].map(({ id }) => id));
}
