import { data } from "react-router";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import { isRole } from "../../../server/staff/roles.ts";
import { invitationMail } from "../../../server/staff/staff-mails.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { type PersonProblems, personFields } from "../sign-in/person-fields.ts";

export type StaffAnswer = {
  done?: string;
  problem?: string;
  /** The invitation's link, which is only shown once. */
  link?: string;
  /** The input of a refused invitation. */
  typed?: { name: string; email: string; role: string };
  problems?: PersonProblems;
};

const refusals = { "not there": "personGone", "last administrator": "lastAdministrator" } as const;

export const staffActs: Acts = {
  invite: { role: "administrator", recentSignIn: true, run: invite },

  "withdraw invitation": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session, words: { staff: words } }: ActArgs) {
      const outcome = await desk.invitations.withdraw(session.person, idIn(form));
      return outcome === "done"
        ? answered({ done: words.done.withdrawn })
        : answered({ problem: words.problems.invitationGone });
    },
  },

  "change role": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session, words: { staff: words } }: ActArgs) {
      const role = String(form.get("role") ?? "");
      if (!isRole(role)) return answered({ problem: words.problems.noSuchRole });
      const outcome = await desk.staff.changeRole(session.person, idIn(form), role);
      return outcome === "done"
        ? answered({ done: words.done.roleChanged })
        : answered({ problem: words.problems[refusals[outcome]] });
    },
  },

  remove: {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session, words: { staff: words } }: ActArgs) {
      const outcome = await desk.staff.remove(session.person, idIn(form));
      return outcome === "done"
        ? answered({ done: words.done.removed })
        : answered({ problem: words.problems[refusals[outcome]] });
    },
  },

  /** This only makes the desk safer, so it needs no recent sign-in. */
  "end sessions": {
    role: "administrator",
    async run({ desk, form, session, words: { staff: words } }: ActArgs) {
      const person = (await desk.staff.list()).find(({ id }) => id === idIn(form));
      if (!person) return answered({ problem: words.problems.personGone });
      const count = await desk.sessions.endAll(person.id);
      await desk.log.add(session.person, "ended the sessions of", `${person.name} <${person.email}>`);
      return answered({ done: words.done.signedOut({ name: person.name, count }) });
    },
  },
};

async function invite({ site, desk, form, url, session, words: all }: ActArgs) {
  const words = all.staff;
  const { person, problems } = personFields(form, all);
  const role = String(form.get("role") ?? "");
  const typed = { ...person, role };
  if (Object.keys(problems).length > 0 || !isRole(role))
    return answered({ typed, problems, problem: words.problems.correct });
  const created = await desk.invitations.create(session.person, { ...person, role });
  if (created === "already there") return answered({ typed, problem: words.problems.hasAccess });
  if (created === "too many") return answered({ typed, problem: words.problems.tooMany });
  const link = `${deskOrigin(site.settings.siteUrl, url)}/desk/join?key=${created.key}`;
  const { name: invited_by, language } = session.person;
  await desk.mails.queue(await invitationMail({ ...person, role, invited_by, language }, link));
  const done = desk.mails.isSetUp ? words.done.invitedByMail : words.done.invitedWithoutMail;
  return answered({ done: done({ name: person.name }), link });
}

const idIn = (form: FormData) => String(form.get("id") ?? "");

function answered(answer: StaffAnswer) {
  return data(answer, { status: answer.problem ? 422 : 200 });
}
