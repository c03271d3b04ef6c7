import { data, useLoaderData } from "react-router";
import { peoplePerPage } from "../../../server/content/people.ts";
import { cut } from "../../../server/markdown/plain-text.ts";
import { listAddress, readListAddress } from "../../lists/list-address.ts";
import { listTitle } from "../../lists/list-title.ts";
import { withPictures } from "../../lists/with-picture.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { peoplePath } from "../../metadata/page-paths.ts";
import { useWords } from "../../rendering/language.ts";
import { pageWords } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./people.module.css";
import { PersonCard } from "./person-card.tsx";

const excerptLength = 90;

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, {
    ...page.loaderData.words,
    title: listTitle(page.words, page.loaderData.words.title, { q: "", page: page.loaderData.page }),
    address: listAddress(peoplePath, { page: page.loaderData.page }),
    below: "/about",
  });

/** The page exists, and is linked, only once there are people. */
export async function loader({ request, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const { content, pictures } = site;
  const all = await content.people.all();
  if (all.length === 0) throw data(null, { status: 404 });
  const pages = Math.ceil(all.length / peoplePerPage);
  const page = Math.min(readListAddress(new URL(request.url).searchParams).page, pages);
  const shown = all.slice((page - 1) * peoplePerPage, page * peoplePerPage);
  const people = shown.map((person) => ({ ...person, excerpt: cut(person.excerpt, excerptLength) }));
  const words = await pageWords(site, "people");
  return { words, page, pages, people: await withPictures(pictures, people) };
}

export default function People() {
  const { lists } = useWords();
  const { words, page, pages, people } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonCard {...person} />
            </li>
          ))}
        </ul>
        <Pagination
          {...{ page, pages }}
          addressOf={(each) => listAddress(peoplePath, { page: each })}
          words={lists.pages}
        />
      </Section>
    </>
  );
}
