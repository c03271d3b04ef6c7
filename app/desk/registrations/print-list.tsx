import { useLoaderData } from "react-router";
import { maxAttendees } from "../../../server/registrations/registration-limits.ts";
import { formatDate } from "../../ui/format-date.ts";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { eventIn, registrationsAddress, zoneOf } from "./event-registrations.ts";
import styles from "./registrations.module.css";

export const role: Access = "writer";
export const title = ({ name }: Awaited<ReturnType<typeof loader>>, { registrations }: DeskWords) =>
  `${name}: ${registrations.heading}`;

export async function loader(args: DeskArgs) {
  const event = await eventIn(args);
  const people = await args.site.registrations.staff.attendees(event.id, maxAttendees);
  return {
    ...{ slug: event.slug, name: event.title, language: event.language },
    ...{ starts: event.fields.event_date ?? "", zone: zoneOf(event) },
    people: people.filter(({ state }) => state === "confirmed"),
  };
}

/** A list to print and sign at the door, in the order of names. */
export default function PrintList() {
  const { slug, name, language, starts, zone, people } = useLoaderData<typeof loader>();
  const { registrations: words, common } = useDeskWords();
  const reader = useLanguage();
  return (
    <div className={styles.print}>
      <p className={styles.screen}>
        <a href={registrationsAddress(slug)}>{words.back}</a>
      </p>
      <h1 lang={language} dir="auto">
        {name}
      </h1>
      {/Z$/.test(starts) && (
        <p>{formatDate({ instant: starts, form: "date-time", timeZone: zone, language: reader })}</p>
      )}
      <p className={styles.screen}>{words.printHint}</p>
      <p>{words.found({ total: people.length })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{common.name}</th>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.numbers.places}</th>
            <th scope="col">{words.signature}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, seats, attended }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td dir="ltr">{id}</td>
              <td>{seats}</td>
              <td className={styles.signature}>{attended && words.came}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
