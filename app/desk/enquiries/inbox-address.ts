import { type Tab, tabNames } from "../../../server/inbox/conversations/tabs.ts";
import { type EnquiryKind, enquiryKinds } from "../../../server/inbox/message-kinds.ts";

/** The tab, filters, search and page in the address of the inbox. Without a tab: all messages, for a search. */
export type InboxQuery = {
  tab: Tab | undefined;
  kind: EnquiryKind | undefined;
  /** The slug of an event: only registrations for it. */
  about: string | undefined;
  /** The id of a label. */
  label: string | undefined;
  q: string;
  page: number;
};

export const inboxPath = "/desk/enquiries";

export function readInboxQuery({ searchParams }: URL): InboxQuery {
  const page = searchParams.get("page") ?? "";
  const q = [...(searchParams.get("q") ?? "").trim()].slice(0, 200).join("");
  const about = searchParams.get("about")?.slice(0, 200) || undefined;
  const named = (name: string) => tabNames.find((tab) => tab === searchParams.get(name));
  return {
    q,
    // A search covers all messages; without one, the form stays in its tab.
    tab: named("tab") ?? (q || about ? undefined : (named("among") ?? "new")),
    about,
    label: searchParams.get("label")?.slice(0, 40) || undefined,
    kind: enquiryKinds.find((kind) => kind === searchParams.get("kind")),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export function inboxAddress({ tab, kind, about, label, q = "", page = 1 }: Partial<InboxQuery>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (tab && (tab !== "new" || q || about)) query.set("tab", tab);
  if (kind) query.set("kind", kind);
  if (about) query.set("about", about);
  if (label) query.set("label", label);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${inboxPath}?${query}` : inboxPath;
}

export const conversationAddress = (reference: string) => `${inboxPath}/${reference}`;
