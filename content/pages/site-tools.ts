/** The pages that help visitors find other pages. */
import { definePage, line, part } from "../parts.ts";
import { heading, lead } from "./section-parts.ts";
import { description, name } from "./shared-parts.ts";

const head = { name, title: line("Title"), description, lead };

export const search = definePage({ name: "Search", path: "/search" }, head);

export const sitemap = definePage(
  { name: "Sitemap", path: "/sitemap" },
  {
    ...head,
    main: part("Main pages", { heading }),
    other: part("Other pages", { heading }),
  },
);
