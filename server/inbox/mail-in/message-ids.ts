/** Message-IDs as the database has them: without brackets, and such as can stand in a header of ours. */

const longest = 250;
const pattern = new RegExp(`<([!-;=?-~]{1,${longest}})>`, "g");

/** All in a header such as References, in the order in which they stand there. */
export function messageIdsIn(header: string): string[] {
  return [...header.matchAll(pattern)].flatMap(([, id = ""]) => (id.includes("@") ? [id] : []));
}
