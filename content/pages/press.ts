import { definePage, line, part } from "../parts.ts";
import { heading } from "./section-parts.ts";
import { head, labelledLink } from "./shared-parts.ts";

/** For journalists. The addresses and the paragraph to quote are in the organisation's details. */
export const press = definePage(
  { name: "Press", path: "/press" },
  {
    ...head,
    contact: part("Contact", { heading, text: line("Text"), form: labelledLink("Link to the form") }),
    logo: part("Logo", {
      heading,
      text: line("Text"),
      svg: line("Link to the SVG"),
      png: line("Link to the PNG"),
    }),
    about: part("The paragraph to quote, which is in Organisation", {
      heading: line("Heading", { required: true, sometimes: true }),
    }),
  },
);
