/**
 * How a fixed page is described: its words are one record with named parts, and its layout is in app/pages. Parts are
 * stored as flat fields, like those of every record: see entries.ts.
 */
import type { Field, Fields } from "./define.ts";
import { entryIds } from "./entries.ts";

type Options = Partial<Pick<Field, "required" | "hint" | "sometimes">>;

/** One line of text. Required by default, because the layout has a place for it. */
export const line = (label: string, options: Options = { required: true }) =>
  ({ label, type: "line", ...options }) as const satisfies Field;
/** Paragraphs, in Markdown. */
export const text = (label: string, options: Options = { required: true }) =>
  ({ label, type: "text", ...options }) as const satisfies Field;
export const link = (label: string, options: Options = { required: true }) =>
  ({ label, type: "link", ...options }) as const satisfies Field;
export const email = (label: string, options: Options = {}) =>
  ({ label, type: "email", ...options }) as const satisfies Field;
export const phone = (label: string, options: Options = {}) =>
  ({ label, type: "phone", ...options }) as const satisfies Field;
export const country = (label: string, options: Options = {}) =>
  ({ label, type: "country", ...options }) as const satisfies Field;
export const picture = (label: string, options: Options = {}) =>
  ({ label, type: "picture", ...options }) as const satisfies Field;
export const file = (label: string, options: Options = {}) =>
  ({ label, type: "file", ...options }) as const satisfies Field;
/** A date and time in the time zone of the organisation. */
export const instant = (label: string, options: Options = {}) =>
  ({ label, type: "instant", ...options }) as const satisfies Field;
export const date = (label: string, options: Options = {}) =>
  ({ label, type: "date", ...options }) as const satisfies Field;
/** One of a few values, with the label of each. */
export const choice = <const Choices extends Record<string, string>>(label: string, choices: Choices) =>
  ({ label, type: { choices } }) satisfies Field;

/** A group of parts, under one heading at the desk. */
export type Part<Own extends Parts = Parts> = { heading: string; parts: Own };
export type Parts = { readonly [name: string]: Field | Part | Entries };
export const part = <const Own extends Parts>(heading: string, parts: Own): Part<Own> => ({ heading, parts });

/** A list whose entries staff can add, move and remove, within the limits of the layout. */
export type Entries<Own extends Parts = Parts> = {
  label: string;
  one: string;
  least: number;
  most: number;
  sometimes?: true;
  entry: Own;
};
export const entries = <const Own extends Parts>(
  label: string,
  rules: Pick<Entries, "one" | "least" | "most" | "sometimes">,
  entry: Own,
): Entries<Own> => ({ label, ...rules, entry });

/** The words of a page, in the shape of its parts. A list entry also has an id, which it keeps when it moves. */
export type Words<Own extends Parts> = {
  [Name in keyof Own]: Own[Name] extends Part<infer Inner>
    ? Words<Inner>
    : Own[Name] extends Entries<infer Entry>
      ? (Words<Entry> & { id: string })[]
      : string;
};

const isPart = (part: Parts[string]): part is Part => "parts" in part;
const isEntries = (part: Parts[string]): part is Entries => "entry" in part;

/** The fields of a page, by their flat names. */
export function fieldsOfParts(parts: Parts, start = "", group?: string): Fields {
  const named = (name: string) => (start ? `${start}.${name}` : name);
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]): [string, Field][] => {
      if (isPart(part)) {
        const heading = [group, part.heading].filter(Boolean).join(", ");
        return Object.entries(fieldsOfParts(part.parts, named(name), heading));
      }
      const grouped = group === undefined ? {} : { group };
      if (!isEntries(part)) return [[named(name), { ...part, ...grouped }]];
      const { label, one, least, most, sometimes } = part;
      const type = { entries: fieldsOfParts(part.entry), one, least, most };
      return [[named(name), { label, type, ...grouped, ...(sometimes && { sometimes }) }]];
    }),
  );
}

/** The words of a page from its flat fields. */
export function wordsOfParts<Own extends Parts>(parts: Own, fields: Record<string, string>): Words<Own> {
  return readParts(parts, fields, "") as Words<Own>;
}

function readParts(parts: Parts, fields: Record<string, string>, start: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const key = `${start}${name}`;
      if (isPart(part)) return [name, readParts(part.parts, fields, `${key}.`)];
      if (!isEntries(part)) return [name, fields[key] ?? ""];
      return [
        name,
        entryIds(fields[key]).map((id) => ({ id, ...readParts(part.entry, fields, `${key}.${id}.`) })),
      ];
    }),
  );
}

/** The texts that visitors read on a page, in their order; paragraphs are Markdown. */
export function textsOfParts(parts: Parts, words: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(parts).flatMap(([name, part]): string[] => {
    const value = words[name];
    if (isPart(part)) return textsOfParts(part.parts, value as Record<string, unknown>);
    if (isEntries(part))
      return (value as Record<string, unknown>[]).flatMap((entry) => textsOfParts(part.entry, entry));
    return (part.type === "line" || part.type === "text") && value ? [String(value)] : [];
  });
}

export type PageRules = {
  /** Its name at the desk. */
  name: string;
  /** Where visitors see it. The menu and the footer are on every page, so they use Home. */
  path: `/${string}`;
};

export const definePage = <const Of extends PageRules, const Own extends Parts>(rules: Of, parts: Own) => ({
  ...rules,
  parts,
});
