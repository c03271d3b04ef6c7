const megabyte = 1_000_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What uploads may take of the machine. Times are in milliseconds. */
export const mediaLimits = {
  /** Of one file as it comes. What is stored of a picture is far smaller. */
  pictureBytes: 40 * megabyte,
  fileBytes: 80 * megabyte,
  /** At 400 kbps five seconds of work are lost with one. Only the last may be shorter than the least. */
  pieceBytes: 256 * 1024,
  leastPieceBytes: 16 * 1024,
  /** Of one person. With one more, the one that was quiet longest is dropped. */
  uploadsUnderWay: 30,
  /** An upload can be resumed for so long, and asked what became of it. */
  resumable: day,
  remembered: hour,
  /** Longer than any file is written without a pause: what was not touched since is left behind by a killed process. */
  abandoned: hour,
  /** What nothing points to is younger than this if it is just being stored. */
  orphaned: day,
  sweptEvery: day,
  /** Of the stored picture. The widest image that pages ask for has 1280 pixels, or twice that on a sharp screen. */
  masterPixels: 2560,
  perPage: 24,
  /** What is known of items, so that pages ask nothing of the database for each picture. */
  cached: { max: 2000 },
};
