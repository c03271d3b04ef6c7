/** The data that is kept of a conversation, for its sender to see and download. */
import type { Kysely } from "kysely";
import type { Database, EnquiryFileRow } from "../../database/schema.ts";
import { keptUntil } from "./retention.ts";

type KeptFile = { name: string; type: string; bytes: number; kept: boolean };
type KeptPost = { at: string; from: "you" | "us"; text: string; quoted: string | null; files: KeptFile[] };

export type KeptConversation = {
  reference: string;
  received: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  kind: string;
  about: string | null;
  /** The language of the page that it was sent from, and the detected language of its text. */
  language: string;
  writtenIn: string | null;
  /** Spam is shown as waiting, so that spammers do not learn that they were detected. */
  state: "waiting" | "answered" | "closed";
  answered: string | null;
  /** It is deleted after this, unless another mail joins it. */
  keptUntil: string;
  files: KeptFile[];
  /** The texts to and from the sender since then, the oldest first. */
  posts: KeptPost[];
  /** The number of internal staff notes. */
  notes: number;
};

export async function readKept(
  db: Kysely<Database>,
  reference: string,
  months: number,
): Promise<KeptConversation | undefined> {
  const row = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const posts = await db
    .selectFrom("enquiry_posts")
    .selectAll()
    .where("message_id", "=", reference)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const files = await db
    .selectFrom("enquiry_files")
    .selectAll()
    .where("message_id", "=", reference)
    .orderBy("id")
    .execute();
  const filesOf = (postId: string | null) => files.filter(({ post_id }) => post_id === postId).map(shownFile);
  const exchanged = posts.filter(({ kind }) => kind === "in" || kind === "out");
  const { id, created_at, retained_from, state, answered_at } = row;
  const { name, email, subject, message, kind, about, language, written_in } = row;
  return {
    ...{ reference: id, received: created_at, name, email, subject, message, kind, about, language },
    ...{ writtenIn: written_in, state: state === "spam" ? "waiting" : state, answered: answered_at },
    keptUntil: keptUntil([created_at, retained_from, ...exchanged.map(({ at }) => at)], months),
    files: filesOf(null),
    posts: exchanged.map(({ id, at, kind, text, quoted }) => ({
      ...{ at, from: kind === "in" ? "you" : "us", text, quoted, files: filesOf(id) },
    })),
    notes: posts.filter(({ kind }) => kind === "note").length,
  };
}

function shownFile({ name, type, bytes, dropped }: EnquiryFileRow): KeptFile {
  return { name, type, bytes, kept: dropped === null };
}
