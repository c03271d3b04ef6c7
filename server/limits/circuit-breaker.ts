import { withDeadline } from "./deadline.ts";

type Limits = {
  /** What is asked, for the error: "Reading the content version". */
  name: string;
  /** How long an answer may take, in milliseconds. */
  deadline: number;
  /** After a failure nobody asks for so long. */
  pause: number;
  /** How long whoever asks first after the pause waits at most. */
  trial: number;
};

/**
 * Asks with a deadline. Once that has failed, the others are told at once instead of waiting for the same; after
 * a pause one of them asks again, and waits only briefly for what may take longer.
 */
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
    // Until this attempt has ended, the others need not wait for it.
    failure.until = performance.now() + deadline + pause;
    return withDeadline(name, trial, attempt);
  };
}
