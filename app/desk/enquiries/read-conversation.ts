import type { Conversation } from "../../../server/inbox/conversations/conversation.ts";
import { mapInTurns } from "../../../server/limits/event-loop-turns.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import type { ShownPost } from "./posts.tsx";

/** What the page says of a message, beside its words. */
export function shownMessage(message: Conversation["message"]) {
  const { id, name, email, subject, kind, about, language, written_in, state, assignee, due_at, spam, held } =
    message;
  return { id, name, email, subject, kind, about, language, written_in, state, assignee, due_at, spam, held };
}

/** The first message stands among the others. */
export async function postsOf({ message, files, posts }: Conversation): Promise<ShownPost[]> {
  const { id, created_at: at, name, email, message: text, dmarc } = message;
  const first: ShownPost = {
    ...{ id, kind: "in", at, author: name || email, text, quoted: null, dmarc },
    ...{ files, delivery: null, html: null },
  };
  const others = await mapInTurns(posts, ({ staff_id: _, ...post }) => ({
    ...post,
    html: post.kind === "out" ? renderMarkdown(post.text) : null,
  }));
  return [first, ...others];
}
