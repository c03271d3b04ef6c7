/** The specification's menu has eight entries besides Contact Us. More of them stand behind a button in the row. */
export const mostInRow = 8;

const longest = 8;

/** What the row shows of a long name at mid-width. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : name;
}
