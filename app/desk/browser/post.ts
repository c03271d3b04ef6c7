/** The JSON answer of the desk to a script. */
export type Answer =
  | { outcome: "signed in"; next: string }
  | { outcome: "code sent"; sentence: string }
  | { outcome: "options"; options: unknown }
  | { outcome: "done" }
  | { outcome: "refused"; sentence: string };

const failed = "Something went wrong on our side. Please try again in a moment.";

/** Keyed by the refusals of app/desk/rendering/guard.ts. */
const reasons: Record<string, string> = {
  "signed out": "You are signed out. Please sign in again.",
  "recent sign-in": "You must have signed in within the last ten minutes. Please sign in again.",
  role: "Your role does not allow this.",
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
    return answer.outcome ? answer : refused(reasons[answer.refusal ?? ""] ?? failed);
  } catch {
    return refused("You are offline. Please try again when you are connected.");
  }
}

export const refused = (sentence: string): Answer => ({ outcome: "refused", sentence });
