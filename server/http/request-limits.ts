/** Every limit of HTTP. Times are in milliseconds. */

/** The longest body of a post: every field of the form at its limit, in four-byte characters, percent-encoded. */
export const maxBodyBytes = 64 * 1024;
/** The same for somebody who is signed in at the desk: a long text, percent-encoded. */
export const maxDeskBodyBytes = 1024 * 1024;
/** How long, and how much of, a body that is too long is read on after the refusal, so that it arrives. */
export const lingerTime = 1000;
export const maxLingerBytes = 1024 * 1024;

/** Pictures, uploads and social images, of which most wait for a disk. What the build made is answered before. */
export const filePlaces = { places: 200, maxWaiting: 100, maxWait: 10_000 };
/**
 * How many pages are worked on at once, and how long others wait for their place. One is rendered at a time, so a page
 * waits for all others that have a place; more than these would not be ready sooner, as PostgreSQL has ten connections.
 */
export const pagePlaces = { places: 10, maxWait: 10_000 };
/** A post writes, five together, and may render a page. Each that waits is in memory with its body. */
export const postPlaces = { places: 10, maxWaiting: 100, maxWait: 10_000 };

/** How long what was found out for /health is told again, and how long finding it out may take. */
export const healthFreshFor = 1000;
export const healthDeadline = 2000;

export type ConnectionLimits = typeof connectionLimits;
export const connectionLimits = {
  /** At most; fewer where the process may open few files. */
  maxConnections: 1000,
  /** So long after it was opened, or last answered, a connection is not taken for idle: its request may be on its way. */
  notIdleFor: 1000,
  /** How many requests may wait on one connection while an earlier one is answered. No browser does this. */
  maxPipelined: 10,
  /** The request line and all headers of a request. */
  maxHeaderSize: 16 * 1024,
  /** Until the headers have come, and until the body has, but for uploads: see `uploadTimeout`. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often Node looks for those who took longer. */
  connectionsCheckingInterval: 1000,
  /** How long a connection may stay open between two requests. */
  keepAliveTimeout: 5000,
  /** How long a client may take nothing of its answer. */
  stalledTimeout: 30_000,
  /** How long it may take over the whole of it: enough for 2 MB at 30 kbps. */
  answerTimeout: 600_000,
};

/** A form with files, of somebody who is signed in: while bytes come, and for 80 MB at 200 kbps. */
export const uploadTimeout = { idle: 30_000, total: 3_600_000 };
/** Several files together. */
export const maxUploadBytes = 500_000_000;

/** The parts of a stop. Together they stay below ten seconds, after which process managers kill. */
export const stopLimits = {
  /** How long we say that we are not ready while still answering whoever comes. */
  notReadyFor: 500,
  /** How long those who wait are still answered. */
  drain: 6000,
  /** How long the mail and the deletion under way may take. */
  work: 2000,
  database: 1000,
};
