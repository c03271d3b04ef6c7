import { lineIsGood } from "./connection.ts";

/** What the visitor came for is painted by then. */
const afterLoad = 1000;

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
  const later = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchFont), afterLoad);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
