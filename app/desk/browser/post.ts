/** What an act of the desk says to script that posts to it. */
export type Answer =
  | { outcome: "signed in"; next: string }
  | { outcome: "code sent"; sentence: string }
  | { outcome: "options"; options: unknown }
  | { outcome: "done" }
  | { outcome: "refused"; sentence: string };

const failed = "Something went wrong on our side. Please try again in a moment.";

/** By what app/desk/rendering/guard.ts says. */
const reasons: Record<string, string> = {
  "signed out": "You are signed out. Please sign in again.",
  "recent sign-in": "This needs a sign-in of the last ten minutes. Please sign in again.",
  role: "Your role does not allow this.",
};

/** Posts as a form of the desk does, and resolves with what the act says, also if there is no line. */
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
    return refused("There is no line. Please try again when there is one.");
  }
}

export const refused = (sentence: string): Answer => ({ outcome: "refused", sentence });
