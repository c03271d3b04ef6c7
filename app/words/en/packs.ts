import { message } from "../message.ts";

/** Saving pages for offline. */
export const packs = {
  save: "Save for offline",
  saveRecord: message<{ size: string }>("Save for offline ({size})"),
  /** `count`: "20 resources". */
  saveList: message<{ count: string; size: string }>("Save for offline: {count}, {size}"),
  withFiles: message<{ count: number; size: string }>(
    "{count, plural, one {Include the file} other {Include # files}} ({size})",
  ),
  /** Without script, or to pass it on. */
  asFile: "Download as one HTML file",
  asFileOf: message<{ size: string }>("Download as one HTML file ({size})"),
  saving: "Saving…",
  cancel: "Cancel",
  cancelled: "Cancelled. Packs that you saved before are still there.",
  saved: "Saved on this device.",
  seeAll: "See what is on this device",
  /** The size was not on the button, or it has changed. */
  pressAgain: message<{ size: string }>("This takes {size} of data. Press again to save it."),
  noRoom: "There is not enough room on this device. Nothing was changed.",
  damaged: "The download was damaged. Nothing was changed. Please try again.",
  failed: "The download did not finish. Nothing was changed. Please try again when you are connected.",
  gone: "This is no longer on the site.",
  /** Safari. */
  forgets:
    "This browser removes saved pages after seven days without a visit. To keep them, download the HTML file.",
  document: {
    /** At the top of the HTML file. */
    from: message<{ date: string }>("Saved from our website. As of {date}."),
    contents: "Contents",
    online: "This page on our website",
  },
};
