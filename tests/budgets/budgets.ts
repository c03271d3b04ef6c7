/** The most a visit may weigh, in transferred bytes (a kilobyte is 1,000). docs/performance.md explains why. */
export const budgets = {
  /** A page with its inline styles and headers, in any language and with a picture in every card. */
  fullHome: 22_500,
  fullPage: 18_400,
  /** The first screen of any page, with headers: ten segments, which a server may send before any acknowledgement. */
  firstFlight: 14_600,
  /** The introduction of Home with everything before it: the largest paint of a phone waits for it. */
  homeIntroduction: 8_600,
  /** The scripts of any page before the visitor interacts, and after every island is hydrated. */
  script: { untouched: 10_000, hydrated: 68_000 },
  /** The heading font; and, on devices without a font for a script, all files of that script. */
  fonts: 12_000,
  lettersOfScript: 45_000,
  /** A first visit to Home with everything, headers included, on a good connection and on a poor one. */
  firstVisit: { bytes: 60_000, requests: 6 },
  poorLine: 36_000,
  /** Following a link to a list or a record, without pictures: its document. */
  navigation: 18_400,
  /** A whole page in low-data mode, headers included. */
  lowData: { bytes: 20_000, requests: 3 },
  /** The largest paint of Home on a really slowed line, as a multiple of a bare page's: see tools/bench/first-paint.ts. */
  slowedPaint: 1.2,
  /** Milliseconds until a text can be typed at the desk, with an empty cache, at 400 kilobits per second and 400 ms. */
  writingPage: 5000,
  layoutShift: 0,
  /** Milliseconds from following a prefetched link to the first paint: see tools/bench/navigation.ts. */
  move: 200,
  /**
   * Home on the simulated poor connection of tools/bench/lighthouse.ts; `paint` is a multiple of a bare page's. The
   * simulation paints only after the whole document, so it grows with `fullHome`: a real browser paints while it arrives.
   */
  lighthouse: { score: 98, blocking: 50, paint: 1.3 },
};
