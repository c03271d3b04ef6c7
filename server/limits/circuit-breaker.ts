import { withDeadline } from "./deadline.ts";

type Limits = {
  /** For the error message: "Reading the content version". */
  name: string;
  /** In milliseconds, as are the others: how long a call may take. */
  deadline: number;
  /** How long calls fail immediately after a failure. */
  pause: number;
  /** How long the first caller after the pause waits. Its call may go on until the deadline. */
  trial: number;
};

/** Calls with a deadline. After a failure, further calls fail immediately; after a pause, one of them tries again. */
export function circuitBreaker<Answer>(limits: Limits, ask: () => Promise<Answer>): () => Promise<Answer> {
  const { name, deadline, pause, trial } = limits;
  let failure: { error: unknown; until: number } | undefined;

  const attempt = async () => {
    try {
      const answer = await withDeadline(name, deadline, ask);
      failure = undefined;
      return answer;
    } catch (error) {
      failure = { error, until: performance.now() + pause };
      throw error;
    }
  };

  return async () => {
    if (!failure) return attempt();
    if (performance.now() < failure.until) throw failure.error;
    // Other callers do not wait for this attempt.
    failure.until = performance.now() + deadline + pause;
    return withDeadline(name, trial, attempt);
  };
}
