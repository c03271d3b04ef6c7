/** A legal text: an introduction and sections. The id of a section is its permanent anchor: `/privacy-policy#your-rights`. */
import { entries, line, part, text } from "../parts.ts";
import { heading, lead } from "./section-parts.ts";
import { description, name } from "./shared-parts.ts";

export const legalParts = {
  name,
  title: line("Title"),
  description,
  lead,
  /** Only the English text is binding. */
  translation: part("Above a translation", {
    note: line("Note", { required: true, sometimes: true }),
    original: line("Link to the English text", { required: true, sometimes: true }),
  }),
  sections: entries(
    "Sections",
    { one: "Section", least: 1, most: 30 },
    { heading, text: text("Text", { required: true, hint: "Start headings inside the text with ###." }) },
  ),
};
