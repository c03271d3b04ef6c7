/** Why an upload is refused, by a code that can stand in an address. Each sentence says what to do. */
export const uploadRefusals = {
  nothing: "No file was chosen. Please choose a file and upload it.",
  empty: "This file is empty (0 bytes). Please check it on your device and choose it again.",
  "too-large": "This file is larger than 80 MB. Please make it smaller or split it.",
  "picture-too-large": "This picture is larger than 40 MB. Please save it smaller, for example as a JPEG.",
  "captions-too-large": "These captions are larger than 256 KB. Please split the recording and its captions.",
  "piece-too-large": "A piece of this file was too large. Please reload the page and start again.",
  "other-upload": "Another file is being uploaded under this name. Please reload the page and start again.",
  incomplete: "Not all of this file arrived. Please upload it again.",
  "too-many": "Only 20 files can be uploaded at once. Please upload the others after these.",
  "not-stored":
    "This file could not be stored: the disk of the site is full or its storage does not answer. Please try again later, and tell the person who runs the site.",
  svg: "This SVG drawing contains scripts, entities, pictures or links to other files, which are not accepted. Please export it as a plain SVG or as a PNG and upload that.",
  "svg-too-large":
    "This SVG drawing is larger than 1 MB or too complex. Please export it as a PNG and upload that.",
  html: "This is a web page, whatever its name says. Please upload a picture, a PDF or an office file.",
  heic: "This photo is in the format HEIC, which cannot be read here. On an iPhone choose Settings, Camera, Formats, “Most compatible” for new photos, or share this one as a JPEG and upload that.",
  tiff: "TIFF pictures are not accepted. Please save it as a JPEG or a PNG and upload that.",
  video:
    "Videos are accepted as MP4 or WebM, audio as MP3, M4A or OGG. Please save this one in one of these formats and upload that.",
  archive: "This is an archive that contains other files. Please upload each of them separately.",
  "old-office":
    "This file is in an old office format or has a password. Please save it without a password as .docx, .xlsx, .pptx or PDF and upload that.",
  macros:
    "This office file contains macros, which are programs. Please save it without them as .docx, .xlsx, .pptx or PDF and upload that.",
  "office-unreadable":
    "This office file is damaged and cannot be read. Please open it, save it again and upload that.",
  "pdf-encrypted": "This PDF is protected by a password. Please save it without one and upload that.",
  "pdf-script": "This PDF contains scripts or starts programs. Please print it to a new PDF and upload that.",
  "pdf-acts":
    "This PDF does something by itself when it is opened or read, such as opening a website. Please print it to a new PDF and upload that.",
  "pdf-attachments":
    "This PDF contains other files. Please print it to a new PDF, and upload the other files separately.",
  "pdf-unreadable":
    "This PDF is damaged, or stored in a way that cannot be examined. Please print it to a new PDF and upload that.",
  "too-many-pixels":
    "This picture has more than 50 million pixels. Please make it smaller and upload it again.",
  "too-many-pixels-at-once":
    "This picture has more than 24 million pixels. Please make it smaller, or save it as a JPEG that is not progressive.",
  "avif-too-large":
    "This AVIF picture has more than 12 million pixels. Please make it smaller or save it as a JPEG, and upload that.",
  moving: "This picture is animated. Please use a still one.",
  "picture-unreadable":
    "This picture is damaged and cannot be read completely. Please choose another copy of it.",
  "other-type":
    "Not replaced: this file is of another type. Replace a picture with a picture and a PDF with a PDF, or upload this one as a new file.",
  locked: "Not replaced: this is used on a published or scheduled page, so only a publisher can replace it.",
  "in-reply":
    "Not replaced: it is attached to a reply that is not sent yet. You can replace it once the reply is sent.",
  gone: "Not replaced: this file or version was deleted meanwhile.",
  "too-many-in-reply": "A reply can carry 10 files. Please send fewer.",
  "too-large-for-reply":
    "The files of a reply can have 10 MB in all. Please make them smaller, or send a link.",
  unknown:
    "Files of this type are not accepted. Please upload a picture (JPEG, PNG, WebP, AVIF), a PDF, an office file (.docx, .xlsx, .pptx, .odt, .ods, .odp), a video (MP4, WebM), audio (MP3, M4A, OGG) or captions (WebVTT).",
};
