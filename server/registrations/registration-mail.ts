/** Composes the mails to people who registered, in the language in which they registered. */

import { registrationMail as originals } from "../../app/words/en/registration-mail.ts";
import { loadWords } from "../../app/words/load-words.ts";
import { type Language, localPath } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { MailRow, RegistrationFormRow, RegistrationRow } from "../database/schema.ts";
import { languageOfMail } from "../inbox/mail-out/visitor-language.ts";
import { dateAndTime } from "../mail/date-and-time.ts";
import { byProgram, fetchesNothing, headerText, inLanguage, messageIdAt } from "../mail/mail-headers.ts";
import type { Composed } from "../mail/mailer.ts";
import type { Settings } from "../process/environment.ts";
import type { AnnouncedFacts } from "./announced-facts.ts";
import { type EventFacts, nameEvent, placeIn, readEvent } from "./event-facts.ts";
import { isActive } from "./own-registration.ts";
import type { RegistrationMail } from "./queue-mail.ts";
import { textIn } from "./registration-form.ts";
import { type IcsMethod, registrationIcs } from "./registration-ics.ts";
import { cachedRegistrationKey, registrationPath, registrationToken } from "./registration-token.ts";

type Parts = { database: SiteDatabase; settings: Pick<Settings, "siteUrl" | "mailFrom">; now?: () => Date };

type Words = typeof originals;

/** Everything that a mail may mention. */
type Subject = {
  row: RegistrationRow;
  form: RegistrationFormRow;
  /** Undefined if it is not public any more. */
  event: EventFacts | undefined;
  title: string;
  place: string;
  language: Language;
  words: Words;
  /** The address of the person's own page. */
  link: string;
  now: Date;
};

/** A paragraph may have several lines. The calendar file is added only if `ics` says how. */
type Text = { subject: string; paragraphs: string[]; ics?: "REQUEST" | "CANCEL" };

function subjectReader({ database: { db }, settings: { siteUrl }, now = () => new Date() }: Parts) {
  const readKey = cachedRegistrationKey(db);
  return async (id: string): Promise<Subject | undefined> => {
    const row = await db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const form = await db
      .selectFrom("registration_forms")
      .selectAll()
      .where("event_id", "=", row.event_id)
      .executeTakeFirstOrThrow();
    const language = languageOfMail(row.language);
    const named = await nameEvent(db, row.event_id, language);
    if (!named) return undefined;
    const words = await loadWords(originals, "registration-mail", language);
    const link = siteUrl + localPath(language, registrationPath(registrationToken(id, await readKey())));
    const event = await readEvent(db, row.event_id);
    return { row, form, event, title: named.title, place: named.place, language, words, link, now: now() };
  };
}

/** The calendar file that a person can download, if the event is public. */
export function registrationCalendar(parts: Parts) {
  const readSubject = subjectReader(parts);
  return async (id: string): Promise<string | undefined> => {
    const subject = await readSubject(id);
    return subject?.event && icsOf("PUBLISH", subject, subject.event, parts.settings);
  };
}

/** Resolves to undefined if the mail is pointless by now: the person has cancelled, or the event has begun. */
export function registrationMailComposer(parts: Parts) {
  const { siteUrl, mailFrom = "" } = parts.settings;
  const readSubject = subjectReader(parts);

  return async ({ id, registration_id, body, created_at }: MailRow): Promise<Composed | undefined> => {
    const subject = await readSubject(registration_id ?? "");
    const text = subject && textOf(JSON.parse(body ?? "{}"), subject);
    if (!text) return undefined;
    const { row, event, language } = subject;
    const calendar = event && text.ics && icsOf(text.ics, subject, event, parts.settings);
    return {
      from: mailFrom,
      to: { name: "", address: row.email },
      subject: headerText(text.subject),
      messageId: `<${messageIdAt(siteUrl, `registration-${id}`)}>`,
      date: new Date(created_at),
      headers: { ...byProgram("auto-generated"), ...inLanguage(language) },
      text: `${text.paragraphs.filter(Boolean).join("\n\n")}\n`,
      ...(calendar && {
        icalEvent: { method: text.ics, filename: "event.ics", content: calendar },
        // The same, byte for byte, each time it is composed.
        baseBoundary: id,
      }),
      ...fetchesNothing,
    };
  };
}

function textOf(mail: RegistrationMail, subject: Subject): Text | undefined {
  const { row, event, words, title, link, now } = subject;
  const named = { event: title };
  const facts = factsOf(subject);
  const ownPage = `${words.link}\n${link}\n${words.secret}`;
  const isOver = event === undefined || event.ends < now.toISOString();
  switch (mail.what) {
    case "confirmed": {
      if (row.state !== "confirmed") return undefined;
      const code = words.code({ code: row.id });
      const paragraphs = [words.confirmed.intro(named), facts, code, ownPage, words.mistake];
      return { subject: words.confirmed.subject(named), paragraphs, ics: "REQUEST" };
    }
    case "waiting": {
      if (row.state !== "waiting") return undefined;
      const paragraphs = [words.waiting.intro(named), words.waiting.next, facts, ownPage, words.mistake];
      return { subject: words.waiting.subject(named), paragraphs };
    }
    case "offered": {
      if (row.state !== "offered" || isOver) return undefined;
      const moment = dateAndTime(row.offer_until ?? "", subject.language, event.zone);
      const answer = `${words.offered.deadline({ moment })}\n${link}`;
      const paragraphs = [words.offered.intro({ ...named, seats: row.seats }), answer, facts, words.secret];
      return { subject: words.offered.subject(named), paragraphs };
    }
    case "cancelled": {
      const { byPerson, byStaff, subject: line } = words.cancelled;
      const intro =
        row.ended_by === "staff" ? byStaff({ ...named, organisation: organisation.name }) : byPerson(named);
      // Only confirmed people have the event in their calendar.
      return {
        ...{ subject: line(named), paragraphs: [intro, facts] },
        ...(row.confirmed_at && { ics: "CANCEL" as const }),
      };
    }
    case "again": {
      if (!isActive(row)) return undefined;
      return { subject: words.again.subject(named), paragraphs: [words.again.intro(named), facts, ownPage] };
    }
    case "link":
      return { subject: words.again.subject(named), paragraphs: [words.linkAgain(named), facts, ownPage] };
    case "changed":
      return isActive(row) ? changeOf(mail, subject) : undefined;
    case "twoDays":
    case "twoHours": {
      if (row.state !== "confirmed" || isOver || event.starts <= now.toISOString()) return undefined;
      const code = words.code({ code: row.id });
      const cancel = `${words.reminder.cannotCome}\n${link}`;
      const paragraphs = [words.reminder.intro(named), facts, code, cancel];
      return { subject: words.reminder.subject(named), paragraphs };
    }
    case "thanks": {
      const thanks = textIn(subject.language, JSON.parse(subject.form.thanks));
      if (!thanks) return undefined;
      const paragraphs = [words.thanks.intro(named), thanks.text, ownPage];
      return { subject: words.thanks.subject(named), paragraphs };
    }
    case "letter":
      return { subject: mail.subject, paragraphs: [mail.text, ownPage] };
  }
}

/** What has changed comes first. */
function changeOf(
  { before, after }: Extract<RegistrationMail, { what: "changed" }>,
  subject: Subject,
): Text | undefined {
  const { row, words, title, language, link } = subject;
  const { changed, eventCancelled } = words;
  const named = { event: title };
  const ics = row.state === "confirmed" ? ("REQUEST" as const) : undefined;
  if (after.status === "cancelled") {
    const paragraphs = [eventCancelled.intro(named), factsOf(subject)];
    return {
      ...{ subject: eventCancelled.subject(named), paragraphs },
      ...(ics && { ics: "CANCEL" as const }),
    };
  }
  const moment = (facts: AnnouncedFacts, at: string) => dateAndTime(at, language, facts.zone);
  const withBefore = (line: string, value: string) => `${line}\n${changed.before({ value })}`;
  const lines: string[] = [];
  if (after.status === "postponed" && before.status !== "postponed") lines.push(changed.postponed);
  else if (after.status === "" && before.status !== "") lines.push(changed.takesPlace);
  if (moment(before, before.starts) !== moment(after, after.starts))
    lines.push(
      withBefore(changed.start({ moment: moment(after, after.starts) }), moment(before, before.starts)),
    );
  else if (before.ends !== after.ends)
    lines.push(withBefore(changed.end({ moment: moment(after, after.ends) }), moment(before, before.ends)));
  const place = placeIn(language, after);
  if (placeIn(language, before) !== place)
    lines.push(withBefore(changed.place({ place }), placeIn(language, before)));
  if (row.state === "confirmed" && before.online !== after.online)
    lines.push(after.online ? changed.online({ address: after.online }) : changed.noLongerOnline);
  if (lines.length === 0) return undefined;
  const stays = row.state === "confirmed" ? changed.valid(named) : changed.stillWaiting(named);
  const paragraphs = [
    ...lines,
    row.state === "offered" ? "" : stays,
    factsOf(subject),
    `${words.link}\n${link}`,
  ];
  return { subject: changed.subject(named), paragraphs, ...(ics && { ics }) };
}

/** The date, the place and the seats, one to a line. */
function factsOf({ row, form, event, title, place, language, words }: Subject): string {
  if (!event) return title;
  const { starts, ends, zone } = event;
  const isOnline = row.state === "confirmed" && form.online_address !== "";
  return [
    title,
    words.when({ moment: dateAndTime(starts, language, zone) }),
    ...(ends > starts ? [words.until({ moment: dateAndTime(ends, language, zone) })] : []),
    ...(place ? [words.where({ place })] : []),
    ...(isOnline ? [words.online({ address: form.online_address })] : []),
    ...(row.seats > 1 ? [words.seats({ seats: row.seats })] : []),
  ].join("\n");
}

function icsOf(
  method: IcsMethod,
  { row, form, title, place, language, words, link, now }: Subject,
  { starts, ends, status }: EventFacts,
  { siteUrl, mailFrom = `events@${new URL(siteUrl).hostname}` }: Parts["settings"],
): string {
  const { id, email, ics_sequence: sequence } = row;
  const online = form.online_address && words.online({ address: form.online_address });
  const description =
    method === "CANCEL" ? "" : [online, `${words.link}\n${link}`].filter(Boolean).join("\n\n");
  return registrationIcs(
    {
      ...{
        id,
        email,
        sequence,
        method,
        status,
        title,
        place,
        description,
        url: link,
        starts,
        ends,
        language,
      },
      stamp: now,
    },
    { siteUrl, mailFrom },
  );
}
