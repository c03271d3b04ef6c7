/** What search engines and shared links show of a record: spread into the fields of records with their own page. */
import type { Fields } from "./define.ts";

/** Visitors read neither on the page. */
const shared = { group: "For search engines and sharing", long: true, inMetadata: true } as const;

export const sharedLinks = {
  search_description: {
    ...{ label: "Description for search engines", type: "line", maxLength: 160, ...shared },
    hint: "At most 160 characters. If it is empty, the beginning of the text is used.",
  },
  share_picture: { label: "Picture for sharing", type: "picture", ...shared },
} as const satisfies Fields;
