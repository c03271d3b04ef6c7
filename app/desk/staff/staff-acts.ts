import { data } from "react-router";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import { isRole } from "../../../server/staff/roles.ts";
import { invitationMail } from "../../../server/staff/staff-mails.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { type PersonProblems, personFields } from "../sign-in/person-fields.ts";

/** What the page shows after a post. */
export type StaffAnswer = {
  done?: string;
  problem?: string;
  /** The link of an invitation, to be handed over: it is shown once. */
  link?: string;
  /** What was typed into an invitation that was refused. */
  typed?: { name: string; email: string; role: string };
  problems?: PersonProblems;
};

const refusals = {
  "not there": "This person has no access any more, so nothing was done.",
  "last administrator":
    "This is the last administrator, without whom nobody could let others in. Make somebody else administrator first.",
};

export const staffActs: Acts = {
  invite: { role: "administrator", recentSignIn: true, run: invite },

  "withdraw invitation": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      const outcome = await desk.invitations.withdraw(session.person, idIn(form));
      return outcome === "done"
        ? said({ done: "The invitation is withdrawn." })
        : said({ problem: "This invitation is used or withdrawn already." });
    },
  },

  "change role": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      const role = String(form.get("role") ?? "");
      if (!isRole(role)) return said({ problem: "There is no such role." });
      const outcome = await desk.staff.changeRole(session.person, idIn(form), role);
      return outcome === "done"
        ? said({ done: "The role is changed, from now on." })
        : said({ problem: refusals[outcome] });
    },
  },

  remove: {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      const outcome = await desk.staff.remove(session.person, idIn(form));
      return outcome === "done"
        ? said({ done: "Their access is taken away, and they are signed out everywhere." })
        : said({ problem: refusals[outcome] });
    },
  },

  /** It can only make the desk safer, so it need not ask again. */
  "end sessions": {
    role: "administrator",
    async run({ desk, form, session }: ActArgs) {
      const person = (await desk.staff.list()).find(({ id }) => id === idIn(form));
      if (!person) return said({ problem: refusals["not there"] });
      const ended = await desk.sessions.endAll(person.id);
      await desk.log.note(session.person, "ended the sessions of", `${person.name} <${person.email}>`);
      return said({ done: `${person.name} is signed out everywhere. Sessions ended: ${ended}.` });
    },
  },
};

async function invite({ site, desk, form, url, session }: ActArgs) {
  const { person, problems } = personFields(form);
  const role = String(form.get("role") ?? "");
  const typed = { ...person, role };
  if (Object.keys(problems).length > 0 || !isRole(role))
    return said({ typed, problems, problem: "Nobody was invited: see below." });
  const created = await desk.invitations.create(session.person, { ...person, role });
  if (created === "already there")
    return said({ typed, problem: "Somebody with this address has access already." });
  if (created === "too many")
    return said({ typed, problem: "Too many invitations are open. Withdraw some first." });
  const link = `${deskOrigin(site.settings.siteUrl, url)}/desk/join?key=${created.key}`;
  await desk.mails.queue(invitationMail({ ...person, role, invited_by: session.person.name }, link));
  const mailed = desk.mails.isSetUp
    ? "They get this link by mail. You can also hand it over yourself:"
    : "This site sends no mail, so hand this link over yourself:";
  return said({ done: `${person.name} is invited. ${mailed}`, link });
}

const idIn = (form: FormData) => String(form.get("id") ?? "");

function said(answer: StaffAnswer) {
  return data(answer, { status: answer.problem ? 422 : 200 });
}
