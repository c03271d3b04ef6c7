/** Thrown where a limit is reached: the visitor gets 503 with Retry-After at once instead of waiting. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;

  constructor(what: string, retryAfter = 5) {
    super(`Too busy: ${what}.`);
    this.retryAfter = retryAfter;
  }
}
