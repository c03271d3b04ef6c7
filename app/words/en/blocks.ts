import { message } from "../message.ts";

/** What the site says itself within a text of ours: beside files, videos and footnotes. */
export const blocks = {
  download: "Download",
  video: "Video",
  audio: "Audio",
  /** Beside a link to a video or audio elsewhere. */
  opensOn: message<{ host: string }>("Opens on {host}"),
  /** Said by screen readers alone, as all that follow. */
  notes: "Notes",
  note: message<{ note: number }>("Note {note}"),
  backToText: "Back to text",
  /** From a note to one of several places that refer to it. */
  backToPlace: message<{ place: number }>("Back to text, place {place}"),
};
