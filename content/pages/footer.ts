import { definePage, entries, line, part } from "../parts.ts";
import { pageLink } from "./shared-parts.ts";

const links = (label: string) => entries(label, { one: "Link", least: 0, most: 12 }, pageLink);
/** A column without links is hidden. */
const column = (name: string) =>
  part(name, { heading: line("Heading", { required: true, sometimes: true }), links: links("Links") });

/** The footer of every page. */
export const footer = definePage(
  { name: "Footer", path: "/" },
  {
    blurb: line("The organisation in one sentence", {
      required: true,
      hint: "Also the site's description in search engines and on phones.",
    }),
    first: column("First column"),
    second: column("Second column"),
    third: column("Third column"),
    last: links("Links in the last row"),
    note: line("Copyright line", { required: true, hint: "{year} is the current year." }),
  },
);
