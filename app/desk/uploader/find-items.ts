import type { ShownItem } from "./library-item.ts";

type Asked = { q?: string; kind?: ShownItem["kind"]; address?: string };

/** Undefined if there is no answer. */
export async function findItems(asked: Asked): Promise<ShownItem[] | undefined> {
  try {
    // Whoever is signed out is led elsewhere.
    const answer = await fetch(`/desk/media/library?${new URLSearchParams(asked)}`, { redirect: "error" });
    return answer.ok ? ((await answer.json()) as { items: ShownItem[] }).items : undefined;
  } catch {
    return undefined;
  }
}
