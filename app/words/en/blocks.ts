import { message } from "../message.ts";

/** The site's own words within a text: beside files, videos and footnotes. */
export const blocks = {
  download: "Download",
  video: "Video",
  audio: "Audio",
  /** The words of a video or audio, below it. */
  transcript: "Transcript",
  /** Beside a link to a video or audio elsewhere. */
  opensOn: message<{ host: string }>("Opens on {host}"),
  /** For screen readers only, like all that follow. */
  notes: "Notes",
  note: message<{ note: number }>("Note {note}"),
  backToText: "Back to text",
  /** From a note to one of several places that cite it. */
  backToPlace: message<{ place: number }>("Back to text, place {place}"),
};
