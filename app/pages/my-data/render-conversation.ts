import type { KeptConversation } from "../../../server/inbox/personal-data/kept-conversation.ts";
import { mapInTurns } from "../../../server/limits/event-loop-turns.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";

export type RenderedConversation = Awaited<ReturnType<typeof renderConversation>>;

/** The conversation for the page: the message is its first post, and our answers are rendered. */
export async function renderConversation(stored: KeptConversation) {
  const { message, received, files, posts, ...facts } = stored;
  const first = { at: received, from: "you" as const, text: message, quoted: null, files };
  return {
    ...facts,
    received,
    posts: await mapInTurns([first, ...posts], (post) => ({
      ...post,
      html: post.from === "us" ? renderMarkdown(post.text) : undefined,
    })),
  };
}
