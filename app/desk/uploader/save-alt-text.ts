import type { LibraryItem } from "./library-item.ts";

const notSaved = { sentence: "Not saved: the server did not answer. Please try again." };

/** Stores the alternative text of an uploaded picture, or returns the sentence that says why not. */
export async function saveAltText(
  { id }: LibraryItem,
  { alt, decorative }: { alt: string; decorative: boolean },
): Promise<{ item: LibraryItem } | { sentence: string }> {
  const body = new FormData();
  body.set("act", "describe");
  body.set("alt", alt);
  if (decorative) body.set("decorative", "on");
  try {
    const response = await fetch(`/desk/media/${id}`, {
      ...{ method: "POST", body, headers: { accept: "application/json" } },
    });
    const answer = await response.json();
    return answer.item || answer.sentence ? answer : notSaved;
  } catch {
    return notSaved;
  }
}
