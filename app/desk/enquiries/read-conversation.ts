import { data } from "react-router";
import type { Conversation } from "../../../server/inbox/conversations/read-conversation.ts";
import { mapInTurns } from "../../../server/limits/event-loop-turns.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import type { ShownPost } from "./posts.tsx";

/** The conversation in the address. */
export async function conversationIn({ desk, params }: DeskArgs): Promise<Conversation> {
  const conversation = await desk.inbox.read(params.reference ?? "");
  if (!conversation) throw data(null, { status: 404 });
  return conversation;
}

/** The facts about a message, without its text. */
export function shownMessage(message: Conversation["message"]) {
  const { id, name, email, subject, kind, about, language, written_in, state, assignee, spam, held } =
    message;
  const { due_at, first_answer_at, snoozed_until } = message;
  return {
    ...{ id, name, email, subject, kind, about, language, written_in, state, assignee, spam, held },
    ...{ due_at, first_answer_at, snoozed_until },
  };
}

/** All posts in order, starting with the message itself. */
export async function postsOf({ message, files, posts }: Conversation): Promise<ShownPost[]> {
  const { id, created_at: at, name, email, message: text, dmarc } = message;
  const first: ShownPost = {
    ...{ id, kind: "in", at, author: name || email, text, quoted: null, dmarc, signature: null },
    ...{ files, delivery: null, html: null },
  };
  const others = await mapInTurns(posts, ({ staff_id: _, ...post }) => ({
    ...post,
    html: post.kind === "out" ? renderMarkdown(post.text) : null,
  }));
  return [first, ...others];
}
