/** Exports and erases a person's conversations at their request, by e-mail address. For administrators. */
import { Readable } from "node:stream";
import type { SiteDatabase } from "../../database/connect.ts";
import type { EnquiryState } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import type { Settings } from "../../process/environment.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { labelsOn } from "../conversations/labels.ts";
import { type ErasingParts, eraseConversations } from "./erase.ts";
import { readKept } from "./kept-conversation.ts";

type Parts = ErasingParts & { settings: Pick<Settings, "enquiriesKeptMonths"> };

const deletableStates: EnquiryState[] = ["spam", "closed"];

export type DataRequests = ReturnType<typeof dataRequestsOf>;

export function dataRequestsOf({ settings, ...parts }: Parts) {
  const { db } = parts.database;

  const referencesOf = async (email: string): Promise<string[]> => {
    const found = db.selectFrom("contact_messages").select("id").where("email_key", "=", emailKey(email));
    return (await found.orderBy("created_at").orderBy("id").execute()).map(({ id }) => id);
  };

  /** Reads one conversation at a time, so that many of them do not fill the memory. */
  async function* exportJson(references: string[], others: object[]): AsyncGenerator<string> {
    let before = "[\n";
    for (const reference of references) {
      const kept = await readKept(db, reference, { months: settings.enquiriesKeptMonths, whole: true });
      // Erased since the list was read.
      if (!kept) continue;
      const labels = (await labelsOn(db, [reference])).map(({ name }) => name);
      yield before + JSON.stringify({ ...kept, labels, internal: await internalOf(db, reference) }, null, 2);
      before = ",\n";
    }
    for (const other of others) {
      yield before + JSON.stringify(other, null, 2);
      before = ",\n";
    }
    yield before.startsWith("[") ? "[]\n" : "\n]\n";
  }

  return {
    count: async (email: string) => (await referencesOf(email)).length,

    /** As JSON, including staff notes. `others`: further data of the person. The staff log records the export, but not the address. */
    async export(by: Actor, email: string, others: object[]): Promise<ReadableStream> {
      const references = await referencesOf(email);
      const many = references.length === 1 ? "1 conversation" : `${references.length} conversations`;
      await logStaffAct(db, by, "exported", `${many} of one address`, new Date());
      return Readable.toWeb(
        Readable.from(exportJson(references, others), { objectMode: false }),
      ) as ReadableStream;
    },

    erase: async (by: Actor, email: string) =>
      eraseConversations(parts, await referencesOf(email), { actor: by, erasedBy: "staff" }),

    /** Of these conversations, those that staff may delete from a list: spam, and closed ones. */
    deletable: async (references: string[]): Promise<string[]> => {
      if (references.length === 0) return [];
      const found = db.selectFrom("contact_messages").select("id").where("id", "in", references);
      return (await found.where("state", "in", deletableStates).execute()).map(({ id }) => id);
    },

    /** Leaves out those that were reopened in the meantime. */
    eraseDeletable: (by: Actor, references: string[]): Promise<number> =>
      eraseConversations(parts, references, { actor: by, erasedBy: "staff", states: deletableStates }),

    eraseOne: (by: Actor, reference: string): Promise<number> =>
      eraseConversations(parts, [reference], { actor: by, erasedBy: "staff" }),
  };
}

const internalOf = (db: SiteDatabase["db"], reference: string) =>
  db
    .selectFrom("enquiry_posts")
    .select(["kind", "at", "author", "text"])
    .where("message_id", "=", reference)
    .where("kind", "in", ["note", "line"])
    .orderBy("at")
    .orderBy("id")
    .execute();
