/** The one script of every page: behaviour without React, and the hydration of islands. Pages work without it. */

import { applyHeadingFont } from "./apply-heading-font.ts";
import { replaceBrokenPictures } from "./broken-pictures.ts";
import { filterInPlace } from "./filter-updates.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { installWhenIdle } from "./install-when-idle.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { followLanguages } from "./language-switch.ts";
import { searchWhileTyping } from "./live-search.ts";
import { showLocalTimes } from "./local-time.ts";
import { showPageWeight } from "./measure-weight.ts";
import { followMenu, followPanel } from "./menu.ts";
import { followOwnDevice } from "./own-device.ts";
import { startFilm } from "./play-film.ts";
import { prefetchOnHover } from "./prefetch.ts";
import { restateDates } from "./restate-dates.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { shareOnPress } from "./share.ts";
import { showPending } from "./show-pending.ts";
import { tabThroughCardsInView } from "./tab-order.ts";

followPanel();
followMenu();
hydrateIslands();
tabThroughCardsInView();
keepDrafts();
followOwnDevice();
followLanguages();
restateDates(document);
showLocalTimes();
filterInPlace();
searchWhileTyping();
startFilm();
replaceBrokenPictures();
shareOnPress();
scrollToTop();
showPending();
prefetchOnHover();
// The font comes first.
applyHeadingFont().then(installWhenIdle);
showPageWeight();
