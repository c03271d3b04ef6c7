import { data, useLoaderData } from "react-router";
import { fileNote } from "../../lists/file-note.ts";
import { fileSize } from "../../lists/file-size.server.ts";
import { recordAddress } from "../../lists/list-address.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { peoplePath } from "../../metadata/page-paths.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./who-we-are.module.css";

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

/** The page exists, and is linked, only once there is something to show. */
export async function loader(args: LoaderArgs) {
  const { content, media } = args.context.get(siteContext);
  const shown = await content.whoWeAre();
  if (!shown) throw data(null, { status: 404 });
  const named = (people: typeof shown.team) => people.map(({ id, name, role }) => ({ id, name, role }));
  const accounts = await Promise.all(
    shown.accounts.map(async (one) => ({ ...one, size: await fileSize(media, one.file) })),
  );
  const words = await readPage(args, "who-we-are");
  return { words, ...shown, accounts, team: named(shown.team), board: named(shown.board) };
}

export default function WhoWeAre() {
  const { words, team, board, registration, address, funders, accounts } = useLoaderData<typeof loader>();
  const all = useWords();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      {board.length > 0 && <People heading={words.board.heading} people={board} />}
      {team.length > 0 && <People heading={words.team.heading} people={team} />}
      {(registration || address) && (
        <Section heading={words.registered.heading} layout="beside">
          <dl className={styles.rows}>
            {registration && (
              <div>
                <dt>{words.registered.registration}</dt>
                <dd>
                  <bdi>{registration}</bdi>
                </dd>
              </div>
            )}
            {address && (
              <div>
                <dt>{words.registered.address}</dt>
                <dd>
                  <bdi>{address}</bdi>
                </dd>
              </div>
            )}
          </dl>
        </Section>
      )}
      {funders.length > 0 && (
        <Section heading={words.funders.heading} layout="beside">
          <ul className={styles.rows}>
            {funders.map(({ id, name, text, to }) => (
              <li key={id}>
                <bdi>{to ? <a href={to}>{name}</a> : name}</bdi>
                {text && <p className={styles.note}>{text}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {accounts.length > 0 && (
        <Section heading={words.accounts.heading} layout="beside">
          <ul className={styles.rows}>
            {accounts.map(({ id, title, file, size }) => (
              <li key={id}>
                <a href={file}>{title}</a> <span className={styles.note}>{fileNote(all, file, size)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

type PeopleProps = { heading: string; people: { id: string; name: string; role: string }[] };

function People({ heading, people }: PeopleProps) {
  return (
    <Section heading={heading} layout="beside">
      <ul className={styles.rows}>
        {people.map(({ id, name, role }) => (
          <li key={id}>
            <Link to={recordAddress(peoplePath, id)}>
              <bdi>
                <ForeignText>{name}</ForeignText>
              </bdi>
            </Link>
            {role && (
              <p className={styles.note}>
                <bdi>{role}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
