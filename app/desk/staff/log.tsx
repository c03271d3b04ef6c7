import { useLoaderData } from "react-router";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import styles from "./staff.module.css";

export const role: Access = "administrator";
export const title = "Log";

const perPage = 50;

export async function loader({ desk, url }: DeskArgs) {
  // PostgreSQL rejects NUL.
  const person = url.searchParams.get("person")?.replaceAll("\0", "") || undefined;
  const before = wholeNumber(url.searchParams.get("before"));
  // One extra line tells whether there are older ones.
  const [lines, staff] = await Promise.all([desk.log.read(perPage + 1, before, person), desk.staff.list()]);
  const people = staff.map(({ id, name }) => ({ id, name }));
  const formerStaff = person && !people.some(({ id }) => id === person) && lines[0];
  if (formerStaff) people.push({ id: person, name: `${formerStaff.staff_name} (has left)` });
  const shown = lines.slice(0, perPage);
  const older = lines.length > perPage ? shown.at(-1)?.number : undefined;
  return { lines: shown, older, people, person: person ?? "", isNewest: before === undefined };
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export default function Log() {
  const { lines, older, people, person, isNewest } = useLoaderData<typeof loader>();
  const addressOf = (query: Record<string, string>) =>
    `/desk/log?${new URLSearchParams({ ...(person && { person }), ...query })}`;
  return (
    <>
      <h1>Log</h1>
      <p>Who did what, latest first. The log cannot be changed.</p>
      <form method="get" className={styles.acts}>
        <div className={styles.select}>
          <label htmlFor="person">Person</label>
          <select id="person" name="person" defaultValue={person}>
            <option value="">Everyone</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button variant="outline">Show</Button>
      </form>
      {lines.length === 0 ? (
        <p>Nothing here.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
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
                    staff_name
                  )}
                </td>
                <td>
                  {act}: <bdi>{subject}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.acts}>
        {!isNewest && <a href={addressOf({})}>Latest</a>}
        {older && <a href={addressOf({ before: String(older) })}>Older</a>}
      </p>
      <TimesNote />
    </>
  );
}
