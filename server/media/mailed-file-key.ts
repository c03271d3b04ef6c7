import type { EnquiryFileRow } from "../database/schema.ts";

/** All files that came by mail are below this in the store of media. */
export const enquiryFolder = "enquiries/";

export const keyOfFile = (id: string) => `${enquiryFolder}${id}`;

/** Not what was dropped, and not what goes out with a reply, which is an item of the media library. */
export const isInStore = ({ media_id, dropped }: Pick<EnquiryFileRow, "media_id" | "dropped">) =>
  media_id === null && dropped === null;
