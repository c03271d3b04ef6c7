import { stopLimits } from "../http/request-limits.ts";

export type SupervisorLimits = typeof supervisorLimits;

/** Times are in milliseconds. */
export const supervisorLimits = {
  /** Connections that wait for a worker. Further ones are closed. */
  maxWaiting: 1000,
  /** How long a worker may take to become ready. The first start has no limit: it may create a large database. */
  ready: 120_000,
  /** A worker whose event loop has been blocked for this long is killed. */
  silent: 10_000,
  /** How long a worker that is replaced may finish its requests: as long as an answer may take. */
  retire: 600_000,
  /** The pause before a crashed worker is replaced doubles with each crash in a row. */
  firstPause: 250,
  longestPause: 30_000,
  /** A worker that has lived this long did not crash in a row. */
  stable: 60_000,
  /** How long /health reports "not ready" before the port closes, how long requests may then take, and the whole stop. */
  notReadyFor: stopLimits.notReadyFor,
  drain: stopLimits.drain,
  stop: 9800,
};
