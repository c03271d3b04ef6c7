/** Parts that many sections of pages have. */
import { line, part } from "../parts.ts";
import { labelledLink } from "./shared-parts.ts";

export const heading = line("Heading");
export const lead = line("Introduction");

/** One of several like things: a field of work, a step. */
export const titled = { title: line("Title"), text: line("Text") };

/** The panel at the end of a page, with two buttons. */
export const callToAction = part("Call to action", {
  heading,
  text: line("Text"),
  first: labelledLink("First button"),
  second: labelledLink("Second button"),
});
