import { browserWords } from "../browser/browser-words.ts";
import type { LibraryItem } from "./library-item.ts";

/** Stores the alternative text of an uploaded picture, or returns the sentence that says why not. */
export async function saveAltText(
  { id }: LibraryItem,
  { alt, decorative }: { alt: string; decorative: boolean },
): Promise<{ item: LibraryItem } | { sentence: string }> {
  const notSaved = { sentence: browserWords().uploads.notSaved };
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
