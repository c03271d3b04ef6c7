import { randomUUID } from "node:crypto";
import { useActionData, useLoaderData } from "react-router";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Reply } from "../editor/reply.ts";
import { ReplyForm } from "../editor/reply-form.tsx";
import writing from "../editor/writing-form.module.css";
import { DeskIsland } from "../islands/desk-island.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { conversationActs } from "./conversation-acts.ts";
import { ConversationButtons } from "./conversation-buttons.tsx";
import { Earlier, Facts } from "./conversation-facts.tsx";
import { ConversationList } from "./conversation-list.tsx";
import styles from "./enquiries.module.css";
import { inboxPath } from "./inbox-address.ts";
import { stateLabels } from "./inbox-labels.ts";
import { Posts } from "./posts.tsx";
import { conversationIn, postsOf, shownMessage } from "./read-conversation.ts";
import { previewOf, replyView } from "./reply-view.ts";

export const role: Access = "writer";
export const acts = conversationActs;
export const title = ({ message }: Loaded) => message.subject || message.id;

const doneSentences = {
  sent: "The reply is on its way.",
  "sent-before": "The reply is on its way. It was sent only once.",
  note: "Note added. Only colleagues can see it.",
  assigned: "Assigned.",
  closed: "Closed.",
  reopened: "Reopened: waiting for an answer.",
  spam: "Moved to spam. You can bring it back.",
  "not-spam": "Not spam: waiting for an answer.",
};
type Done = keyof typeof doneSentences;
type Loaded = Awaited<ReturnType<typeof loader>>;
/** From an act that did not succeed. */
type Answer = { reply?: Reply; note?: { text: string; problem: string } };

export async function loader(args: DeskArgs) {
  const { desk, url, session } = args;
  const conversation = await conversationIn(args);
  const { message, earlier, assigneeName } = conversation;
  const mayReply = mayActAs(session.person.role, "publisher");
  const reply = mayReply ? await replyView(args, conversation) : null;
  const done = url.searchParams.get("done") ?? "";
  const staff = mayReply ? await desk.staff.list() : [];
  const others = await desk.inbox.list({ tab: message.state, person: session.person.id });
  return {
    others: others.rows,
    ...{ message: shownMessage(message), earlier, assigneeName, posts: await postsOf(conversation) },
    reply: reply && {
      ...reply,
      preview: url.searchParams.has("preview") ? await previewOf(args, reply.values.text ?? "") : null,
    },
    staff: staff.map(({ id, name }) => ({ id, name })),
    ...{ noteId: randomUUID(), now: new Date().toISOString() },
    done: Object.hasOwn(doneSentences, done) ? (done as Done) : undefined,
    ask: url.searchParams.get("ask") === "erase",
  };
}

export default function ConversationPage() {
  const loaded = useLoaderData<typeof loader>();
  const { message, posts, earlier, done } = loaded;
  const answer = useActionData<Answer>();
  const reply = answer?.reply ?? loaded.reply;
  const { person } = useDesk();
  return (
    <div className={styles.beside}>
      <div className={styles.conversation}>
        <p className={writing.back}>
          <a href={inboxPath}>Back to messages</a>
        </p>
        <h1 dir="auto">{message.subject || "(no subject)"}</h1>
        {done && (
          <Notice tone="success" id="notice">
            <p>{doneSentences[done]}</p>
          </Notice>
        )}
        {answer?.reply?.problem && (
          <Notice tone="error">
            <p>{answer.reply.problem}</p>
          </Notice>
        )}
        <Facts {...loaded} />
        <Posts reference={message.id} posts={posts} />
        {reply && (
          <section>
            <h2>Reply</h2>
            <DeskIsland name="reply" component={ReplyForm} props={reply} />
          </section>
        )}
        <section>
          <h2>Note</h2>
          <form method="post" className={styles.note}>
            <input type="hidden" name="form_id" value={loaded.noteId} />
            <Field
              {...{ id: "note", label: "Note", name: "note", rows: 3 }}
              hint="Only colleagues can see it."
              error={answer?.note?.problem}
              defaultValue={answer?.note?.text}
            />
            <Button act="note" variant="outline">
              Add note
            </Button>
          </form>
        </section>
        {person && <ConversationButtons {...loaded} person={person} />}
        <Earlier earlier={earlier} />
        <TimesNote />
      </div>
      <nav aria-label={`${stateLabels[message.state]}: messages`} className={styles.others}>
        <ConversationList rows={loaded.others} now={loaded.now} current={message.id} />
      </nav>
    </div>
  );
}
