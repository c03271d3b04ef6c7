import { listedIn } from "../../../content/define.ts";
import { fieldAt, type Kind, kindOf } from "../../../content/kinds.ts";
import { inFormOrder } from "../../../content/spoken-languages.ts";
import { instantOf, localTime } from "../../../server/database/zoned-time.ts";

type Fields = Record<string, string>;

/** As the fields of the form have it: times as clocks show them in the zone of the place. */
export function formValues(kind: Kind, fields: Fields): Fields {
  return mapped(kind, withBoxes(kind, fields), (instant, zone) => {
    // Typed before there was a zone: see `fieldsOf`.
    if (!/Z$/.test(instant) || Number.isNaN(Date.parse(instant))) return instant;
    return localTime(new Date(instant), zone);
  });
}

/** What of a form belongs to the kind, with times in UTC. A time without a zone that is known stays as typed. */
export function fieldsOf(kind: Kind, form: FormData): Fields {
  const names = [...new Set(form.keys())].filter((name) => fieldAt(kind, name));
  const typed = Object.fromEntries(
    // Of boxes, each one that is ticked is sent by itself.
    names.map((name) => [name, form.getAll(name).join(",").replace(/\r\n?/g, "\n")]),
  );
  return mapped(kind, withBoxes(kind, typed), (local, zone) => {
    const date = new Date(`${local}Z`);
    return /^\d{4}-/.test(local) && !Number.isNaN(date.getTime())
      ? instantOf(date, zone).toISOString()
      : local;
  });
}

/** The revision that a form names; 0 where it names none. */
export function revisionIn(form: FormData, name: string): number {
  const given = String(form.get(name) ?? "");
  return /^\d{1,9}$/.test(given) ? Number(given) : 0;
}

/** As the boxes of the form have them, so that a form that was only opened has changed nothing. */
function withBoxes(kind: Kind, fields: Fields): Fields {
  const described = kindOf(kind).fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const type = described[name]?.type;
      if (type === "people") return [name, listedIn(text).join(", ")];
      return [name, type === "languages" ? inFormOrder(text) : text];
    }),
  );
}

function mapped(kind: Kind, fields: Fields, time: (text: string, zone: string) => string): Fields {
  const described = kindOf(kind).fields;
  const zoneField = Object.keys(described).find((name) => described[name]?.type === "zone");
  const zone = zoneField && (fields[zoneField] ?? "").trim();
  if (!zone || !isZone(zone)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      described[name]?.type === "instant" && text ? time(text, zone) : text,
    ]),
  );
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
