import type { Answer } from "./autosave.ts";
import type { SavingWords } from "./save-state.ts";
import type { Values } from "./values.ts";

/** In milliseconds: longer than the server waits for a request body. */
const timeout = 60_000;

type Draft = { id: string; values: Values; base: number };

/** Posts the fields as the form would, but receives JSON. */
export async function postDraft(address: string, { id, values, base }: Draft, words: SavingWords) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, act: "autosave", id, base: String(base) }))
    body.set(name, value);
  const answer = await fetch(address, {
    method: "POST",
    headers: { accept: "application/json" },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.status === 401) return "signed out";
  if (answer.status === 403) return { refused: words.notAllowed };
  if (answer.status === 404) return { refused: words.deleted };
  if (answer.status === 413) return { refused: words.tooLong };
  if (!answer.ok) return "no answer";
  return (await answer.json()) as Answer;
}
