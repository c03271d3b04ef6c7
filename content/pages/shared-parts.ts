/** Parts that many pages have. */
import { line, link, part } from "../parts.ts";

export const name = line("Name", {
  required: true,
  sometimes: true,
  hint: "The page's name in menus, breadcrumbs and the sitemap.",
});
export const description = line("Description", {
  required: true,
  sometimes: true,
  hint: "Shown below the title by search engines and when the page is shared.",
});

/** The head of a page, and its description for other pages and sites. */
export const head = {
  name,
  title: line("Title"),
  kicker: line("Line above the title"),
  description,
  lead: line("Introduction"),
};

/** A button or a link. */
export const labelledLink = (heading: string) =>
  part(heading, { label: line("Label"), to: link("Leads to") });

/** A link that is hidden unless it has both a label and an address. */
export const optionalLink = (heading: string) =>
  part(heading, { label: line("Label", { sometimes: true }), to: link("Leads to", {}) });

/** An entry of the menu or of the footer. */
export const pageLink = {
  /** A link to a missing or withdrawn page is hidden. */
  label: line("Label", {
    sometimes: true,
    hint: "If empty, the name of the linked page is used.",
  }),
  to: link("Leads to"),
};
