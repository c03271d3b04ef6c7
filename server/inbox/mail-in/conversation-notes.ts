import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { addPost } from "../posts.ts";
import { countPosts } from "./flood-limits.ts";
import { floodLimits } from "./mail-limits.ts";

/** Says in a conversation what happened by mail; a few times a day, however often it does. */
export async function addLine(
  db: Kysely<Database>,
  message_id: string,
  text: string,
  quoted: string,
  at: Date,
): Promise<"noted" | "nothing"> {
  if ((await countPosts(db, message_id, "line", at)) >= floodLimits.linesPerDay) return "nothing";
  const line = { kind: "line", text, quoted: quoted || null } as const;
  await addPost(db, message_id, { id: null, name: "Mail" }, line, at);
  return "noted";
}
