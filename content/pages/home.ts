import { definePage, entries, line, part, picture } from "../parts.ts";
import { description, labelledLink, name } from "./shared-parts.ts";

export const home = definePage(
  { name: "Home", path: "/" },
  {
    name,
    title: line("Title", {
      required: true,
      hint: "Shown by search engines, in the browser's tab and when the page is shared.",
    }),
    description,
    hero: part("Opening", {
      kicker: line("Line above the headline", {
        required: true,
        hint: "Also shown on the preview image when a page is shared.",
      }),
      firstSlogan: line("Headline, first line"),
      secondSlogan: line("Headline, second line"),
      lead: line("Introduction"),
      first: labelledLink("First button"),
      second: labelledLink("Second button"),
      third: labelledLink("Link beside the buttons"),
      picture: picture("Picture", {
        sometimes: true,
        hint: "A photograph of our work, shown instead of the map. Its description, caption and credit are those of the library.",
      }),
      coming: line("Heading above the next events", { required: true, sometimes: true }),
    }),
    mission: part("Our mission", {
      heading: line("Heading"),
      items: entries(
        "Parts",
        { one: "Part", least: 2, most: 6 },
        { title: line("Title"), text: line("Text") },
      ),
    }),
    howWeWork: part("How we work", {
      heading: line("Heading"),
      lead: line("Introduction"),
      steps: entries(
        "Steps",
        { one: "Step", least: 2, most: 6 },
        { title: line("Title"), text: line("Text"), link: labelledLink("Link") },
      ),
    }),
    work: part("Our Work", {
      heading: line("Heading"),
      all: line("Link to all projects"),
      empty: line("While there are no projects, first line", { required: true, sometimes: true }),
      comeBack: line("While there are no projects, second line", { required: true, sometimes: true }),
    }),
    updates: part("Latest Updates", {
      heading: line("Heading"),
      feed: line("Description of the feed", {
        required: true,
        sometimes: true,
        hint: "Shown by feed readers.",
      }),
    }),
    join: part("Call to action", {
      heading: line("Heading"),
      text: line("Text"),
      button: labelledLink("Button"),
    }),
    talk: part("Form", { heading: line("Heading"), lead: line("Introduction") }),
  },
);
