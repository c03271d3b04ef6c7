import type { KeptConversation } from "../../../server/inbox/personal-data/kept-conversation.ts";
import { mapInTurns } from "../../../server/limits/event-loop-turns.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";

export type RenderedConversation = Awaited<ReturnType<typeof renderConversation>>;

/** What the page shows: our answers as they look, and the message as the first of what was written. */
export async function renderConversation(kept: KeptConversation) {
  const { message, received, files, posts, ...facts } = kept;
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
