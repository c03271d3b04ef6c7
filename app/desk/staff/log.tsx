import { useLoaderData } from "react-router";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { LogLine, LogName } from "./log-line.tsx";
import styles from "./staff.module.css";

export const role: Access = "administrator";
export const title = (_: unknown, { log }: DeskWords) => log.title;

const perPage = 50;

export async function loader({ desk, url, words }: DeskArgs) {
  // PostgreSQL rejects NUL.
  const person = url.searchParams.get("person")?.replaceAll("\0", "") || undefined;
  const before = wholeNumber(url.searchParams.get("before"));
  // One extra line tells whether there are older ones.
  const [lines, staff] = await Promise.all([desk.log.read(perPage + 1, before, person), desk.staff.list()]);
  const people = staff.map(({ id, name }) => ({ id, name }));
  const formerStaff = person && !people.some(({ id }) => id === person) && lines[0];
  if (formerStaff) people.push({ id: person, name: `${formerStaff.staff_name} (${words.log.hasLeft})` });
  const shown = lines.slice(0, perPage);
  const older = lines.length > perPage ? shown.at(-1)?.number : undefined;
  return { lines: shown, older, people, person: person ?? "", isNewest: before === undefined };
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export default function Log() {
  const { lines, older, people, person, isNewest } = useLoaderData<typeof loader>();
  const { log: words, common } = useDeskWords();
  const addressOf = (query: Record<string, string>) =>
    `/desk/log?${new URLSearchParams({ ...(person && { person }), ...query })}`;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.help}</p>
      <form method="get" className={styles.acts}>
        <div className={styles.select}>
          <label htmlFor="person">{words.person}</label>
          <select id="person" name="person" defaultValue={person}>
            <option value="">{words.everyone}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button variant="outline">{words.show}</Button>
      </form>
      {lines.length === 0 ? (
        <p>{common.nothingHere}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ number, at, staff_id, staff_name, act, subject }) => (
              <tr key={number}>
                <td className={styles.quiet}>
                  <Moment instant={at} />
                </td>
                <td>
                  {staff_id ? (
                    <a href={`/desk/log?person=${encodeURIComponent(staff_id)}`}>
                      <bdi>{staff_name}</bdi>
                    </a>
                  ) : (
                    <LogName name={staff_name} />
                  )}
                </td>
                <td>
                  <LogLine act={act} subject={subject} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.acts}>
        {!isNewest && <a href={addressOf({})}>{words.latest}</a>}
        {older && <a href={addressOf({ before: String(older) })}>{words.older}</a>}
      </p>
      <TimesNote />
    </>
  );
}
