import type { Answer } from "./autosave.ts";
import type { Values } from "./values.ts";

/** Longer than the server waits for a body to come. */
const patience = 60_000;

/** Posts the text as the form would, for an answer to script. */
export async function sendText(address: string, id: string, values: Values, base: number) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, act: "autosave", id, base: String(base) }))
    body.set(name, value);
  const answer = await fetch(address, {
    method: "POST",
    headers: { accept: "application/json" },
    body,
    signal: AbortSignal.timeout(patience),
  });
  if (answer.status === 401) return "signed out";
  if (answer.status === 403)
    return { refused: "Your role does not allow this. What you typed is on this device." };
  if (answer.status === 404)
    return { refused: "This record is not there any more. What you typed is on this device." };
  if (answer.status === 413)
    return { refused: "On this device only: this is longer than the desk can store." };
  if (!answer.ok) return "no answer";
  return (await answer.json()) as Answer;
}
