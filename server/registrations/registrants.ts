/** The people who registered for an event, as staff read and search them. */
import { fold } from "../content/search/fold.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { RegistrantState, RegistrationRow } from "../database/schema.ts";
import { readReference } from "../inbox/reference.ts";
import type { Answers } from "./answers.ts";
import { numbersOf, type RegistrationNumbers } from "./numbers.ts";
import { activeStates } from "./places.ts";
import { registrantsPerPage } from "./registration-limits.ts";
import { readForm } from "./staff-form.ts";

export type Registrant = {
  /** Also the code at the door. */
  id: string;
  position: number;
  name: string;
  email: string;
  language: string;
  seats: number;
  /** Without the sensitive ones, unless they were asked for. */
  answers: Answers;
  state: RegistrantState;
  endedBy: RegistrationRow["ended_by"];
  offerUntil: string | null;
  note: string;
  attended: boolean | undefined;
  undelivered: string | null;
  createdAt: string;
  changedAt: string;
};

/** "active": has a place, or may get one. "came" and "absent": of the confirmed people. */
export const registrantFilters = [
  ...["active", "confirmed", "offered", "waiting", "declined", "cancelled"],
  ...["came", "absent", "undelivered"],
] as const as readonly RegistrantFilter[];
export type RegistrantFilter = RegistrantState | "active" | "came" | "absent" | "undelivered";

export type RegistrantQuery = { q: string; filter: RegistrantFilter | undefined };

export type RegistrantPage = { rows: Registrant[]; total: number; page: number; pages: number };

type Reading = {
  /** Only for publishers. */
  withSensitive: boolean;
};

/** People per statement, which sorts everyone: several small ones made a search half as slow again. */
const batchSize = 10_000;

const shown = [
  ...(["id", "position", "name", "email", "language", "seats", "answers", "state", "ended_by"] as const),
  ...(["offer_until", "note", "attended", "undelivered", "created_at", "changed_at"] as const),
] as const;

const sought = ["id", "position", "name", "email", "note", "answers"] as const;

type ShownRow = Pick<RegistrationRow, (typeof shown)[number]>;
type SoughtRow = Pick<RegistrationRow, (typeof sought)[number]>;
type Place = Pick<RegistrationRow, "id" | "position">;

/** Most texts are ASCII, which only differs in case. Folding 5,000 of them takes 30 ms. */
const foldedFast = (text: string) => (/^[ -~]*$/.test(text) ? text.toLowerCase() : fold(text));

export function registrantsOf({ db }: SiteDatabase) {
  const inEvent = (eventId: string, filter?: RegistrantFilter) =>
    db
      .selectFrom("registrations")
      .where("event_id", "=", eventId)
      .$if(filter === "active", (query) => query.where("state", "in", activeStates))
      .$if(filter === "undelivered", (query) => query.where("undelivered", "is not", null))
      .$if(filter === "came", (query) => query.where("attended", "=", 1))
      .$if(filter === "absent", (query) =>
        query
          .where("state", "=", "confirmed")
          .where(({ eb, or }) => or([eb("attended", "is", null), eb("attended", "=", 0)])),
      )
      .$if(filter !== undefined && isState(filter), (query) =>
        query.where("state", "=", filter as RegistrantState),
      );

  /** The people after `last` in the order of arrival, which is that of the waiting list. */
  const batchAfter = (last: Place | undefined, eventId: string, filter?: RegistrantFilter) =>
    inEvent(eventId, filter)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, or, and }) =>
          or([
            eb("position", ">", last?.position ?? 0),
            and([eb("position", "=", last?.position ?? 0), eb("id", ">", last?.id ?? "")]),
          ]),
        ),
      )
      .orderBy("position")
      .orderBy("id")
      .limit(batchSize);

  async function count(eventId: string, filter?: RegistrantFilter): Promise<number> {
    const { count } = await inEvent(eventId, filter)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The ids of sensitive questions, which are left out. */
  async function hiddenIn(eventId: string, { withSensitive }: Reading): Promise<Set<string>> {
    if (withSensitive) return new Set();
    const { questions } = (await readForm(db, eventId)).settings;
    return new Set(questions.filter(({ sensitive }) => sensitive).map(({ id }) => id));
  }

  /** The code finds one person; other words are sought in names, addresses, notes and the answers that may be read. */
  async function search(
    eventId: string,
    { q, filter }: RegistrantQuery,
    reading: Reading,
  ): Promise<string[]> {
    const [code, hidden, words] = [readReference(q), await hiddenIn(eventId, reading), fold(q).split(" ")];
    const found: string[] = [];
    for (let rows: SoughtRow[] | undefined; rows === undefined || rows.length === batchSize; ) {
      rows = await batchAfter(rows?.at(-1), eventId, filter).select(sought).execute();
      for (const row of rows) {
        if (row.id === code) return [row.id];
        const answers = Object.values(visible(row, hidden)).flat().join(" ");
        const text = foldedFast(`${row.name} ${row.email} ${row.note} ${answers}`);
        if (words.every((word) => text.includes(word))) found.push(row.id);
      }
    }
    return found;
  }

  return {
    numbers: (eventId: string): Promise<RegistrationNumbers> => numbersOf(db, eventId),

    /** How many people have or may get a place, for each of these events. */
    async counts(eventIds: string[]): Promise<Map<string, number>> {
      if (eventIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("registration_forms")
        .leftJoin("registrations", (join) =>
          join
            .onRef("registrations.event_id", "=", "registration_forms.event_id")
            .on("state", "in", activeStates),
        )
        .select(["registration_forms.event_id", ({ fn }) => fn.count<number>("id").as("people")])
        .where("registration_forms.event_id", "in", eventIds)
        .groupBy("registration_forms.event_id")
        .execute();
      return new Map(rows.map(({ event_id, people }) => [event_id, Number(people)]));
    },

    async page(
      eventId: string,
      query: RegistrantQuery & { page: number },
      reading: Reading,
    ): Promise<RegistrantPage> {
      const found = query.q ? await search(eventId, query, reading) : undefined;
      const total = found?.length ?? (await count(eventId, query.filter));
      const pages = Math.max(1, Math.ceil(total / registrantsPerPage));
      const page = Math.min(query.page, pages);
      const start = (page - 1) * registrantsPerPage;
      const ids = found?.slice(start, start + registrantsPerPage);
      const rows =
        ids?.length === 0
          ? []
          : await inEvent(eventId, query.filter)
              .select(shown)
              .$if(ids !== undefined, (rows) => rows.where("id", "in", ids ?? []))
              .orderBy("position")
              .orderBy("id")
              .limit(registrantsPerPage)
              .offset(ids ? 0 : start)
              .execute();
      const hidden = await hiddenIn(eventId, reading);
      return { rows: rows.map((row) => registrantOf(row, hidden)), total, page, pages };
    },

    /** The ids of everyone who is found, for a letter. */
    async found(eventId: string, query: RegistrantQuery, reading: Reading): Promise<string[]> {
      if (query.q) return search(eventId, query, reading);
      return (await inEvent(eventId, query.filter).select("id").execute()).map(({ id }) => id);
    },

    async find(eventId: string, id: string, reading: Reading): Promise<Registrant | undefined> {
      const row = await inEvent(eventId).select(shown).where("id", "=", id).executeTakeFirst();
      return row && registrantOf(row, await hiddenIn(eventId, reading));
    },

    /** Everyone, one batch in memory at a time. */
    async *all(eventId: string, reading: Reading, filter?: RegistrantFilter): AsyncGenerator<Registrant> {
      const hidden = await hiddenIn(eventId, reading);
      for (let rows: ShownRow[] | undefined; rows === undefined || rows.length === batchSize; ) {
        rows = await batchAfter(rows?.at(-1), eventId, filter).select(shown).execute();
        for (const row of rows) yield registrantOf(row, hidden);
      }
    },

    /** Everyone, in the order of arrival. */
    async list(eventId: string, reading: Reading): Promise<Registrant[]> {
      const people: Registrant[] = [];
      for await (const person of this.all(eventId, reading)) people.push(person);
      return people;
    },
  };
}

const isState = (filter: RegistrantFilter) => !["active", "came", "absent", "undelivered"].includes(filter);

const visible = (row: Pick<RegistrationRow, "answers">, hidden: Set<string>): Answers =>
  Object.fromEntries(Object.entries(JSON.parse(row.answers) as Answers).filter(([id]) => !hidden.has(id)));

function registrantOf(row: ShownRow, hidden: Set<string>): Registrant {
  const { id, position, name, email, language, seats, state, note, undelivered } = row;
  return {
    ...{ id, position, name, email, language, seats, state, note, undelivered },
    ...{ answers: visible(row, hidden), endedBy: row.ended_by, offerUntil: row.offer_until },
    ...{ createdAt: row.created_at, changedAt: row.changed_at },
    attended: row.attended === null ? undefined : row.attended === 1,
  };
}
