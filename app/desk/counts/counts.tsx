import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { isLanguage, languageOf } from "../../../languages.ts";
import { type Listed, type Period, periods } from "../../../server/counts/count-reports.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { CountChart } from "./count-chart.tsx";
import { CountTable } from "./count-table.tsx";
import styles from "./counts.module.css";
import { periodIn } from "./period.ts";

export const role: Access = "writer";
export const title = (_: unknown, { counts }: DeskWords) => counts.title;

export async function loader({ desk, site, url }: DeskArgs) {
  const period = periodIn(url);
  const { files, ...report } = await desk.counts.read(period);
  return { period, ...report, files: await Promise.all(files.map((file) => named(site, file))) };
}

/** An uploaded file is counted by its id, because its name may change. */
async function named({ media }: DeskArgs["site"], { name, count }: Listed) {
  const [, id] = /^\/media\/(\w+)$/.exec(name) ?? [];
  const item = id ? await media.findReady(id) : undefined;
  return { address: name, name: item?.name ?? name.replace(/^\/files\//, ""), count };
}

export default function Counts() {
  const { period, points, total, pages, languages, files, referrers, searches } =
    useLoaderData<typeof loader>();
  const { counts: words } = useDeskWords();
  const language = useLanguage();
  const isMonths = period === "12-months";
  const isEmpty = [pages, files, referrers, searches].every(({ length }) => length === 0);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Periods chosen={period} />
      <p className={styles.total}>{words.views({ count: total })}</p>
      <CountChart points={points} />
      <details>
        <summary>{isMonths ? words.byMonth : words.byDay}</summary>
        <CountTable
          heading={[isMonths ? words.month : words.day, words.viewsColumn]}
          rows={points.toReversed().map(({ at, count }) => ({
            ...{ key: at, count },
            name: isMonths
              ? monthName(at, language)
              : formatDate({ instant: at, form: "date", timeZone: "UTC", language }),
          }))}
        />
      </details>
      {isEmpty ? (
        <EmptyState text={words.none} />
      ) : (
        <div className={styles.lists}>
          <List
            heading={words.pages}
            columns={[words.page, words.viewsColumn]}
            rows={pages}
            show={(path) => (
              <a href={path}>
                <bdi>{decoded(path)}</bdi>
              </a>
            )}
          />
          <List
            heading={words.languages}
            columns={[words.language, words.viewsColumn]}
            rows={languages}
            show={(code) => (isLanguage(code) ? languageName(code, language) : code)}
          />
          <List
            heading={words.files}
            columns={[words.file, words.timesColumn]}
            rows={files.map(({ address, count }) => ({ name: address, count }))}
            show={(address) => (
              <a href={address}>
                <bdi>{files.find((file) => file.address === address)?.name}</bdi>
              </a>
            )}
          />
          <List
            heading={words.referrers}
            columns={[words.host, words.viewsColumn]}
            rows={referrers}
            show={(host) => <bdi>{host}</bdi>}
          />
          <List
            heading={words.searches}
            note={words.searchesNote}
            columns={[words.search, words.timesColumn]}
            rows={searches}
            show={(text) => <span dir="auto">{text}</span>}
          />
        </div>
      )}
      <p>
        <a href={`/desk/counts.csv?period=${period}`} download="">
          {words.export}
        </a>
      </p>
    </>
  );
}

function Periods({ chosen }: { chosen: Period }) {
  const { counts: words } = useDeskWords();
  return (
    <nav aria-label={words.period}>
      <ul className={styles.periods}>
        {periods.map((period) => (
          <li key={period}>
            <a href={`/desk/counts?period=${period}`} aria-current={period === chosen ? "page" : undefined}>
              {words.periods[period]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ListProps = {
  heading: string;
  note?: string;
  columns: [name: string, count: string];
  rows: Listed[];
  show: (name: string) => ReactNode;
};

function List({ heading, note, columns, rows, show }: ListProps) {
  const { counts: words } = useDeskWords();
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {note && <p>{note}</p>}
      <CountTable
        heading={columns}
        rows={rows.map(({ name, count }) => ({
          ...{ key: name, count },
          name: name === "" ? words.others : show(name),
        }))}
      />
    </section>
  );
}

const monthName = (at: string, language: Parameters<typeof languageOf>[0]) =>
  new Intl.DateTimeFormat(languageOf(language).locale, {
    ...{ month: "long", year: "numeric", timeZone: "UTC", calendar: "gregory" },
  }).format(new Date(at));

/** As people read it; names of records may be in any script. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
