import type { UpdateCard } from "../../server/content/updates.ts";

export const wholeList: Record<UpdateCard["type"], string> = {
  news: "/news",
  event: "/events",
  resource: "/resources",
};

/** A resource is shown in its list; news and events have a page to read. */
export function addressOfUpdate({ type, id }: Pick<UpdateCard, "type" | "id">): string {
  return `${wholeList[type]}${type === "resource" ? "#" : "/"}${encodeURIComponent(id)}`;
}
