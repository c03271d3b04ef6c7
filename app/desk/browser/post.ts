import { browserWords } from "./browser-words.ts";

/** The JSON answer of the desk to a script. */
export type Answer =
  | { outcome: "signed in"; next: string }
  | { outcome: "code sent"; sentence: string }
  | { outcome: "options"; options: unknown }
  | { outcome: "done" }
  | { outcome: "refused"; sentence: string };

/** Keyed by the refusals of app/desk/rendering/guard.ts. */
const reasons: Record<string, "signInAgain" | "signInRecently" | "notAllowed"> = {
  "signed out": "signInAgain",
  "recent sign-in": "signInRecently",
  role: "notAllowed",
};

/** Posts like a form of the desk. Never rejects. */
export async function post(address: string, fields: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const answer: Answer | { outcome?: undefined; refusal?: string } = isJson ? await response.json() : {};
    return answer.outcome ? answer : refused(browserWords()[reasons[answer.refusal ?? ""] ?? "failed"]);
  } catch {
    return refused(browserWords().offline);
  }
}

export const refused = (sentence: string): Answer => ({ outcome: "refused", sentence });
