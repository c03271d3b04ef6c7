/** Parts that many pages have alike. */
import { line, link, part } from "../parts.ts";

/** What a page is called, and what search engines say of it. */
export const pageNaming = {
  name: line("Name in menus and lists"),
  title: line("Title"),
  description: line("Description for search engines"),
};

export const kicker = line("Line above the title");
export const heading = line("Heading");
export const lead = line("Introduction");

/** One of several like things: a field of work, a step. */
export const titled = { title: line("Title"), text: line("Text") };

export const leadingTo = (name: string) => part(name, { label: line("Label"), to: link("Leads to") });

/** The panel at the end of a page, with two buttons. */
export const callToAction = part("Call to action", {
  heading,
  text: line("Text"),
  first: leadingTo("First button"),
  second: leadingTo("Second button"),
});
