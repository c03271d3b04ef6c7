import { message } from "../../message.ts";

/** Choosing and uploading pictures and files. Sent with the pages that have it. */
export const uploader = {
  upload: "Upload",
  uploadPicture: "Upload a picture",
  uploadFile: "Upload a file",
  choosePicture: "Choose a picture",
  chooseFile: "Choose a file",
  addressHint: message<{ one: string; other: string }>("Web address, such as {one} or {other}."),
  dropHint:
    "Or drop pictures and files anywhere on this page, or paste a picture. Large photos are resized first.",
  search: "Search",
  loading: "Loading…",
  found: message<{ count: number }>("{count, plural, one {# found} other {# found}}"),
  newest: "Newest",
};
