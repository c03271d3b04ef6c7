/** The introductions to the lists of records. */
import { definePage, line } from "../parts.ts";
import { description, name } from "./shared-parts.ts";

const introduction = { name, title: line("Title"), description, lead: line("Introduction") };

export const ourWork = definePage({ name: "Our Work", path: "/our-work" }, introduction);
const withFeed = {
  ...introduction,
  feed: line("Description of the feed", {
    required: true,
    sometimes: true,
    hint: "Shown by feed readers.",
  }),
};

export const news = definePage({ name: "News", path: "/news" }, withFeed);
export const newsletter = definePage({ name: "Newsletter", path: "/newsletter" }, withFeed);
export const events = definePage({ name: "Events", path: "/events" }, introduction);
export const resources = definePage({ name: "Resources", path: "/resources" }, introduction);
