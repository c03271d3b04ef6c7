import { data } from "react-router";
import type { Conversation } from "../../../server/inbox/conversations/read-conversation.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** The conversation that an address of the desk names. */
export async function conversationIn({ desk, params }: DeskArgs): Promise<Conversation> {
  const conversation = await desk.inbox.read(params.reference ?? "");
  if (!conversation) throw data(null, { status: 404 });
  return conversation;
}
