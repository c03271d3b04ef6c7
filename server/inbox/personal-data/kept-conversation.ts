/** The data that is kept of a conversation, for its sender to see and download. */
import type { Kysely } from "kysely";
import type { ContactMessageRow, Database, EnquiryFileRow, EnquiryPostRow } from "../../database/schema.ts";
import { currentReference } from "../merged-reference.ts";
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

type Options = { months: number /** Also what was merged into it. */; whole?: boolean };

/**
 * Without `whole`, only what was written in the conversation with this reference. If it was merged with another one, the
 * link to the one must not show the other: anyone can type an e-mail address into the form.
 */
export async function readKept(
  db: Kysely<Database>,
  reference: string,
  { months, whole = false }: Options,
): Promise<KeptConversation | undefined> {
  const current = await currentReference(db, reference);
  const stored = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", current)
    .executeTakeFirst();
  if (!stored) return undefined;
  const all = await db
    .selectFrom("enquiry_posts")
    .selectAll()
    .where("message_id", "=", current)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const files = await db
    .selectFrom("enquiry_files")
    .selectAll()
    .where("message_id", "=", current)
    .orderBy("id")
    .execute();
  const isMerged = current !== reference;
  const [row, first] = isMerged ? mergedMessage(stored, reference, all) : [stored, null];
  if (!row) return undefined;
  const own = all.filter(({ merged_from }) => merged_from === (isMerged ? reference : null));
  const posts = (whole ? all : own).filter((post) => post.id !== first);
  const filesOf = (postId: string | null) => files.filter(({ post_id }) => post_id === postId).map(shownFile);
  const isExchanged = ({ kind }: EnquiryPostRow) => kind === "in" || kind === "out";
  const exchanged = posts.filter(isExchanged);
  const { id, created_at, retained_from, state, answered_at } = row;
  const { name, email, subject, message, kind, about, language, written_in } = row;
  return {
    ...{ reference: id, received: created_at, name, email, subject, message, kind, about, language },
    ...{ writtenIn: written_in, state: state === "spam" ? "waiting" : state, answered: answered_at },
    keptUntil: keptUntil([created_at, retained_from, ...all.filter(isExchanged).map(({ at }) => at)], months),
    files: filesOf(first),
    posts: exchanged.map(({ id, at, kind, text, signature, quoted }) => ({
      ...{ at, from: kind === "in" ? "you" : "us", quoted, files: filesOf(id) },
      text: signature ? `${text}\n\n${signature}` : text,
    })),
    notes: posts.filter(({ kind }) => kind === "note").length,
  };
}

/** The message that became the first post of a merged conversation, and the id of that post. */
function mergedMessage(
  message: ContactMessageRow,
  reference: string,
  posts: EnquiryPostRow[],
): [ContactMessageRow, string] | [undefined, null] {
  const first = posts.find(({ kind, merged_from }) => kind === "in" && merged_from === reference);
  if (!first) return [undefined, null];
  const { id, at: created_at, author: name, text } = first;
  const own = {
    id: reference,
    created_at,
    name,
    subject: "",
    message: text,
    about: null,
    retained_from: null,
  };
  return [{ ...message, ...own }, id];
}

function shownFile({ name, type, bytes, dropped }: EnquiryFileRow): KeptFile {
  return { name, type, bytes, kept: dropped === null };
}
