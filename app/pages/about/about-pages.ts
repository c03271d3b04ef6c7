import type { Feature } from "../../ui/feature-grid.tsx";
import type { Words } from "../../words/translation.ts";

/** The pages below About, as About introduces them. */
export function aboutPages(
  { about, shell, people }: Words,
  { hasPeople }: { hasPeople: boolean },
): Feature[] {
  const { links, origins } = about.more;
  const { mission, partnerships, history } = shell.aboutPages;
  const ourPeople = { name: people.title, description: people.introduction };
  return [
    feature(mission, "/about/mission-vision", links.mission),
    feature(partnerships, "/about/partnerships", links.partnerships),
    feature(history, "/about/history", links.history),
    feature(origins, "/about/origins", links.origins),
    ...(hasPeople ? [feature(ourPeople, "/about/people", people.meet)] : []),
  ];
}

function feature(page: { name: string; description: string }, to: string, label: string): Feature {
  return { title: page.name, text: page.description, link: { to, label } };
}
