/** What the site knows of uploaded pictures and files: the contract between its parts. */
import type { Readable } from "node:stream";
import type { MediaUse } from "../publishing/media-uses.ts";
import type { ActorWithRole } from "../publishing/permissions.ts";
import type { Actor } from "../staff/staff-log.ts";
import type { OfferedPicture } from "./pictures/pictures.ts";
import type { Refusal } from "./refusals.ts";
import type { ByteRange } from "./store.ts";

export type MediaItem = {
  /** Made from its content: the same file is uploaded once. */
  id: string;
  kind: "picture" | "file";
  /** What the file was called, or what staff called it since. */
  name: string;
  /** As HTTP names it: "application/pdf". */
  type: string;
  bytes: number;
  /** Of a picture, as the camera was held. */
  width: number | null;
  height: number | null;
  alt: string;
  decorative: boolean;
  caption: string;
  credit: string;
  /** What of a picture must stay in sight when it is cropped, in hundredths from the left and from the top. */
  focus: { x: number; y: number };
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  uploadedBy: Actor;
  createdAt: string;
};

export type Described = Pick<MediaItem, "name" | "alt" | "decorative" | "caption" | "credit" | "focus">;

/** An upload that is under way: `received` bytes are safe, the next piece starts there. */
export type Upload = {
  id: string;
  name: string;
  bytes: number;
  received: number;
  /** What became of it, for an hour after all has come. */
  taken?: Taken;
};

/** `sentence` is for whoever uploads; `code` stands for it in an address: see refusals.ts. */
export type RefusedFile = { outcome: "refused"; sentence: string; code: Refusal };
export type Taken = { outcome: "taken"; item: MediaItem } | RefusedFile;

export type Media = {
  list(asked: { q?: string; kind?: MediaItem["kind"] | undefined; page?: number }): Promise<{
    items: MediaItem[];
    page: number;
    pages: number;
    total: number;
  }>;
  find(id: string): Promise<MediaItem | undefined>;
  /** What visitors see, or will by a schedule, is described by publishers alone. */
  describe(
    actor: ActorWithRole,
    id: string,
    described: Partial<Described>,
  ): Promise<MediaItem | "needs publisher" | undefined>;
  /** Of these, the ones that this person may not describe. */
  onlyForPublishers(actor: ActorWithRole, ids: string[]): Promise<Set<string>>;
  /** What is used is not removed, nor what goes with a reply that is not sent yet, whose `reference` is given. */
  remove(
    actor: Actor,
    id: string,
  ): Promise<
    | { outcome: "removed" }
    | { outcome: "used"; uses: MediaUse[] }
    | { outcome: "in a reply"; reference: string }
  >;
  /** Encodes a picture again that was given up; false if it was not. */
  tryAgain(actor: Actor, id: string): Promise<boolean>;
  usesOf(ids: string[]): Promise<Map<string, MediaUse[]>>;

  uploads: {
    /** `id` is chosen by the browser, so that a lost answer leads to the same upload: 16 to 64 of [a-z0-9-]. */
    begin(actor: Actor, wanted: { id: string; name: string; bytes: number }): Promise<Upload | RefusedFile>;
    find(actor: Actor, id: string): Promise<Upload | undefined>;
    /**
     * One piece: at most 256 KB, and not below 16 unless it is the last. One that starts elsewhere than at `received`
     * changes nothing. With the last one the file is examined and taken, and the item is returned; asked again after
     * a lost answer, too. Throws `StoreProblem` while nothing can be stored: what was received stays safe.
     */
    take(actor: Actor, id: string, offset: number, piece: Uint8Array): Promise<Upload | Taken | undefined>;
    /** A whole file at once, for a form without script. Nothing of it is held in memory. */
    takeWhole(actor: Actor, name: string, content: Readable): Promise<Taken>;
    cancel(actor: Actor, id: string): Promise<void>;
  };

  /** What a page shows for the address of a picture; undefined where the record gets its cover. */
  offer(address: string): Promise<OfferedPicture | undefined>;
  /** Of a file at an address of ours: what a page says of it. */
  fileAt(address: string): Promise<Pick<MediaItem, "name" | "type" | "bytes"> | undefined>;
  /** What visitors may have of it, if it is ready. From memory, mostly; so are the next. */
  shown(id: string): Promise<MediaItem | undefined>;
  /** What is to be had at /media/{id}/{rest}: an image of a picture, or the file. */
  located(id: string, rest: string): Promise<{ item: MediaItem; type: string; bytes: number } | undefined>;
  /** The same with its bytes, or some of them. */
  open(
    id: string,
    rest: string,
    range?: ByteRange,
  ): Promise<{ item: MediaItem; type: string; bytes: number; stream: Readable } | undefined>;
  /** Encodes what was uploaded, and removes what was left behind. */
  start(): { stop(): Promise<void> };
};
