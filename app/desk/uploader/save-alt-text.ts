import type { ShownItem } from "./library-item.ts";

const noLine = { sentence: "Not saved: no line. Please try again." };

/** Says of an uploaded picture what it shows; the answer has a sentence where that could not be stored. */
export async function describe(
  { id }: ShownItem,
  said: { alt: string; decorative: boolean },
): Promise<{ item: ShownItem } | { sentence: string }> {
  const body = new FormData();
  body.set("act", "describe");
  body.set("alt", said.alt);
  if (said.decorative) body.set("decorative", "on");
  try {
    const answer = await fetch(`/desk/media/${id}`, {
      ...{ method: "POST", body, headers: { accept: "application/json" } },
    });
    const said = await answer.json();
    return said.item || said.sentence ? said : noLine;
  } catch {
    return noLine;
  }
}
