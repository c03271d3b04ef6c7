import { randomUUID } from "node:crypto";
import { redirect, useActionData, useLoaderData } from "react-router";
import { readReference } from "../../../server/inbox/reference.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import type { Reply } from "../editor/reply.ts";
import { ReplyForm } from "../editor/reply-form.tsx";
import writing from "../editor/writing-form.module.css";
import { DeskIsland } from "../islands/desk-island.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { conversationActs } from "./conversation-acts.ts";
import { ConversationButtons } from "./conversation-buttons.tsx";
import { Earlier, Facts } from "./conversation-facts.tsx";
import { ConversationList } from "./conversation-list.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress, inboxPath } from "./inbox-address.ts";
import { LabelsForm } from "./labels-form.tsx";
import { MergeForm } from "./merge-form.tsx";
import { Posts } from "./posts.tsx";
import { conversationIn, postsOf, shownMessage } from "./read-conversation.ts";
import { previewOf, replyView } from "./reply-view.ts";
import type { SnoozeProblem } from "./snooze-form.tsx";

export const role: Access = "writer";
export const acts = conversationActs;
export const title = ({ message }: Loaded) => message.subject || message.id;

type Done = keyof DeskWords["enquiries"]["done"];
type Loaded = Awaited<ReturnType<typeof loader>>;
/** From an act that did not succeed. */
type Answer = {
  reply?: Reply;
  note?: { text: string; problem: string };
  snooze?: { outcome: SnoozeProblem; at: string };
  label?: { typed: string; sentence: string };
  problem?: string;
};

export async function loader(args: DeskArgs) {
  const { desk, url, session, words } = args;
  const conversation = await conversationIn(args);
  if (conversation.message.id !== readReference(args.params.reference ?? ""))
    throw redirect(conversationAddress(conversation.message.id));
  const { message, earlier, assigneeName } = conversation;
  const mayReply = mayActAs(session.person.role, "publisher");
  const reply = mayReply ? await replyView(args, conversation) : null;
  const done = url.searchParams.get("done") ?? "";
  const staff = mayReply ? (await desk.staff.list()).filter(({ role }) => mayActAs(role, "writer")) : [];
  const [labels, allLabels] = await Promise.all([desk.inbox.labels.on(message.id), desk.inbox.labels.list()]);
  const others = await desk.inbox.list({ tab: message.state, person: session.person.id });
  return {
    ...{ labels, allLabels, others: others.rows },
    ...{ message: shownMessage(message), earlier, assigneeName, posts: await postsOf(conversation) },
    reply: reply && {
      ...reply,
      preview: url.searchParams.has("preview") ? await previewOf(args, reply.values.text ?? "") : null,
    },
    signature: mayReply ? await desk.staff.signature(session.person.id) : null,
    staff: staff.map(({ id, name }) => ({ id, name })),
    ...{ noteId: randomUUID(), now: new Date().toISOString() },
    done: Object.hasOwn(words.enquiries.done, done) ? (done as Done) : undefined,
    ask: url.searchParams.get("ask") === "erase",
  };
}

export default function ConversationPage() {
  const loaded = useLoaderData<typeof loader>();
  const { message, posts, earlier, done } = loaded;
  const answer = useActionData<Answer>();
  const reply = answer?.reply ?? loaded.reply;
  const problem = answer?.problem ?? answer?.reply?.problem;
  const { person } = useDesk();
  const { enquiries: words } = useDeskWords();
  return (
    <div className={styles.beside} data-one-grid>
      <div className={styles.conversation}>
        <p className={writing.back}>
          <a href={inboxPath}>{words.back}</a>
        </p>
        <h1 dir="auto">{message.subject || words.noSubject}</h1>
        {done && (
          <Notice tone="success" id="notice">
            <p>{words.done[done]}</p>
          </Notice>
        )}
        {problem && (
          <Notice tone="error">
            <p>{problem}</p>
          </Notice>
        )}
        <Facts {...loaded} />
        <Posts reference={message.id} posts={posts} />
        {reply && (
          <section>
            <h2>{words.reply}</h2>
            <DeskIsland name="reply" component={ReplyForm} props={reply} />
            <OwnSignature signature={loaded.signature ?? ""} />
          </section>
        )}
        <section>
          <h2>{words.note.label}</h2>
          <form method="post" className={styles.note}>
            <input type="hidden" name="form_id" value={loaded.noteId} />
            <Field
              {...{ id: "note", label: words.note.label, name: "note", rows: 3 }}
              hint={words.note.hint}
              error={answer?.note?.problem}
              defaultValue={answer?.note?.text}
            />
            <Button act="note" variant="outline">
              {words.note.add}
            </Button>
          </form>
        </section>
        {reply && <LabelsForm labels={loaded.labels} all={loaded.allLabels} problem={answer?.label} />}
        {person && <ConversationButtons {...loaded} person={person} snoozeProblem={answer?.snooze} />}
        <Earlier earlier={earlier}>{reply && <MergeForm earlier={earlier} />}</Earlier>
        <TimesNote />
      </div>
      <nav aria-label={words.others({ state: words.states[message.state] })} className={styles.others}>
        <ConversationList rows={loaded.others} now={loaded.now} current={message.id} />
      </nav>
    </div>
  );
}

/** The person's signature, which is sent below each reply. */
function OwnSignature({ signature }: { signature: string }) {
  const words = useDeskWords().enquiries.signature;
  return (
    <div className={styles.signature}>
      <p>
        {signature ? words.sentBelow : words.none} <a href="/desk/account#signature">{words.change}</a>
      </p>
      {signature && (
        <p className={styles.words} dir="auto">
          {signature}
        </p>
      )}
    </div>
  );
}
