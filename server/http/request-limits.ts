/** All HTTP limits. Times are in milliseconds. */

/** The largest body of a POST: every form field at its limit, in four-byte characters, percent-encoded. */
export const maxBodyBytes = 64 * 1024;
/** The largest body from signed-in staff: a long text, percent-encoded. */
export const maxDeskBodyBytes = 1024 * 1024;
/** A reply with its files: see server/inbox/mail-out/attachments.ts. */
export const maxReplyBodyBytes = 11 * 1024 * 1024;
/** How long, and how many bytes of, an oversized body are still read after the refusal, so that the refusal arrives. */
export const lingerTime = 1000;
export const maxLingerBytes = 1024 * 1024;

/** Pictures, uploads and social images, most of which wait for a disk. Built files are served before this limit. */
export const fileSlots = { slots: 200, maxWaiting: 100, maxWait: 10_000 };
/**
 * How many pages are rendered concurrently, and how long others wait. More slots would not make pages ready sooner:
 * rendering is single-threaded, and PostgreSQL has ten connections.
 */
export const pageSlots = { slots: 10, maxWait: 10_000 };
/** A POST writes to the database, five at a time, and may render a page. Waiting POSTs hold their body in memory. */
export const postSlots = { slots: 10, maxWaiting: 100, maxWait: 10_000 };

/** How long a /health result is reused, and how long the check may take. */
export const healthFreshFor = 1000;
export const healthDeadline = 2000;

export type ConnectionLimits = typeof connectionLimits;
export const connectionLimits = {
  /** Fewer if the process may open few files: see `affordableConnections`. */
  maxConnections: 1000,
  /** A connection is not idle for this long after it was opened or last used: its next request may be on its way. */
  notIdleFor: 1000,
  /** How many requests may wait on one connection while an earlier one is handled. No browser does this. */
  maxPipelined: 10,
  /** The request line and all headers of a request. */
  maxHeaderSize: 16 * 1024,
  /** How long the headers may take to arrive, and the whole request (uploads: see `uploadTimeout`). */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often Node checks `headersTimeout`. */
  connectionsCheckingInterval: 1000,
  /**
   * How long a connection may stay open between two requests. Longer than a proxy keeps it (Caddy: 2 minutes, unless set):
   * a proxy that sends a POST while this server closes the connection cannot know whether to send it again.
   */
  keepAliveTimeout: 130_000,
  /** How long a client may read nothing of its response. */
  stalledTimeout: 30_000,
  /** How long a client may take to read the whole response: enough for 2 MB at 30 kbps. */
  answerTimeout: 600_000,
};

/** An upload by signed-in staff: the longest pause between bytes, and the total, enough for 80 MB at 200 kbps. */
export const uploadTimeout = { idle: 30_000, total: 3_600_000 };
/** All files of one upload together. */
export const maxUploadBytes = 500_000_000;

/** The stages of a graceful stop. Together they take less than ten seconds, after which process managers kill. */
export const stopLimits = {
  /** How long /health reports "not ready" while new requests are still accepted. */
  notReadyFor: 500,
  /** How long requests in progress may take to finish. */
  drain: 6000,
  /** How long background work (mail, deletion, pictures) may take to finish. */
  work: 2000,
  database: 1000,
};
