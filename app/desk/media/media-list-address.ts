import type { MediaItem } from "../../../server/media/media-types.ts";

export type MediaFilters = { q: string; kind: MediaItem["kind"] | undefined; tag: string; page: number };

export function mediaFiltersIn({ searchParams }: URL): MediaFilters {
  const kind = searchParams.get("kind");
  const page = searchParams.get("page") ?? "";
  return {
    q: [...(searchParams.get("q") ?? "").trim()].slice(0, 200).join(""),
    kind: kind === "picture" || kind === "file" ? kind : undefined,
    tag: (searchParams.get("tag") ?? "").slice(0, 200),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export function mediaListAddress({ q, kind, tag, page }: MediaFilters): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (kind) query.set("kind", kind);
  if (tag) query.set("tag", tag);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/desk/media?${query}` : "/desk/media";
}
