import type { ShownAnswer } from "./shown-answer.ts";

/** Milliseconds, long enough for a slow connection. Sending again is safe: the same message is stored once. */
const timeout = 45_000;

/** Posts the form to its page, which answers with JSON. If the request fails, the typed text stays. */
export async function post(form: HTMLFormElement, entries: FormData, failure: string): Promise<ShownAnswer> {
  const subject = entries.get("subject") as string;
  const failed: ShownAnswer = { state: "refused", failed: true, text: failure, subject };
  try {
    // The query of the action says what the message is about.
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams([...entries] as [string, string][]),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: ShownAnswer | { state: "failed" } = await response.json();
    if (answer.state === "failed") return failed;
    return answer.state === "refused" ? { ...answer, subject } : answer;
  } catch {
    return failed;
  }
}
