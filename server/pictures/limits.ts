const megabyte = 1024 * 1024;
const hour = 3_600_000;

/** What pictures may take of the process. How large one may be is in read-header.ts. */
export const pictureLimits = {
  /** Looking at a file takes a moment, once for each version of it. A page does not wait for what visitors ask. */
  lookForPages: { name: "looking at pictures", concurrency: 1, maxWaiting: 1000 },
  lookForVisitors: { name: "looking at pictures", concurrency: 1, maxWaiting: 1000 },
  /** A page shows the cover of a picture that takes longer: its disk may hang. */
  lookMilliseconds: 1000,
  /** Encoding takes all of a core, and a picture in memory: with one at a time, pages are still answered. */
  encode: { name: "encoding pictures", concurrency: 1, maxWaiting: 40 },
  check: { name: "checking pictures", concurrency: 1, maxWaiting: 1000 },
  images: { max: 5000, maxSize: 64 * megabyte },
  files: { max: 10_000 },
  /** After that a picture that could not be shown is tried again, and complained of again. */
  problems: { max: 1000, ttl: hour },
};
