import { randomUUID } from "node:crypto";
import { inOrderFor } from "../../../server/inbox/conversations/canned-replies.ts";
import type { Conversation, Post } from "../../../server/inbox/conversations/read-conversation.ts";
import { maxReplyFiles } from "../../../server/inbox/conversations/reply-drafts.ts";
import { linesAsHtml } from "../../../server/mail/mail-text.ts";
import type { Media, MediaItem } from "../../../server/media/media-types.ts";
import { languageName } from "../editions/language-name.ts";
import type { Reply } from "../editor/reply.ts";
import { toLibraryItem } from "../media/to-library-item.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { answeringSentence } from "./inbox-labels.ts";

/** The reply form's data; `changes` come from an act that did not succeed. */
export async function replyView(
  { desk, site, session: { person }, language: reader, words }: DeskArgs,
  { message, posts }: Conversation,
  changes: Partial<Reply> = {},
): Promise<Reply> {
  const author = { reference: message.id, person: person.id };
  const [draft, answering, canned, { items: newest }] = await Promise.all([
    desk.inbox.drafts.find(author),
    desk.inbox.drafts.answering(author),
    desk.inbox.canned.list(),
    site.media.list({}),
  ]);
  const stored = { text: draft?.text ?? "", files: draft?.files ?? "" };
  const attached = (await itemsOf(site.media, changes.values?.files ?? stored.files)).map((item) =>
    toLibraryItem(item, reader),
  );
  const others = newest.filter(
    ({ id, state }) => state === "ready" && !attached.some((item) => item.id === id),
  );
  return {
    ...{ reference: message.id, formId: randomUUID(), seen: newestPost(posts), stored, values: stored },
    to: message.name ? `${message.name} <${message.email}>` : message.email,
    subject: answerTo(message.subject),
    ...{ revision: draft?.revision ?? 0, savedAt: draft?.changed_at ?? null },
    ...{ now: new Date().toISOString(), conflicts: [], problem: null, preview: null },
    notice: answeringSentence({ language: reader, words }, answering),
    lastSent: lastOwn(posts, person.id),
    attached,
    offered: [...attached, ...others.map((item) => toLibraryItem(item, reader))],
    canned: inOrderFor({ language: message.written_in ?? message.language, kind: message.kind }, canned).map(
      ({ id, name, language }) => ({
        id,
        name: language
          ? words.enquiries.canned.option({ name, language: languageName(language, reader) })
          : name,
      }),
    ),
    person: { id: person.id, email: person.email },
    ...changes,
  };
}

/** The mail as the visitor will see it. */
export async function previewOf({ desk, words, session }: DeskArgs, text: string): Promise<string> {
  const signature = await desk.staff.signature(session.person.id);
  const { isTooComplex, html } = await desk.texts.inspect(text);
  if (isTooComplex) return `<p>${words.enquiries.problems.tooComplex}</p>`;
  const shown = html.map((part) => (typeof part === "string" ? part : part.fallback)).join("");
  return signature ? `${shown}<p dir="auto">${linesAsHtml(signature)}</p>` : shown;
}

/** The newest post by the visitor or staff. */
const newestPost = (posts: Post[]) => posts.findLast(({ kind }) => kind === "in" || kind === "out")?.id ?? "";

const answerTo = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

function lastOwn(posts: Post[], person: string): Reply["lastSent"] {
  const last = posts.findLast(({ kind, staff_id }) => kind === "out" && staff_id === person);
  if (!last) return null;
  return { text: last.text, files: joined(last.files.flatMap(({ media_id }) => media_id ?? [])) };
}

/** The format of the form and the database. */
export const joined = (ids: string[]) => ids.join(", ");

/** Without duplicates, up to the limit of a reply. */
export function idsIn(files: string): string[] {
  const ids = files.split(/[\s,]+/).filter((id) => /^[\da-f]{20}$/.test(id));
  return [...new Set(ids)].slice(0, maxReplyFiles);
}

/** Skips files that have been deleted. */
export async function itemsOf(media: Media, files: string): Promise<MediaItem[]> {
  const items = await Promise.all(idsIn(files).map((id) => media.find(id)));
  return items.filter((item) => item !== undefined);
}
