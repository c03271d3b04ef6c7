/**
 * The one script of every page: behaviour that needs no React, and the code that hydrates islands. The page works
 * without any of it.
 */
import { drawCovers } from "./covers.ts";
import { restateDates } from "./dates.ts";
import { keepDrafts } from "./drafts.ts";
import { startFilm } from "./film.ts";
import { filterInPlace } from "./filter.ts";
import { loadHeadingFont } from "./heading-font.ts";
import { hydrateIslands } from "./islands.ts";
import { followLanguages } from "./languages.ts";
import { searchWhileTyping } from "./live-search.ts";
import { showLocalTimes } from "./local-time.ts";
import { followMenu } from "./menu.ts";
import { followPanel } from "./panel.ts";
import { showPending } from "./pending.ts";
import { dropBrokenPictures } from "./pictures.ts";
import { prefetchOnHover } from "./prefetch.ts";
import { shareOnPress } from "./share.ts";
import { tabThroughCardsInView } from "./tab-order.ts";
import { scrollToTop } from "./to-top.ts";
import { weighPage } from "./weight.ts";

followPanel();
followMenu();
hydrateIslands();
tabThroughCardsInView();
keepDrafts();
followLanguages();
restateDates(document);
showLocalTimes();
filterInPlace();
searchWhileTyping();
startFilm();
dropBrokenPictures();
shareOnPress();
scrollToTop();
showPending();
prefetchOnHover();
drawCovers(document);
loadHeadingFont();
weighPage();
