import type { Feature } from "../../ui/feature-grid.tsx";
import { about } from "../../words/en/about.ts";
import { people } from "../../words/en/people.ts";
import { shell } from "../../words/en/shell.ts";

const { links, origins } = about.more;
const { mission, partnerships, history } = shell.aboutPages;

/** The pages below About, as About introduces them. */
export const aboutPages = ({ hasPeople }: { hasPeople: boolean }): Feature[] => [
  feature(mission, "/about/mission-vision", links.mission),
  feature(partnerships, "/about/partnerships", links.partnerships),
  feature(history, "/about/history", links.history),
  feature(origins, "/about/origins", links.origins),
  ...(hasPeople ? [ourPeople] : []),
];

const ourPeople = feature(
  { name: people.title, description: people.introduction },
  "/about/people",
  people.meet,
);

function feature(page: { name: string; description: string }, to: string, label: string): Feature {
  return { title: page.name, text: page.description, link: { to, label } };
}
