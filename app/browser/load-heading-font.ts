import { isFastConnection } from "./connection.ts";

/** Milliseconds after loading: the content is painted by then. */
const afterLoad = 1000;

/**
 * Fetches the web font while the first page is idle; the head script applies it from the next page on. So it neither
 * delays text nor makes it jump. Slow connections, and pages without a rule for the font, do not fetch it.
 */
export function loadHeadingFont(): void {
  if (!isFastConnection()) return;
  const fetchFont = async () => {
    const [font] = await document.fonts.load('1em "Familjen Grotesk"');
    try {
      if (font) localStorage.setItem("font", "yes");
    } catch {
      // Storage is blocked: every page counts as the first.
    }
  };
  const later = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchFont), afterLoad);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
