/**
 * What the supervisor and its workers tell each other. After an upgrade, the supervisor of one release talks to the
 * workers of the next: messages may be added, but not changed.
 */
export type ToWorker =
  /** Comes with a socket. */
  | { type: "connection"; id: number }
  /** Prints where the site is, and the link for the first administrator. */
  | { type: "announce"; port: number }
  /** Reports "not ready" on /health from now on. */
  | { type: "unready" }
  /** Finishes the requests in progress, for at most this many milliseconds, and exits. No connection follows. */
  | { type: "drain"; limit: number };

export type FromWorker =
  /** Serves requests. `healthy`: see server/self-check.ts. `reason`: why it is not; workers of older releases give none. */
  | { type: "ready"; healthy: boolean; reason?: string | undefined }
  | { type: "heartbeat" }
  /** The worker has the connection, so the supervisor closes its own copy. */
  | { type: "taken"; id: number };

/** In milliseconds. */
export const heartbeatEvery = 1000;
