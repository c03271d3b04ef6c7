/** Why an upload is refused, by a word that can stand in an address. Each says what to do. */
export const refusals = {
  nothing: "No file was chosen. Please choose one, and upload it again.",
  empty: "This file is empty: it has 0 bytes. Please look at it on your device, and choose it again.",
  "too-large": "This file is larger than 80 MB. Please make it smaller, or divide it.",
  "picture-too-large": "This picture is larger than 40 MB. Please save it smaller, for example as a JPEG.",
  "piece-too-large": "A piece of this file was too large. Please load the page again, and start once more.",
  "other-upload":
    "Another file is being uploaded under this name. Please load the page again, and start once more.",
  incomplete: "Not all of this file arrived. Please upload it again.",
  "too-many": "Only 20 files can be uploaded at once. Please upload the others after these.",
  "not-stored":
    "This file could not be stored: the disk of the site is full, or its storage does not answer. Please try again later, and tell whoever looks after the site.",
  svg: "This is an SVG drawing, which can hold scripts. Please export it as a PNG, and upload that.",
  html: "This is a web page, whatever its name says. Please upload a picture, a PDF or an office file.",
  heic: "This photo is in the format HEIC, which cannot be read here. On an iPhone choose Settings, Camera, Formats, “Most compatible” for new photos, or share this one as a JPEG, and upload that.",
  tiff: "Pictures of the kind TIFF are not taken. Please save it as a JPEG or a PNG, and upload that.",
  video:
    "Videos are accepted as MP4 or WebM, audio as MP3, M4A or OGG. Please save this one in such a format, and upload that.",
  archive: "This is an archive with other files in it. Please upload each of them by itself.",
  "old-office":
    "This is a file of an old office program, or one with a password. Please save it without a password as .docx, .xlsx, .pptx or PDF, and upload that.",
  macros:
    "This office file holds macros, which are programs. Please save it without them, as .docx, .xlsx, .pptx or PDF, and upload that.",
  "office-unreadable":
    "This office file cannot be read: it is damaged. Please open and save it again, and upload that.",
  "pdf-encrypted": "This PDF is protected by a password. Please save it without one, and upload that.",
  "pdf-script": "This PDF holds scripts or starts programs. Please print it into a new PDF, and upload that.",
  "pdf-acts":
    "This PDF does something by itself when it is opened or read, such as leading to a website. Please print it into a new PDF, and upload that.",
  "pdf-attachments":
    "This PDF holds other files. Please print it into a new PDF, and upload the other files by themselves.",
  "pdf-unreadable":
    "This PDF is damaged, or written so that it cannot be examined. Please print it into a new PDF, and upload that.",
  "too-many-pixels":
    "This picture has more than 50 million pixels. Please make it smaller, and upload it again.",
  "too-many-pixels-at-once":
    "This picture has more than 24 million pixels. Please make it smaller, or save it as an ordinary, not progressive JPEG.",
  "avif-too-large":
    "This AVIF picture has more than 12 million pixels. Please save it as a JPEG, or smaller, and upload that.",
  moving: "This picture moves. Please use a still one.",
  "picture-unreadable":
    "This picture is damaged: not all of it can be read. Please choose another copy of it.",
  unknown:
    "Files of this kind are not taken. Please upload a picture (JPEG, PNG, WebP, AVIF), a PDF, an office file (.docx, .xlsx, .pptx, .odt, .ods, .odp), a video (MP4, WebM) or audio (MP3, M4A, OGG).",
} as const;

export type Refusal = keyof typeof refusals;

export function isRefusal(code: string): code is Refusal {
  return Object.hasOwn(refusals, code);
}

/** Thrown while a file is examined. */
export class RefusedUpload extends Error {
  readonly code: Refusal;

  constructor(code: Refusal, options?: ErrorOptions) {
    super(refusals[code], options);
    this.code = code;
  }
}

export const refusedAs = (code: Refusal) => ({
  outcome: "refused" as const,
  code,
  sentence: refusals[code],
});
