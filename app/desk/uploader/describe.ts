import type { ShownItem } from "./item.ts";

/** Says of an uploaded picture what it shows. Undefined if that did not arrive. */
export async function describe(
  { id }: ShownItem,
  said: { alt: string; decorative: boolean },
): Promise<ShownItem | undefined> {
  const body = new FormData();
  body.set("act", "describe");
  body.set("alt", said.alt);
  if (said.decorative) body.set("decorative", "on");
  try {
    const answer = await fetch(`/desk/media/${id}`, {
      ...{ method: "POST", body, headers: { accept: "application/json" } },
    });
    return answer.ok ? ((await answer.json()) as { item: ShownItem }).item : undefined;
  } catch {
    return undefined;
  }
}
