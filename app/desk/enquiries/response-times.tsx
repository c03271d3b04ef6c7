import { useLoaderData } from "react-router";
import { defaultLanguage } from "../../../languages.ts";
import { promiseDays, type ResponseFigures, type WeekFigures } from "../../../server/inbox/response-times.ts";
import { formatDate } from "../../ui/format-date.ts";
import { durationIn } from "../../words/duration.ts";
import { wordsIn } from "../../words/words.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import styles from "./response-times.module.css";

export const role: Access = "writer";
export const title = "Response times";

export async function loader({ site }: DeskArgs) {
  const { responseTimes } = site.enquiries;
  return { recent: await responseTimes.published(), weeks: await responseTimes.weeks() };
}

export default function ResponseTimes() {
  const { recent, weeks } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Response times</h1>
      <p>
        <a href="/desk/enquiries">Back to messages</a>
      </p>
      <p>
        We promise an answer within 24 hours, also at weekends. The days under{" "}
        <a href="/desk/pages/holidays">Holidays</a> do not count. A message counts once it is answered or its
        24 hours are over; spam and erased messages do not count. Half of all messages were answered within
        the median time.
      </p>
      <table className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">Messages</th>
            <th scope="col">Within 24 hours</th>
            <th scope="col">Median</th>
          </tr>
        </thead>
        <tbody>
          <Row name={`Last ${promiseDays} days`} figures={recent} />
          {weeks.map((week) => (
            <Row key={week.monday} name={weekName(week)} figures={week} />
          ))}
        </tbody>
      </table>
      <p>Visitors see the first line on the contact page, once there are ten messages.</p>
    </>
  );
}

const weekName = ({ monday }: WeekFigures) =>
  `Week from ${formatDate({ instant: monday, form: "day", timeZone: "UTC" })}`;

function Row({
  name,
  figures: { messages, inTime, medianMinutes },
}: {
  name: string;
  figures: ResponseFigures;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{messages}</td>
      <td>{messages === 0 ? "–" : `${inTime} (${Math.floor((100 * inTime) / messages)} %)`}</td>
      <td>{medianMinutes === null ? "–" : durationIn(wordsIn(defaultLanguage), medianMinutes)}</td>
    </tr>
  );
}
