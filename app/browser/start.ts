/**
 * The one script of every page: what is simpler said to the page than to React, and what wakes the islands.
 * The page works without any of it.
 */
import { drawCovers } from "./covers.ts";
import { restateDates } from "./dates.ts";
import { startFilm } from "./film.ts";
import { filterInPlace } from "./filter.ts";
import { loadHeadingFont } from "./heading-font.ts";
import { wakeIslands } from "./islands.ts";
import { searchWhileTyping } from "./live-search.ts";
import { followMenu } from "./menu.ts";
import { followPanel } from "./panel.ts";
import { showPending } from "./pending.ts";
import { dropBrokenPictures } from "./pictures.ts";
import { prefetchOnHover } from "./prefetch.ts";
import { loadPrintSheet } from "./print-sheet.ts";
import { scrollToTop } from "./to-top.ts";

followPanel();
followMenu();
wakeIslands();
restateDates(document);
filterInPlace();
searchWhileTyping();
startFilm();
dropBrokenPictures();
scrollToTop();
showPending();
prefetchOnHover();
loadPrintSheet();
// Not in one go with the rest, which would be too long for a slow phone.
(window.requestIdleCallback ?? setTimeout)(() => drawCovers(document));
loadHeadingFont();
