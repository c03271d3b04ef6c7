import { isFastConnection } from "./connection.ts";

/** By then the content of the page is painted. */
const afterLoad = 1000;

/**
 * Fetches the web font when the first page is idle; pages use it from the next one on. So it neither delays the text
 * nor makes it jump, and is not fetched on a slow line, nor on a page that has no rule for it. The head script applies it if the browser has it already.
 */
export function loadHeadingFont(): void {
  if (!isFastConnection()) return;
  const fetchFont = async () => {
    const [font] = await document.fonts.load('1em "Familjen Grotesk"');
    try {
      if (font) localStorage.setItem("font", "yes");
    } catch {
      // In a browser that forbids storage every page counts as the first.
    }
  };
  const later = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchFont), afterLoad);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
