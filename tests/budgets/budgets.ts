/** The most a visit may weigh, in bytes as they are sent (a kilobyte is 1,000). docs/performance.md says why. */
export const budgets = {
  /** With its styles inside. */
  homeHtml: 14_000,
  html: 12_400,
  /** The same with headers, in any language and with a picture in every card. */
  fullHome: 22_500,
  fullPage: 18_400,
  /** The first screen of any page, with headers: ten segments, which a server may send before the browser has answered. */
  firstFlight: 14_600,
  /** The script of any page before anything is touched, and when every island has been approached. */
  script: { untouched: 10_000, hydrated: 68_000 },
  fonts: 20_000,
  /** A first visit of Home with everything, headers included, on a good line and on a poor one. */
  firstVisit: { bytes: 58_000, requests: 6 },
  poorLine: 35_000,
  /** A move to a list or a record, pictures aside: its document. */
  navigation: 12_400,
  /** A whole page in low-data mode, headers included. */
  lowData: { bytes: 20_000, requests: 3 },
  layoutShift: 0,
  /** Milliseconds from following a link that was fetched ahead to the first paint: see tools/bench/navigation.ts. */
  move: 200,
  /** Home on the simulated poor line of tools/bench/lighthouse.ts; the largest paint as a multiple of a bare page's. */
  lighthouse: { score: 98, blocking: 50, paint: 1.1 },
};
