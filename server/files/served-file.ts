import type { Encoding } from "../http/negotiate-encoding.ts";

/** `bytes`: only for files that stay in memory. */
export type Form = { path: string; size: number; bytes?: Buffer };

/** A file of the built site, with the forms that the build has compressed. */
export type File = Form & {
  type: string;
  hash: string;
  modified: string;
  encoded: Partial<Record<Encoding, Form>>;
};
