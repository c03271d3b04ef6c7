/** How long the desk's inbox takes with many messages. */
import type { SiteDatabase } from "../../server/database/connect.ts";
import type { EnquiryState } from "../../server/database/schema.ts";
import { inboxOf } from "../../server/inbox/conversations/inbox.ts";
import { foldedText } from "../../server/inbox/conversations/index-conversations.ts";
import type { ListFilter } from "../../server/inbox/conversations/list-conversations.ts";
import { enquiryKinds } from "../../server/inbox/message-kinds.ts";
import { messageRow } from "../../tests/message-row.ts";
import { inventedNews } from "./corpus.ts";
import { type Timing, timed } from "./timing.ts";
import { indexedAfterwards } from "./without-index.ts";

/** The most that a page of the inbox may take, in milliseconds. */
const target = 100;

type Progress = (text: string) => void;
type Note = (question: string, timing: Timing, most: number) => void;

const questions: Record<string, Partial<ListFilter>> = {
  "inbox: new": { tab: "new" },
  "inbox: waiting": { tab: "waiting" },
  "inbox: waiting, of one kind": { tab: "waiting", kind: "press" },
  "inbox: answered": { tab: "answered" },
  "inbox: answered, page in the middle": { tab: "answered", page: 3000 },
  "inbox: closed, of one kind": { tab: "closed", kind: "press" },
  "inbox: a word in most messages": { q: "security" },
  "inbox: a word in some messages": { q: "ransomware" },
  "inbox: a rare word": { q: "zanzibar" },
  "inbox: a word in most messages, of one kind": { q: "security", kind: "press" },
  "inbox: a word in some of what waits": { q: "ransomware", tab: "waiting" },
  "inbox: three words that meet in few messages": { q: "policy research audit" },
  "inbox: an address": { q: "person-77777@example.org" },
  "inbox: a reference": { q: "C007-7777" },
  "inbox: a short word": { q: "ai" },
  "inbox: one letter": { q: "x" },
  "inbox: no match": { q: "quetzalcoatl" },
};

export async function timeInbox(database: SiteDatabase, progress: Progress, note: Note): Promise<void> {
  const inbox = inboxOf({ database, settings: { siteUrl: "https://example.org" }, wake: () => {} });
  const person = "nobody";
  for (const [question, asked] of Object.entries(questions)) {
    progress(question);
    note(question, await timed(() => inbox.list({ tab: undefined, person, ...asked }), 30), target);
  }
  note("inbox: numbers of the tabs", await timed(() => inbox.tabs(person), 30), target);
  note("inbox: overdue, on every page", await timed(() => inbox.waiting(), 30), target);
  note("inbox: a conversation", await timed(() => inbox.read("C007-7777"), 30), target);
}

/** Two in a hundred are waiting, and a tenth are spam. */
function stateOf(index: number, count: number): EnquiryState {
  if (index % 10 === 3) return "spam";
  if (index > count * 0.98) return "waiting";
  return index % 4 === 0 ? "closed" : "answered";
}

export async function fillInbox(database: SiteDatabase, count: number, progress: Progress): Promise<void> {
  await indexedAfterwards(database, "enquiry_texts_text", () => write(database, count, progress), progress);
}

async function write({ db }: SiteDatabase, count: number, progress: Progress): Promise<void> {
  let messages: ReturnType<typeof messageRow>[] = [];
  let index = 0;
  const writeBatch = async () => {
    progress(`writing ${index} of ${count} messages`);
    const texts = messages.map((message) => ({ message_id: message.id, folded: foldedText(message, []) }));
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto("contact_messages").values(messages).execute();
      await transaction.insertInto("enquiry_texts").values(texts).execute();
    });
    messages = [];
  };
  for (const { fields } of inventedNews(count)) {
    const state = stateOf(index, count);
    const created_at = new Date(Date.now() - (count - index) * 60_000).toISOString();
    messages.push(
      messageRow({
        ...{ id: referenceOf(index), subject: fields.headline, message: fields.content, state, created_at },
        ...{ email: `person-${index}@example.org`, kind: enquiryKinds[index % 50] ?? "message" },
        ...(state !== "waiting" && { due_at: null, first_answer_at: created_at }),
      }),
    );
    if (++index % 200 === 0) await writeBatch();
  }
  if (messages.length > 0) await writeBatch();
}

const referenceOf = (index: number) => `C${String(index).padStart(7, "0")}`.replace(/(?<=^.{4})/, "-");
