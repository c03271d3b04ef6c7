import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The web font is no part of a first page: it is fetched when there is time, and used from the next page on. So it
 * neither delays what is read nor makes it jump, and a slow line is spared it. The theme script shows it to who
 * has it already.
 */
export function useHeadingFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useEffect(() => {
    const moved = pathname !== first.current;
    document.fonts.load('1em "Familjen Grotesk"').then(([font]) => {
      if (!font) return;
      if (moved) document.documentElement.classList.add("font");
      try {
        localStorage.setItem("font", "yes");
      } catch {
        // A browser that forbids storage begins anew with every visit.
      }
    });
  }, [pathname]);
}
