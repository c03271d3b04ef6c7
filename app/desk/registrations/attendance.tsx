import { redirect, useLoaderData } from "react-router";
import { readReference } from "../../../server/inbox/reference.ts";
import type { Attendee, Tick } from "../../../server/registrations/attendance.ts";
import { maxAttendees, ticksTogether } from "../../../server/registrations/registration-limits.ts";
import type { DeskWords } from "../../words/translation.ts";
import type { AttendeeRow } from "../attendance/attendee.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { AttendanceList } from "./attendance-list.tsx";
import { eventIn, registrationsAddress } from "./event-registrations.ts";

export const role: Access = "writer";
export const title = (_: unknown, { attendance }: DeskWords) => attendance.title;

export async function loader(args: DeskArgs) {
  const { site, url } = args;
  const event = await eventIn(args);
  const at = new Date().toISOString();
  const people = await site.registrations.staff.attendees(event.id, maxAttendees);
  return {
    ...{ id: event.id, slug: event.slug, name: event.title, language: event.language, at },
    people: people.map(attendeeRow),
    q: url.searchParams.get("q") ?? "",
    notice: noticeIn(url.searchParams, people.map(attendeeRow)),
  };
}

const attendeeRow = ({ id, name, seats, state, attended }: Attendee): AttendeeRow => [
  ...([id, name, seats, state] as const),
  attended ?? null,
];

/** What the form without script has just done. */
function noticeIn(parameters: URLSearchParams, people: AttendeeRow[]) {
  if (parameters.has("unknown")) return { what: "unknown" as const, name: "" };
  const person = people.find(([id]) => id === parameters.get("ticked"));
  return person && { what: person[4] ? ("came" as const) : ("notHere" as const), name: person[1] };
}

/** Without script: one person, now. */
async function tickNow(args: ActArgs) {
  const event = await eventIn(args);
  const [id = "", attended] = String(args.form.get("tick") ?? "").split(" ");
  const at = new Date().toISOString();
  await args.site.registrations.staff.tick(event.id, [{ id, attended: attended === "1", at }]);
  return redirect(backTo(args, { ticked: id }));
}

/** The field takes a code, which ticks the person, or a name, which finds people. */
async function tickCode(args: ActArgs) {
  const event = await eventIn(args);
  const typed = String(args.form.get("code") ?? "")
    .trim()
    .slice(0, 200);
  const code = readReference(typed);
  const { staff } = args.site.registrations;
  const person = code && (await staff.attendee(event.id, code));
  if (!person) return redirect(backTo(args, { q: typed, ...(code && { unknown: "1" }) }));
  await staff.tick(event.id, [{ id: person.id, attended: true, at: new Date().toISOString() }]);
  return redirect(backTo(args, { q: "", ticked: person.id }));
}

function backTo({ url, params }: ActArgs, parameters: Record<string, string>): string {
  const all = { q: url.searchParams.get("q") ?? "", ...parameters };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value));
  return `${registrationsAddress(params.id ?? "", "attendance")}?${query}`;
}

type Synced = { at: string; people: AttendeeRow[] };

/** From the script: ticks that were made since, also without a connection. Answers with everything that has changed. */
async function sync(args: ActArgs): Promise<Synced> {
  const { site, form } = args;
  const event = await eventIn(args);
  const now = new Date();
  const deviceNow = instantIn(form.get("now"))?.getTime() ?? now.getTime();
  const { staff } = site.registrations;
  await staff.tick(event.id, ticksIn(String(form.get("ticks") ?? "[]"), now.getTime() - deviceNow, now));
  const since = instantIn(form.get("since")) ?? new Date(0);
  const people = await staff.changedSince(event.id, since.toISOString());
  return { at: now.toISOString(), people: people.slice(0, maxAttendees).map(attendeeRow) };
}

/** Corrects the clock of the device, which may be wrong by hours. No tick is later than now. */
function ticksIn(json: string, ahead: number, now: Date): Tick[] {
  const rows = parsed(json);
  return rows.slice(0, ticksTogether).flatMap((row) => {
    const [id, attended, at] = Array.isArray(row) ? row : [];
    const made =
      typeof at === "number" && Number.isFinite(at) ? Math.min(at + ahead, now.getTime()) : undefined;
    if (typeof id !== "string" || made === undefined || made < 0) return [];
    return { id, attended: attended === true, at: new Date(made).toISOString() };
  });
}

function parsed(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function instantIn(value: FormDataEntryValue | null): Date | undefined {
  const date = new Date(Number(value));
  return value && !Number.isNaN(date.getTime()) ? date : undefined;
}

export const acts: Acts = {
  tick: { role: "writer", run: tickNow },
  code: { role: "writer", run: tickCode },
  sync: { role: "writer", forScript: true, run: sync },
};

export default function Attendance() {
  const { id, slug, name, language, at, people, q, notice } = useLoaderData<typeof loader>();
  const { attendance: words, registrations } = useDeskWords();
  return (
    <>
      <p>
        <a href={registrationsAddress(slug)}>{registrations.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p lang={language} dir="auto">
        {name}
      </p>
      {people.length >= maxAttendees && <p>{words.tooMany({ most: maxAttendees })}</p>}
      <AttendanceList
        {...{ event: id, address: registrationsAddress(slug, "attendance"), people, at, q, notice }}
      />
    </>
  );
}
