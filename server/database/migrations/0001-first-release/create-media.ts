import { countChanges } from "./change-counters.ts";
import { columnTypes, type Engine, flag, oneOf } from "./columns.ts";

/** Uploaded pictures and files, their uses, and unfinished uploads. */
export function createMedia(engine: Engine): string[] {
  const { instant, sortedText } = columnTypes[engine];
  const id = `id ${sortedText} primary key not null`;
  return [
    `create table media (${id}, kind text not null ${oneOf("media.kind", "picture", "file")}, name text not null,
      type text not null, bytes bigint not null, width integer, height integer, copy text not null,
      images text not null, alt text not null, decorative ${flag("media.decorative")}, caption text not null,
      credit text not null, focus_x integer not null, focus_y integer not null,
      state text not null ${oneOf("media.state", "encoding", "ready", "failed")}, problem text, claimed_at ${instant},
      tries integer not null, folded text not null, uploaded_by text, uploaded_by_name text not null,
      created_at ${instant} not null)`,
    "create index media_by_creation on media (created_at, id)",
    "create index media_encoding on media (created_at, id) where state = 'encoding'",
    ...countChanges(engine, "media", visibleColumns),
    // A text may refer to an item that was removed or is not uploaded yet. An existing item cannot be deleted while in use.
    `create table media_uses (named text not null,
      edition_id text not null references editions (id) on delete cascade,
      media_id text references media (id) constraint media_uses_media_id_check check (media_id = named),
      primary key (named, edition_id))`,
    "create index media_uses_by_edition on media_uses (edition_id)",
    "create index media_uses_by_media on media_uses (media_id) where media_id is not null",
    `create table uploads (${id}, staff_id text not null, name text not null, bytes bigint not null,
      received bigint not null, pieces text not null, media_id text references media (id) on delete cascade, refused text,
      created_at ${instant} not null, changed_at ${instant} not null)`,
    "create index uploads_by_change on uploads (changed_at)",
  ];
}

/** Only these invalidate cached pages. A claim by an encoder must not. */
const visibleColumns =
  "name, type, bytes, width, height, copy, images, alt, decorative, caption, credit, focus_x, focus_y, state";
