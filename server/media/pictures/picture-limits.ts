const megabyte = 1024 * 1024;
const hour = 3_600_000;

/** What pictures may take of the process. How large one may be is in read-header.ts. */
export const pictureLimits = {
  /** Looking at a file takes a moment, once for each version of it. A page does not wait for what visitors ask. */
  lookForPages: { name: "looking at pictures", concurrency: 1, maxWaiting: 1000 },
  lookForVisitors: { name: "looking at pictures", concurrency: 1, maxWaiting: 1000 },
  /** A page shows the cover of a picture that takes longer: its disk may hang. */
  lookMilliseconds: 1000,
  /** A visitor who asks for the picture itself has no cover to see: they wait longer, while few do. */
  few: 20,
  lookMillisecondsForFew: 20_000,
  /** Encoding takes all of a core, and a picture in memory: with one at a time, pages are still answered. */
  encode: { name: "encoding pictures", concurrency: 1, maxWaiting: 40 },
  check: { name: "checking pictures", concurrency: 1, maxWaiting: 1000 },
  /** What is asked for again within moments, and all there is if nothing can be written to the disk. */
  inMemory: { max: 500, maxSize: 8 * megabyte },
  /**
   * The eight images of a picture seldom weigh more than 1 MB together: room for at least 500 pictures. What the disk
   * has less free than `leastFree` is left to the database.
   */
  onDisk: { maxBytes: 512 * megabyte, maxFiles: 20_000, leastFree: 64 * megabyte },
  files: { max: 10_000 },
  /** After that a picture that could not be shown is tried again, and complained of again. */
  problems: { max: 1000, ttl: hour },
};
