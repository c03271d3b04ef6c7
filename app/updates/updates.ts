import type { Filter } from "./filter.ts";

export type UpdateKind = Exclude<Filter, "all">;

/** What a card of the section shows. */
export type Update = {
  kind: UpdateKind;
  id: string;
  title: string;
  description: string;
  image_url: string | null;
  created_at: string;
};

export type UpdateList = {
  filter: Filter;
  items: Update[];
  /** The kinds of which there are more than these. */
  more: UpdateKind[];
};

/** The address of each kind's whole list. */
export const wholeList: Record<UpdateKind, string> = {
  news: "/news",
  event: "/events",
  resource: "/resources",
};

/** A resource is shown in its list, where its file can be fetched at once; the others have a page to read. */
export function addressOfUpdate({ kind, id }: Pick<Update, "kind" | "id">): string {
  return `${wholeList[kind]}${kind === "resource" ? "#" : "/"}${encodeURIComponent(id)}`;
}
