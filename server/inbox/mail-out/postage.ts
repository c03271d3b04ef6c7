import type { Settings } from "../../process/environment.ts";

/** What every mail needs to know of the site. */
export type Postage = Pick<Settings, "siteUrl" | "imapUrl" | "replyTo"> & {
  mailFrom: string;
  staffEmail: string;
};

/** With what the tokens of conversations are made with. */
export type KeyedPostage = Postage & { key: string };
