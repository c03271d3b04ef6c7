import { type Kind, kindOf } from "../../../content/kinds.ts";
import { withPlace } from "../../content/event-place.ts";
import type { ReadRecord } from "../../content/read-records.ts";
import { normalised, textColumns } from "../../content/record-row.ts";
import type { Edition } from "../edition.ts";

/** The record that would be public. A draft may lack anything: what a page cannot do without has a stand-in. */
export function draftRecord(kind: Kind, edition: Edition, now: Date): ReadRecord {
  const { slug: id, language, firstPublishedAt, dueAt, publicRevision, revision } = edition;
  const at = now.toISOString();
  const { fields: described, title } = kindOf(kind);
  const given = withPlace(kind, language, normalised(kind, withoutWrongDates(kind, edition.fields)));
  const standIns = Object.entries(described).flatMap(([name, { label, type, required }]) => {
    if (given[name]) return [];
    if (name === title) return [[name, `(${label} is missing)`]];
    return type === "instant" && required ? [[name, at]] : [];
  });
  const fields: Record<string, string> = { ...given, ...Object.fromEntries(standIns) };
  const changed = publicRevision !== null && revision > publicRevision;
  return {
    ...{ id, language, languages: [language], fields, excerpt: textColumns(kind, fields).excerpt },
    ...{ created_at: firstPublishedAt ?? dueAt ?? at, updated_at: changed ? at : null },
    over_at: fields.ends_at || fields.event_date || null,
  };
}

function withoutWrongDates(kind: Kind, fields: Edition["fields"]): Edition["fields"] {
  const described = kindOf(kind).fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const isWrong = described[name]?.type === "instant" && Number.isNaN(Date.parse(text));
      return [name, isWrong ? "" : text];
    }),
  );
}
