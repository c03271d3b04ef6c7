import { useLoaderData } from "react-router";
import { languageOf } from "../../../languages.ts";
import { type CountedFigures, promiseDays, type WeekFigures } from "../../../server/inbox/response-times.ts";
import { formatDate } from "../../ui/format-date.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { durationIn } from "../../words/duration.ts";
import type { DeskWords } from "../../words/translation.ts";
import { wordsIn } from "../../words/words.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import styles from "./response-times.module.css";

export const role: Access = "writer";
export const title = (_: unknown, { enquiries }: DeskWords) => enquiries.responseTimes.title;

export async function loader({ site }: DeskArgs) {
  const { responseTimes } = site.enquiries;
  return { recent: await responseTimes.recent(), weeks: await responseTimes.weeks() };
}

export default function ResponseTimes() {
  const { recent, weeks } = useLoaderData<typeof loader>();
  const { back, responseTimes: words } = useDeskWords().enquiries;
  const language = useLanguage();
  const weekName = ({ monday }: WeekFigures) =>
    words.week({ monday: formatDate({ instant: monday, form: "date", timeZone: "UTC", language }) });
  return (
    <>
      <h1>{words.title}</h1>
      <p>
        <a href="/desk/enquiries">{back}</a>
      </p>
      <p>
        {words.help({
          holidays: (
            <a key="holidays" href="/desk/pages/holidays">
              {words.holidays}
            </a>
          ),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, by keyboard too. */}
      <section className={styles.wide} tabIndex={0} aria-label={words.title}>
        <table className={styles.weeks}>
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              <th scope="col">{words.received}</th>
              <th scope="col">{words.answered}</th>
              <th scope="col">{words.inTime}</th>
              <th scope="col">{words.median}</th>
            </tr>
          </thead>
          <tbody>
            <Row name={words.lastDays({ days: promiseDays })} figures={recent} />
            {weeks.map((week) => (
              <Row key={week.monday} name={weekName(week)} figures={week} />
            ))}
          </tbody>
        </table>
      </section>
      <p>{words.visitors}</p>
    </>
  );
}

function Row({ name, figures }: { name: string; figures: CountedFigures }) {
  const { received, answered, messages, inTime, medianMinutes } = figures;
  const language = useLanguage();
  const number = new Intl.NumberFormat(languageOf(language).locale);
  const { share } = useDeskWords().enquiries.responseTimes;
  const percent = Math.floor((100 * inTime) / messages);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{number.format(received)}</td>
      <td>{number.format(answered)}</td>
      <td>{messages === 0 ? "–" : share({ count: inTime, percent })}</td>
      <td>{medianMinutes === null ? "–" : durationIn(wordsIn(language), medianMinutes)}</td>
    </tr>
  );
}
