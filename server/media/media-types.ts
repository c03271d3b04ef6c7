/** The interface of uploaded pictures and files for the rest of the program. */
import type { Readable } from "node:stream";
import type { Language } from "../../languages.ts";
import type { MediaUse } from "../publishing/media-uses.ts";
import type { ActorWithRole } from "../publishing/permissions.ts";
import type { Actor } from "../staff/staff-log.ts";
import type { OfferedPicture } from "./pictures/pictures.ts";
import type { Refusal } from "./refusals.ts";
import type { ByteRange } from "./store.ts";

export type MediaItem = {
  /** Derived from the first content, so that the same file is stored once. It stays when the content is replaced. */
  id: string;
  kind: "picture" | "file";
  /** The file name, as uploaded or as renamed by staff. */
  name: string;
  /** The media type: "application/pdf". */
  type: string;
  bytes: number;
  /** Of a picture, upright. */
  width: number | null;
  height: number | null;
  /** Identifies the current content. */
  copy: string;
  isReplaced: boolean;
  alt: string;
  decorative: boolean;
  caption: string;
  credit: string;
  /** The three texts in other languages. An empty one is as in the original. */
  translations: Partial<Record<Language, MediaTexts>>;
  /** The point of a picture that stays visible when it is cropped, in percent from the left and from the top. */
  focus: { x: number; y: number };
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  uploadedBy: Actor;
  createdAt: string;
};

/** The texts that visitors get with a picture. */
export type MediaTexts = Pick<MediaItem, "alt" | "caption" | "credit">;

export type MediaDescription = Pick<
  MediaItem,
  "name" | "alt" | "decorative" | "caption" | "credit" | "translations" | "focus"
> & { tags: string[] };

/** An unfinished upload: `received` bytes are stored, and the next piece starts there. */
export type Upload = {
  id: string;
  name: string;
  bytes: number;
  received: number;
  /** The result, for an hour after the last piece. */
  taken?: UploadResult;
};

/** One content of an item: the current one, or an earlier one. */
export type MediaVersion = Pick<MediaItem, "copy" | "name" | "type" | "bytes" | "width" | "height"> & {
  addedBy: string;
  addedAt: string;
};

export type RefusedFile = { outcome: "refused"; code: Refusal };
export type UploadResult = { outcome: "taken"; item: MediaItem } | RefusedFile;

export type Media = {
  list(query: {
    q?: string;
    kind?: MediaItem["kind"] | undefined;
    tag?: string | undefined;
    page?: number;
  }): Promise<{
    items: MediaItem[];
    page: number;
    pages: number;
    total: number;
  }>;
  find(id: string): Promise<MediaItem | undefined>;
  /** Only publishers may describe an item that is public or scheduled to be. */
  describe(
    actor: ActorWithRole,
    id: string,
    described: Partial<MediaDescription>,
  ): Promise<MediaItem | "needs publisher" | undefined>;
  /** Those of the items that this person may not describe. */
  onlyForPublishers(actor: ActorWithRole, ids: string[]): Promise<Set<string>>;
  /** Does not remove an item that an edition uses, or that is attached to an unsent reply, named by `reference`. */
  remove(
    actor: Actor,
    id: string,
  ): Promise<
    | { outcome: "removed" }
    | { outcome: "used"; uses: MediaUse[] }
    | { outcome: "in a reply"; reference: string }
  >;
  /** Queues a picture whose encoding failed. False if it has not failed. */
  tryAgain(actor: Actor, id: string): Promise<boolean>;
  usesOf(ids: string[]): Promise<Map<string, MediaUse[]>>;
  tagsOf(ids: string[]): Promise<Map<string, string[]>>;
  /** The most used first. */
  tagsInUse(): Promise<string[]>;

  /**
   * Puts another file of the same type at the address of an item; the earlier content stays as a version. Its images are
   * encoded first, so that pages never lack the picture.
   */
  replace(
    actor: ActorWithRole,
    id: string,
    name: string,
    content: Readable,
  ): Promise<{ outcome: "replaced" } | RefusedFile>;
  /** Newest first. Empty if the item was never replaced. */
  versionsOf(id: string): Promise<MediaVersion[]>;
  /** Makes a version the current content again. */
  restore(actor: ActorWithRole, id: string, copy: string): Promise<{ outcome: "restored" } | RefusedFile>;
  /** The content of a version, for staff: of a picture, its master. */
  openVersion(
    id: string,
    copy: string,
  ): Promise<(Pick<MediaVersion, "name" | "type"> & { bytes: number; stream: Readable }) | undefined>;

  uploads: {
    /** The browser chooses `id`, so that it can repeat the request after a lost answer: 16 to 64 of [a-z0-9-]. */
    begin(actor: Actor, upload: { id: string; name: string; bytes: number }): Promise<Upload | RefusedFile>;
    find(actor: Actor, id: string): Promise<Upload | undefined>;
    /**
     * Stores one piece of 16 to 256 KB; the last may be shorter. A piece that does not start at `received` changes nothing.
     * The last one has the file examined and returns the new item, again if the request is repeated. Throws
     * `StoreProblem` if nothing can be stored; the earlier pieces stay safe.
     */
    addPiece(
      actor: Actor,
      id: string,
      offset: number,
      piece: Uint8Array,
    ): Promise<Upload | UploadResult | undefined>;
    /** Accepts a whole file, for the form without script. Streams it, so that it is never held in memory. */
    addFile(actor: Actor, name: string, content: Readable): Promise<UploadResult>;
    cancel(actor: Actor, id: string): Promise<void>;
  };

  /** The picture to show for an address; undefined if the page shows a cover instead. */
  offer(address: string, language?: Language): Promise<OfferedPicture | undefined>;
  /** What a page says about the file at an address of this site. */
  fileAt(address: string): Promise<Pick<MediaItem, "name" | "type" | "bytes"> | undefined>;
  /** The item, if it is ready for visitors. Usually from memory, as are the next two. */
  findReady(id: string): Promise<MediaItem | undefined>;
  /** The object at /media/{id}/{rest}: an image of a picture, or the file. */
  locate(id: string, rest: string): Promise<{ item: MediaItem; type: string; bytes: number } | undefined>;
  /** The same object with its content, or a range of it. */
  open(
    id: string,
    rest: string,
    range?: ByteRange,
  ): Promise<{ item: MediaItem; type: string; bytes: number; stream: Readable } | undefined>;
  /** Starts encoding uploads and removing leftovers in the background. */
  start(): { wake(): void; stop(): Promise<void> };
  /** Removes leftover files of this machine, until it is stopped. To be run by every process. */
  startTidying(): { stop(): Promise<void> };
};
