import { useSite } from "../rendering/root-data.ts";

/**
 * Estimates on the server whether the menu fits in a row, so that it does not wrap without script, whatever staff call
 * its entries. With script the browser measures it (fit-menu-script.ts).
 */

/** The specification's menu has eight entries besides Contact Us. Further entries are behind a button. */
export const maxInRow = 8;

const shortLength = 8;

/** A long name as the row shows it below 1024 px. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > shortLength ? `${letters.slice(0, shortLength).join("")}…` : name;
}

export type Row = { brand: string; labels: string[]; contact: string; hasMore: boolean };

/** "stacked": the names do not fit where they are whole, or not even shortened, so the menu is behind its button. */
export function menuForm(row: Row): "row" | "stacked" {
  const short = { ...row, labels: row.labels.map(shortName) };
  return fitsWide(row) && fitsMidWidth(short) ? "row" : "stacked";
}

/** At 1024 px the bar is 1000 px wide. Icons, gaps and paddings take 190 px of it, the More button 28. */
function fitsWide({ brand, labels, contact, hasMore }: Row): boolean {
  const letters = 16.7 * widthOf(brand) + 14.5 * widthOf([...labels, contact].join(""));
  return letters <= 1000 - 190 - (hasMore ? 28 : 0);
}

/** At 820 px the bar is 788 px wide. Icons, gaps and paddings take 175 px of it, the More button 28. */
function fitsMidWidth({ brand, labels, contact, hasMore }: Row): boolean {
  const letters = 14.4 * widthOf(brand) + 12 * widthOf([...labels, contact].join(""));
  return letters <= 788 - 175 - (hasMore ? 28 : 0);
}

/** The approximate width in em. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(([like]) => like.test(letter))?.[1] ?? 0.54),
    0,
  );
}

/** Letter widths in em, in the widest of the fallback fonts. */
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

/** A menu object is read once per version of the content, so its form can be cached. */
const forms = new WeakMap<Menu, ReturnType<typeof menuForm>>();

/** The form of the current menu on wide screens. */
export function useMenuForm() {
  const { organisation, menu } = useSite();
  const form =
    forms.get(menu) ??
    menuForm({
      brand: organisation.name,
      labels: menu.items.slice(0, maxInRow).map(({ label }) => label),
      contact: menu.contact.label,
      hasMore: menu.items.length > maxInRow,
    });
  forms.set(menu, form);
  return form;
}
