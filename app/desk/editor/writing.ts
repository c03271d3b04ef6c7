/** What the page and its editor tell each other. */
import type { DeskKind } from "../../../desk-kinds.ts";
import type { Conflict } from "./autosave.ts";
import type { Values } from "./values.ts";

export type Problem = { field: string; sentence: string };

/** What fields offer that others have written: see server/desk/editions/offers.ts. */
export type Offers = {
  people: { slug: string; name: string; note: string }[];
  order: { title: string; position: number }[];
};

export type Writing = {
  kind: DeskKind;
  /** Of a new one too: it is stored under this id, however often it is sent. */
  id: string;
  /** Null until it is stored. */
  slug: string | null;
  /** What stands in the field for the address. */
  address: string;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  isPublic: boolean;
  /** Whether something was changed since it was made public. */
  changesWait: boolean;
  revision: number;
  /** As it is stored. */
  stored: Values;
  /** What stands in the fields. */
  values: Values;
  offers: Offers;
  savedAt: string | null;
  problems: Problem[];
  conflicts: Conflict[];
  publishAt: string;
  /** In which the times of the desk are read. */
  zone: string;
  now: string;
  /** Which question is open. */
  ask: "withdraw" | "delete" | null;
  /** Who writes: for the device, and for signing in again. */
  person: { id: string; email: string };
  mayPublish: boolean;
};

export type Check = { field: string; sentence: string };
/** What the server says to a text: how it will look, what could be better, and what it costs a visitor. */
export type Look = { html: string; checks: Check[]; kilobytes: number };
