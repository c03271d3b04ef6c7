/** The most a visit may weigh, in bytes as they are sent (a kilobyte is 1,000). docs/performance.md says why. */
export const budgets = {
  /** With its styles inside. */
  homeHtml: 14_000,
  html: 12_000,
  /** Any page with its headers: ten segments, which a server may send before the browser has answered. */
  firstFlight: 14_600,
  /** Home on a poor line: everything that comes without a touch, headers included. */
  poorLine: 45_000,
  /** The framework and Home. */
  script: 110_000,
  /** What any other page adds to Home's. */
  pageScript: 8_000,
  fonts: 20_000,
  /** A first visit of Home with everything, headers included. */
  firstVisit: 200_000,
  /** A move to a list or a record, pictures aside. */
  navigation: 5_000,
  /** A whole page in low-data mode, headers included. */
  lowData: { bytes: 20_000, requests: 3 },
  layoutShift: 0,
};
