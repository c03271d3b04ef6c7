/** What staff upload. */
export type MediaTables = {
  media: MediaRow;
  media_uses: MediaUseRow;
  uploads: UploadRow;
};

/** A picture or a file that staff uploaded. */
export type MediaRow = {
  /** Made from its content: the same file is uploaded once. */
  id: string;
  kind: "picture" | "file";
  /** What the file was called. */
  name: string;
  /** What is served, as HTTP names it: "application/pdf". */
  type: string;
  bytes: number;
  /** Of a picture, as the camera was held. */
  width: number | null;
  height: number | null;
  /** Its bytes are in the store below `{id}/{copy}/`: removed and uploaded again, it is another copy. */
  copy: string;
  /** As JSON: how many bytes each encoded image of a picture has, by its name, such as "640.webp". */
  images: string;
  alt: string;
  /** 1 if the picture says nothing that the text beside it does not. */
  decorative: number;
  caption: string;
  credit: string;
  /** What of a picture must stay in sight when it is cropped, in hundredths from the left and from the top. */
  focus_x: number;
  focus_y: number;
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  /** Whoever encodes it puts this first, so that nobody else does. */
  claimed_at: string | null;
  /** How often encoding it has failed or was cut off: see server/media/encode-uploads.ts. */
  tries: number;
  /** Its name and what is said of it, as they are searched. */
  folded: string;
  uploaded_by: string | null;
  uploaded_by_name: string;
  created_at: string;
};

/** An edition that names a picture or a file: in its working copy, in what visitors read, or in what is scheduled. */
export type MediaUseRow = {
  /** The id that its texts name; or the address of a file of the samples, such as "/files/plan.pdf". */
  named: string;
  edition_id: string;
  /** The same, if there is such an item; null if it was removed, or is not uploaded yet. */
  media_id: string | null;
};

/** A file of which not all has come. Its pieces are in the store. */
export type UploadRow = {
  id: string;
  staff_id: string;
  name: string;
  bytes: number;
  received: number;
  /** How many bytes each piece has, with commas between them: only ever read as a whole. */
  pieces: string;
  /** Once all has come: what it became, or why it was refused (server/media/refusals.ts). */
  media_id: string | null;
  refused: string | null;
  created_at: string;
  changed_at: string;
};
