import type { AttendeeRow } from "./attendee.ts";

/** The letters of a code without its hyphen, also from a scanned address that ends with it. */
export function codeIn(typed: string): string | undefined {
  const last = typed.trim().split("/").at(-1) ?? "";
  const letters = last.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[\dA-HJKMNP-TV-Z]{8}$/.test(letters) ? letters : undefined;
}

/** People whose name or code contains every word that is typed, in any case and with or without accents. */
export function foundBy(people: AttendeeRow[], typed: string): AttendeeRow[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(([id, name]) => {
    const text = plain(`${name} ${id} ${id.replace("-", "")}`);
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
