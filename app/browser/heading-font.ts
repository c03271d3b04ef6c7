import { lineIsGood } from "./connection.ts";

/**
 * The web font is no part of a first page: it is fetched when there is time, and used from the next page on. So it
 * neither delays what is read nor makes it jump, and a slow line is spared it. The head script shows it to who has
 * it already.
 */
export function loadHeadingFont(): void {
  if (!lineIsGood()) return;
  const fetchFont = async () => {
    const [font] = await document.fonts.load('1em "Familjen Grotesk"');
    try {
      if (font) localStorage.setItem("font", "yes");
    } catch {
      // A browser that forbids storage begins anew with every visit.
    }
  };
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  if (document.readyState === "complete") whenIdle(fetchFont);
  else addEventListener("load", () => whenIdle(fetchFont));
}
