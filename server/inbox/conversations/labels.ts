/** Labels that staff put on conversations. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import { plainLine } from "../../../texts/plain-line.ts";
import { fold } from "../../content/search/fold.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Database, LabelRow } from "../../database/schema.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { addPost } from "../posts.ts";

type Db = Kysely<Database>;
export type Label = Pick<LabelRow, "id" | "name">;
export type Labelled = "done" | "not there" | "empty" | "too long" | "too many" | "too many in all";

export const labelLimits = { characters: 40, perConversation: 10, inAll: 200 };

export function labelsOf(database: SiteDatabase, now: () => Date) {
  return {
    /** The labels in use, by name. */
    list: (): Promise<Label[]> => usedLabels(database.db).orderBy("name_key").execute(),

    on: async (reference: string): Promise<Label[]> => labelsOn(database.db, [reference]),

    /** One at a time, so that the limits hold. A label that is already there is left as it is. */
    add: (by: Actor, reference: string, typed: string): Promise<Labelled> =>
      exclusively(database, "enquiries", async (db) => {
        const name = plainLine(typed).replace(/\s+/g, " ").trim();
        if (!name) return "empty";
        if (name.length > labelLimits.characters) return "too long";
        const message = db.selectFrom("contact_messages").select("id").where("id", "=", reference);
        if (!(await message.executeTakeFirst())) return "not there";
        const label = await findOrAdd(db, name);
        if (!label) return "too many in all";
        const present = await labelsOn(db, [reference]);
        if (present.some(({ id }) => id === label.id)) return "done";
        if (present.length >= labelLimits.perConversation) return "too many";
        await db
          .insertInto("conversation_labels")
          .values({ message_id: reference, label_id: label.id })
          .execute();
        const at = now();
        const text = stored.lines.labelled({ name: label.name });
        await addPost(db, reference, by, { kind: "line", text }, at);
        await logStaffAct(db, by, `labelled as ${label.name}`, reference, at);
        return "done";
      }),

    /** False if the conversation does not have it. */
    remove: (by: Actor, reference: string, labelId: string): Promise<boolean> =>
      exclusively(database, "enquiries", async (db) => {
        const label = (await labelsOn(db, [reference])).find(({ id }) => id === labelId);
        if (!label) return false;
        await db
          .deleteFrom("conversation_labels")
          .where("message_id", "=", reference)
          .where("label_id", "=", labelId)
          .execute();
        const at = now();
        const text = stored.lines.unlabelled({ name: label.name });
        await addPost(db, reference, by, { kind: "line", text }, at);
        await logStaffAct(db, by, `removed the label ${label.name}`, reference, at);
        return true;
      }),
  };
}

export const labelsOn = (db: Db, references: string[]) =>
  db
    .selectFrom("conversation_labels")
    .innerJoin("labels", "labels.id", "label_id")
    .select(["message_id", "labels.id", "name"])
    .where("message_id", "in", references)
    .orderBy("name_key")
    .execute();

const usedLabels = (db: Db) =>
  db
    .selectFrom("labels")
    .select(["id", "name"])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("conversation_labels").select("label_id").whereRef("label_id", "=", "labels.id")),
    );

/** The label with this name, however it is spelled. Undefined if there are too many labels to add one. */
async function findOrAdd(db: Db, name: string): Promise<Label | undefined> {
  const name_key = fold(name) || name;
  const found = db.selectFrom("labels").select(["id", "name"]).where("name_key", "=", name_key);
  const label = await found.executeTakeFirst();
  if (label) return label;
  // Labels that are no longer used, such as those of erased conversations, make room.
  const used = await usedLabels(db).execute();
  await db
    .deleteFrom("labels")
    .where("id", "not in", used.length > 0 ? used.map(({ id }) => id) : [""])
    .execute();
  if (used.length >= labelLimits.inAll) return undefined;
  const added = { id: randomUUID(), name };
  await db
    .insertInto("labels")
    .values({ ...added, name_key })
    .execute();
  return added;
}
