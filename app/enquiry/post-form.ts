import type { ShownAnswer } from "./shown-answer.ts";

/** Long enough for a slow line; sending again afterwards is safe, since the same message is stored once. */
const patience = 45_000;

/** Posts the form to its own page, which answers with JSON. If the request fails, the visitor keeps what was typed. */
export async function post(form: HTMLFormElement, entries: FormData, failure: string): Promise<ShownAnswer> {
  const subject = entries.get("subject") as string;
  const failed: ShownAnswer = { state: "refused", text: failure, subject };
  try {
    // Its address says what the message is about.
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams([...entries] as [string, string][]),
      signal: AbortSignal.timeout(patience),
    });
    const answer: ShownAnswer | { state: "failed" } = await response.json();
    if (answer.state === "failed") return failed;
    return answer.state === "refused" ? { ...answer, subject } : answer;
  } catch {
    return failed;
  }
}
