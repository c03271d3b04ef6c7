import { data, redirect } from "react-router";
import { isLanguage } from "../../../languages.ts";
import type { Registrant } from "../../../server/registrations/registrants.ts";
import { textLimits } from "../../../server/registrations/registration-limits.ts";
import { moves, type StaffOutcome } from "../../../server/registrations/staff-acts.ts";
import type { DeskWords } from "../../words/translation.ts";
import type { NoticeContent } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { eventIn, listAddress, readQuery } from "./event-registrations.ts";

/** `id`: of the person whose row stays open; `note`: as it was typed. */
export type RefusedAct = NoticeContent & { id: string; note?: string };

type Done = keyof DeskWords["registrations"]["done"];
type Chosen = { person: Registrant; slug: string };

/** The person named in the form. Pages of other events cannot reach them. */
async function personIn(args: ActArgs): Promise<Chosen | undefined> {
  const { id, slug } = await eventIn(args);
  const code = String(args.form.get("person") ?? "");
  const person = await args.site.registrations.staff.find(id, code, { withSensitive: false });
  return person && { person, slug };
}

function act(done: Done, work: (args: ActArgs, chosen: Chosen) => Promise<StaffOutcome>) {
  return async (args: ActArgs) => {
    const chosen = await personIn(args);
    const outcome: StaffOutcome = chosen ? await work(args, chosen) : { outcome: "notThere" };
    if (outcome.outcome === "done") return redirect(afterwards(args, done));
    return refused(args, problemOf(args.words, outcome));
  };
}

/** The list as it was, with the row of the person open. */
function afterwards({ url, params, form }: ActArgs, done: Done): string {
  const person = String(form.get("person") ?? "");
  const query = readQuery(url.searchParams);
  return `${listAddress(params.id ?? "", query, { done, ...(done !== "erased" && { person }) })}#notice`;
}

function refused({ form }: ActArgs, sentence: string) {
  const note = form.get("note");
  return data(
    {
      ...{ tone: "error" as const, sentences: [sentence], id: String(form.get("person") ?? "") },
      ...(typeof note === "string" && { note }),
    } satisfies RefusedAct,
    { status: 422 },
  );
}

function problemOf({ registrations: { problems } }: DeskWords, outcome: StaffOutcome): string {
  if (outcome.outcome === "notEnoughPlaces") return problems.notEnoughPlaces({ left: outcome.left });
  if (outcome.outcome === "tooLong") return problems.tooLong({ most: textLimits.note });
  return outcome.outcome === "notPossible" ? problems.notPossible : problems.notThere;
}

/** Shows the list again, with a question in its place. */
const ask = (question: "cancel" | "erase") => async (args: ActArgs) => {
  const person = String(args.form.get("person") ?? "");
  const query = readQuery(args.url.searchParams);
  return redirect(`${listAddress(args.params.id ?? "", query, { ask: question, person })}#ask`);
};

const setCertificate = (done: Done, isWithdrawn: boolean) =>
  act(done, async ({ site, desk, session }, { person: { id, name, language, state, attended }, slug }) => {
    const holder = { name, eventId: slug, language: isLanguage(language) ? language : site.language };
    if (!attended || !(await site.certificates.setWithdrawn(holder, isWithdrawn)))
      return { outcome: "notPossible", state };
    const what = isWithdrawn ? "withdrew the certificate of" : "made the certificate valid again of";
    await desk.log.add(session.person, what, id);
    return { outcome: "done", state };
  });

export const registrationActs: Acts = {
  confirm: {
    role: "publisher",
    run: act("confirmed", ({ site, session }, { person }) =>
      site.registrations.staff.confirm(session.person, person.id),
    ),
  },
  ...Object.fromEntries(
    moves.map((to): [string, Acts[string]] => [
      `move ${to}`,
      {
        role: "publisher",
        run: act("moved", ({ site, session }, { person }) =>
          site.registrations.staff.move(session.person, person.id, to),
        ),
      },
    ]),
  ),
  note: {
    role: "writer",
    run: act("noted", ({ site, session, form }, { person }) =>
      site.registrations.staff.note(session.person, person.id, String(form.get("note") ?? "")),
    ),
  },
  cancel: { role: "publisher", run: ask("cancel") },
  "cancel now": {
    role: "publisher",
    run: act("cancelled", ({ site, session }, { person }) =>
      site.registrations.staff.cancel(session.person, person.id),
    ),
  },
  erase: { role: "administrator", run: ask("erase") },
  "erase now": {
    role: "administrator",
    recentSignIn: true,
    run: act("erased", async ({ site, session }, { person }) => {
      const erased = await site.registrations.staff.erase(session.person, person.id);
      return erased === "erased" ? { outcome: "done", state: person.state } : { outcome: "notThere" };
    }),
  },
  "withdraw certificate": { role: "publisher", run: setCertificate("certificateWithdrawn", true) },
  "reinstate certificate": { role: "publisher", run: setCertificate("certificateValid", false) },
};
