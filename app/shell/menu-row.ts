import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";

/**
 * Whether the menu fits in a row. With script the browser measures that (fit-menu-script.ts). This estimate of the
 * server keeps the row whole without script, too, whatever staff call the entries.
 */

/** The specification's menu has eight entries besides Contact Us. More of them stand behind a button in the row. */
export const maxInRow = 8;

const longest = 8;

/** What the row shows of a long name where there is little room. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : name;
}

export type Row = { brand: string; labels: string[]; search: string; contact: string; hasMore: boolean };

/**
 * Names are whole on wide screens, or cut at every width if they are long. "stacked": even these would not fit, and
 * visitors without script get the button.
 */
export function menuForm({ labels, ...row }: Row): "whole" | "cut" | "stacked" {
  if (fitsWide({ ...row, labels })) return "whole";
  const short = { ...row, search: "", labels: labels.map(shortName) };
  return fitsWide(short) && fitsMidWidth(short) ? "cut" : "stacked";
}

/** From 1200 px on the bar is 1104 px wide: the signs, gaps and paddings take 270 px of it, and one more sign 32. */
function fitsWide({ brand, labels, search, contact, hasMore }: Row): boolean {
  const letters = 18.4 * widthOf(brand) + 15 * widthOf([...labels, search, contact].join(""));
  return letters <= 1104 - 270 - (hasMore ? 32 : 0);
}

/** At 820 px it is 788 px wide, of which the signs, gaps and paddings take 175. */
function fitsMidWidth({ brand, labels, contact, hasMore }: Row): boolean {
  const letters = 14.4 * widthOf(brand) + 12.48 * widthOf([...labels, contact].join(""));
  return letters <= 788 - 175 - (hasMore ? 28 : 0);
}

/** About so many times the size of the font. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(([like]) => like.test(letter))?.[1] ?? 0.54),
    0,
  );
}

/** As the widest of the fonts that browsers have without script sets them. */
const widths: [RegExp, number][] = [
  [/[\s.,:;'’\-iljtfrI|!()]/, 0.32],
  [/[\u1200-\u139F]/, 0.65],
  [/[\u2E80-\uFFEF\u{1F000}-\u{1FFFF}]/u, 1.08],
  [/[mwMW@%&…]/, 0.86],
  [/[\p{Lu}\d]/u, 0.67],
  [/\p{Mn}/u, 0],
  [/\p{Script=Arabic}/u, 0.49],
];

type Menu = ReturnType<typeof useSite>["menu"];

/** Menus are read once for each version of the content, and so are their forms. */
const known = new WeakMap<Menu, ReturnType<typeof menuForm>>();

/** The form of the menu on wide screens, for the entries and names that it has now. */
export function useMenuForm() {
  const { organisation, menu } = useSite();
  const { shell } = useWords();
  const form =
    known.get(menu) ??
    menuForm({
      brand: organisation.name,
      labels: menu.items.slice(0, maxInRow).map(({ label }) => label),
      search: shell.search,
      contact: menu.contact.label,
      hasMore: menu.items.length > maxInRow,
    });
  known.set(menu, form);
  return form;
}
