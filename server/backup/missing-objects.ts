import type { Row } from "./snapshot.ts";

/** The names of pictures and files of which something that the database speaks of is not there. */
export function missingObjects(_media: Row[], _has: (key: string) => boolean): string[] {
  return [];
}
