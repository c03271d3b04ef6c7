/** Thrown when a limit is reached: the visitor immediately gets 503 with Retry-After instead of waiting. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
  /** In seconds. */
  readonly retryAfter: number;

  constructor(what: string, retryAfter = 5) {
    super(`Too busy: ${what}.`);
    this.retryAfter = retryAfter;
  }
}
