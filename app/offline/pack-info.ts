/** What the server says about a pack before it is downloaded. The device keeps it with the pack. */
export type PackInfo = {
  /** "fr/resources" */
  name: string;
  title: string;
  /** The page to open. */
  page: string;
  /** "/fr/packs/resources" */
  address: string;
  /** SHA-256 of the pack, in hexadecimal. */
  digest: string;
  /** Of the pack, in bytes. */
  size: number;
  /** The address of the pack. */
  pack: string;
  /** Files to download, such as PDFs, that the visitor may save too. */
  files: { address: string; bytes: number }[];
  words: {
    save: string;
    files: string;
    document: string;
    pressAgain: string;
    saving: string;
    cancel: string;
    cancelled: string;
    saved: string;
    noRoom: string;
    damaged: string;
    failed: string;
    forgets: string;
    seeAll: { text: string; address: string };
  };
};
