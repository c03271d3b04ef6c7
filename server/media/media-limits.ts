const megabyte = 1_000_000;
const mebibyte = 1024 * 1024;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits for uploads. Times are in milliseconds. */
export const mediaLimits = {
  /** Of one file as uploaded. The stored version of a picture is far smaller. */
  pictureBytes: 40 * megabyte,
  fileBytes: 80 * megabyte,
  /** Pages show captions as a transcript. Those of a talk of three hours have about this size. */
  captionsBytes: 256 * 1024,
  /** At 400 kbps, a lost piece costs five seconds. Only the last piece may be shorter than the minimum. */
  pieceBytes: 256 * 1024,
  minPieceBytes: 16 * 1024,
  /** Per person. Beyond it, the upload that was idle longest is dropped. */
  activeUploads: 30,
  /** How long an upload can be resumed, and how long the result of a finished one is available. */
  resumable: day,
  finished: hour,
  /** A work file that was not written to for this long was left behind by a killed process. */
  abandoned: hour,
  /** An object without a row that is younger than this may belong to an upload that is being stored. */
  orphaned: day,
  sweepInterval: day,
  /** The longer side of the stored picture: twice the widest image on a page, for high-density screens. */
  masterPixels: 2560,
  perPage: 24,
  /** Of each item, the current one included. Beyond it, the oldest is removed. */
  versions: 20,
  /** Items in memory, so that pages need no query for each picture. */
  cached: { max: 2000 },
};

/** Limits for the pictures in the public folder. How large one may be is in pictures/picture-header.ts. */
export const pictureLimits = {
  /** Reading a header takes a moment, once per version of a file. Pages do not queue behind image requests. */
  examineForPages: { name: "reading pictures for pages", concurrency: 1, maxWaiting: 1000 },
  examineForVisitors: { name: "reading requested pictures", concurrency: 1, maxWaiting: 1000 },
  /** After this a page shows the cover instead: the disk may hang. */
  pageDeadline: 1000,
  /** A request for the image itself has no cover to fall back to, so it may wait longer while there are few of them. */
  few: 20,
  deadlineForFew: 20_000,
  /** Encoding takes a whole core and holds the picture in memory: one at a time leaves room for pages. */
  encode: { name: "encoding pictures", concurrency: 1, maxWaiting: 40 },
  check: { name: "checking pictures", concurrency: 1, maxWaiting: 1000 },
  /** For repeated requests within moments, and the only cache if the disk is not writable. */
  inMemory: { max: 500, maxSize: 8 * mebibyte },
  /**
   * The eight images of a picture rarely exceed 1 MB together, so there is room for at least 500 pictures. The last
   * `minFree` bytes of the disk are left to the database.
   */
  onDisk: { maxBytes: 512 * mebibyte, maxFiles: 20_000, minFree: 64 * mebibyte },
  files: { max: 10_000 },
  /** After this time, a picture that could not be shown is tried and reported again. */
  problems: { max: 1000, ttl: hour },
};
