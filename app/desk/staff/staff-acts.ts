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

const refusals = {
  "not there": "This person no longer has access, so nothing was changed.",
  "last administrator": "This is the last administrator. Make another person administrator first.",
};

export const staffActs: Acts = {
  invite: { role: "administrator", recentSignIn: true, run: invite },

  "withdraw invitation": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      const outcome = await desk.invitations.withdraw(session.person, idIn(form));
      return outcome === "done"
        ? answered({ done: "Invitation withdrawn." })
        : answered({ problem: "This invitation has already been used or withdrawn." });
    },
  },

  "change role": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      const role = String(form.get("role") ?? "");
      if (!isRole(role)) return answered({ problem: "There is no such role." });
      const outcome = await desk.staff.changeRole(session.person, idIn(form), role);
      return outcome === "done"
        ? answered({ done: "Role changed." })
        : answered({ problem: refusals[outcome] });
    },
  },

  remove: {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      const outcome = await desk.staff.remove(session.person, idIn(form));
      return outcome === "done"
        ? answered({ done: "Removed: they no longer have access, and are signed out everywhere." })
        : answered({ problem: refusals[outcome] });
    },
  },

  /** This only makes the desk safer, so it needs no recent sign-in. */
  "end sessions": {
    role: "administrator",
    async run({ desk, form, session }: ActArgs) {
      const person = (await desk.staff.list()).find(({ id }) => id === idIn(form));
      if (!person) return answered({ problem: refusals["not there"] });
      const ended = await desk.sessions.endAll(person.id);
      await desk.log.add(session.person, "ended the sessions of", `${person.name} <${person.email}>`);
      return answered({ done: `${person.name} is signed out everywhere. Sessions ended: ${ended}.` });
    },
  },
};

async function invite({ site, desk, form, url, session }: ActArgs) {
  const { person, problems } = personFields(form);
  const role = String(form.get("role") ?? "");
  const typed = { ...person, role };
  if (Object.keys(problems).length > 0 || !isRole(role))
    return answered({ typed, problems, problem: "Not invited: please correct the fields below." });
  const created = await desk.invitations.create(session.person, { ...person, role });
  if (created === "already there") return answered({ typed, problem: "This address already has access." });
  if (created === "too many")
    return answered({ typed, problem: "Too many invitations are open. Withdraw some first." });
  const link = `${deskOrigin(site.settings.siteUrl, url)}/desk/join?key=${created.key}`;
  await desk.mails.queue(invitationMail({ ...person, role, invited_by: session.person.name }, link));
  const mailed = desk.mails.isSetUp
    ? "We have mailed them this link. You can also pass it on yourself:"
    : "This site does not send mail, so pass this link on yourself:";
  return answered({ done: `${person.name} is invited. ${mailed}`, link });
}

const idIn = (form: FormData) => String(form.get("id") ?? "");

function answered(answer: StaffAnswer) {
  return data(answer, { status: answer.problem ? 422 : 200 });
}
