/** Files that came by mail. They are for staff only, and go with their conversation. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, EnquiryFileRow } from "../database/schema.ts";
import { examine } from "../media/examine.ts";
import { enquiryFolder, isInStore, mailedFileKey } from "../media/object-keys.ts";
import { RefusedUpload } from "../media/refusals.ts";
import { safeFileName } from "../media/safe-file-name.ts";
import type { MediaStore } from "../media/store.ts";
import type { WorkFiles } from "../media/work-files.ts";

type Keeping = { database: SiteDatabase; store: MediaStore; files: WorkFiles };
export type KeptFile = Pick<EnquiryFileRow, "id" | "name" | "type" | "bytes" | "dropped">;
type Given = { name: string; bytes: number; content: Uint8Array | null };

/** So long a mail may take to be taken. What was left in the store by then was left by a process that is gone. */
const takenWithin = 60 * 60_000;
const batch = 100;

/**
 * Puts a file into the store if its bytes say that it is harmless, before the transaction that speaks of it: see
 * `writeFiles`. Of another only its name is kept, and why.
 */
export async function keepFile(
  { database, store, files }: Keeping,
  given: Given,
  at: Date,
): Promise<KeptFile> {
  const id = randomUUID();
  const { name, bytes, content } = given;
  const dropped = (reason: string): KeptFile => ({ id, name, bytes, type: "", dropped: reason });
  if (!content) return dropped("It came with more files, or larger ones, than are kept.");
  return files.with(async (path) => {
    await writeFile(path, content, { mode: 0o600 });
    const examined = await examine({ path, bytes, sha256: "" }).catch(unlessRefused);
    if (examined instanceof RefusedUpload) return dropped(whyRefused(examined));
    const type = examined.kind === "file" ? examined.type : pictureType(examined.extension);
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

/** The rest tells whoever uploads a file what to do. */
const whyRefused = ({ message }: RefusedUpload) => message.split(/(?<=\.) /)[0] ?? message;

/** In the transaction that takes the mail: from then on they belong to its conversation. */
export async function writeFiles(
  db: Kysely<Database>,
  of: Pick<EnquiryFileRow, "message_id" | "post_id">,
  kept: KeptFile[],
): Promise<void> {
  if (kept.length === 0) return;
  await db
    .insertInto("enquiry_files")
    .values(kept.map((file) => ({ ...file, ...of, media_id: null })))
    .execute();
  await forgetIncoming(db, kept);
}

/** If the mail was not taken after all. */
export async function discardFiles({ database, store }: Keeping, kept: KeptFile[]): Promise<void> {
  for (const { id, dropped } of kept) if (dropped === null) await store.remove(mailedFileKey(id));
  if (kept.length > 0) await forgetIncoming(database.db, kept);
}

const forgetIncoming = (db: Kysely<Database>, kept: KeptFile[]) =>
  db
    .deleteFrom("incoming_files")
    .where(
      "id",
      "in",
      kept.map(({ id }) => id),
    )
    .execute();

export type ReadFile = Pick<EnquiryFileRow, "name" | "type" | "bytes"> & { stream: Readable };

export async function readFile(
  { db }: SiteDatabase,
  store: MediaStore,
  reference: string,
  id: string,
): Promise<ReadFile | undefined> {
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

/** Removes what is in the store of conversations that are erased, and what a killed process left there. */
export async function removeOrphanFiles(
  { db }: SiteDatabase,
  store: MediaStore,
  now = new Date(),
): Promise<void> {
  const old = new Date(now.getTime() - takenWithin).toISOString();
  await db.deleteFrom("incoming_files").where("at", "<", old).execute();
  let some: string[] = [];
  const removeSome = async () => {
    const wanted = await wantedOf(db, some);
    for (const id of some) if (!wanted.has(id)) await store.remove(mailedFileKey(id));
    some = [];
  };
  for await (const { key } of store.list(enquiryFolder)) {
    some.push(key.slice(enquiryFolder.length));
    if (some.length >= batch) await removeSome();
  }
  if (some.length > 0) await removeSome();
}

/** One after the other: what is being taken belongs to a conversation the moment that it is no longer being taken. */
async function wantedOf(db: Kysely<Database>, ids: string[]): Promise<Set<string>> {
  const incoming = await db.selectFrom("incoming_files").select("id").where("id", "in", ids).execute();
  const taken = await db.selectFrom("enquiry_files").select("id").where("id", "in", ids).execute();
  return new Set([...incoming, ...taken].map(({ id }) => id));
}
