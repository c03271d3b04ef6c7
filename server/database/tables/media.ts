export type MediaTables = {
  media: MediaRow;
  media_tags: MediaTagRow;
  media_uses: MediaUseRow;
  media_versions: MediaVersionRow;
  uploads: UploadRow;
};

/** A picture or file that staff uploaded. */
export type MediaRow = {
  /** Derived from the first content, so that the same file is stored once. It stays when the content is replaced. */
  id: string;
  kind: "picture" | "file";
  /** The file name. */
  name: string;
  /** The media type as served: "application/pdf". */
  type: string;
  bytes: number;
  /** Of a picture, upright. */
  width: number | null;
  height: number | null;
  /** Its objects are in the store below `{id}/{copy}/`. A replacement, or an upload after removal, is another copy. */
  copy: string;
  /** JSON: the size in bytes of each encoded image, by its name, such as "640.webp". */
  images: string;
  alt: string;
  /** 1 if the picture adds no information to the text. */
  decorative: number;
  caption: string;
  credit: string;
  /** The point of a picture that stays visible when it is cropped, in percent from the left and from the top. */
  focus_x: number;
  focus_y: number;
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  /** Set by the process that encodes it, so that no other process does. */
  claimed_at: string | null;
  /** Adds up failed and interrupted encodings: see server/media/encode-uploads.ts. */
  tries: number;
  /** The folded name and description, for searches. */
  folded: string;
  uploaded_by: string | null;
  uploaded_by_name: string;
  created_at: string;
  /** Since its content was first replaced, its images have the copy in their addresses. */
  replaced_at: string | null;
  /** JSON: alternative text, caption and credit in other languages, by language. */
  texts: string;
};

/** One content of an item, the current one included. An item that was never replaced has none of these rows. */
export type MediaVersionRow = Pick<MediaRow, "copy" | "type" | "bytes" | "width" | "height" | "images"> & {
  media_id: string;
  /** Of the file as it was uploaded. The item keeps its own name. */
  name: string;
  added_by: string | null;
  added_by_name: string;
  added_at: string;
};

export type MediaTagRow = { media_id: string; tag: string };

/** An edition that refers to a picture or file in its draft, its public version or its scheduled version. */
export type MediaUseRow = {
  /** The id in its texts, or the address of a sample file, such as "/files/plan.pdf". */
  named: string;
  edition_id: string;
  /** The same id if the item exists; null if it was removed or is not uploaded yet. */
  media_id: string | null;
};

/** An upload in pieces, which are in the store. */
export type UploadRow = {
  id: string;
  staff_id: string;
  name: string;
  bytes: number;
  received: number;
  /** The sizes of the pieces in bytes, separated by commas. */
  pieces: string;
  /** The result after the last piece: the item, or the code of the refusal (server/media/refusals.ts). */
  media_id: string | null;
  refused: string | null;
  created_at: string;
  changed_at: string;
};
