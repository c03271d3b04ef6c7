import { definePage, entries, line, link, part } from "../parts.ts";
import { labelledLink, pageLink } from "./shared-parts.ts";

/** The links in the header: in a row on wide screens, behind a button on narrow ones. */
export const menu = definePage(
  { name: "Menu", path: "/" },
  {
    items: entries(
      "Entries: a wide screen shows eight in a row, and the rest behind a button",
      { one: "Entry", least: 1, most: 16 },
      pageLink,
    ),
    panel: part("Panel of cards that opens below one entry", {
      below: link("Below the entry that leads to", {
        hint: "The web address of an entry above, for example /about. The panel opens from that entry.",
      }),
      items: entries(
        "Cards",
        { one: "Card", least: 0, most: 9 },
        { ...pageLink, text: line("Description", { sometimes: true }) },
      ),
    }),
    contact: labelledLink("Button at the end"),
  },
);
