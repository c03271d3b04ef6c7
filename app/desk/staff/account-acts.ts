import { data, redirect } from "react-router";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import { newPasskeyMail } from "../../../server/staff/staff-mails.ts";
import type { Answer } from "../browser/post.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { personFields } from "../sign-in/person-fields.ts";
import { parsedJson } from "../sign-in/sign-in-acts.ts";
import { isMailChoice, mailChoices } from "./mail-choice.tsx";

export type AccountAnswer = { done?: string; problem?: string };

const refusals = {
  refused: "The passkey could not be verified, or it took too long. Please try again.",
  "too many": "You have twenty passkeys, the maximum. Remove one first.",
};

export const accountActs: Acts = {
  "change name": {
    role: "writer",
    async run({ desk, form, session }: ActArgs) {
      const { person, problems } = personFields(form);
      if (problems.name) return answered({ problem: problems.name });
      await desk.staff.rename(session.person, person.name);
      // A new request, so that the page shows the new name everywhere.
      return redirect("/desk/account?renamed");
    },
  },

  "choose mails": {
    role: "publisher",
    async run({ desk, form, session }: ActArgs) {
      const chosen = String(form.get("mails"));
      if (!isMailChoice(chosen)) return answered({ problem: "Please choose which mails you want to get." });
      await desk.staff.chooseMails(session.person, chosen);
      return answered({ done: `Saved. Mail about unanswered messages: ${mailChoices[chosen]}.` });
    },
  },

  "passkey options": {
    role: "writer",
    forScript: true,
    recentSignIn: true,
    async run(args: ActArgs) {
      const options = await args.desk.passkeys.optionsToAdd(args.session.person, originOf(args));
      return Response.json({ outcome: "options", options } satisfies Answer);
    },
  },

  "add passkey": {
    role: "writer",
    forScript: true,
    recentSignIn: true,
    async run(args: ActArgs) {
      const { desk, form, session, device } = args;
      const name = passkeyName(form) || device;
      const response = parsedJson(form.get("response")) as never;
      const outcome = await desk.passkeys.add(session.person, originOf(args), response, name);
      if (outcome !== "done")
        return Response.json({ outcome: "refused", sentence: refusals[outcome] } satisfies Answer, {
          status: 422,
        });
      await desk.mails.queue(newPasskeyMail(session.person, name, new Date(), originOf(args)));
      return Response.json({ outcome: "done" } satisfies Answer);
    },
  },

  "rename passkey": {
    role: "writer",
    async run({ desk, form, session }: ActArgs) {
      const name = passkeyName(form);
      if (!name) return answered({ problem: "Please type a name for the passkey." });
      await desk.passkeys.rename(session.person.id, idIn(form), name);
      return answered({ done: "Passkey renamed." });
    },
  },

  "remove passkey": {
    role: "writer",
    recentSignIn: true,
    async run({ desk, form, session }: ActArgs) {
      await desk.passkeys.remove(session.person, idIn(form));
      return answered({ done: "Passkey removed. It can no longer be used to sign in." });
    },
  },

  "end session": {
    role: "writer",
    async run({ desk, form, session }: ActArgs) {
      await desk.sessions.end(session.person.id, idIn(form));
      return answered({ done: "Signed out there." });
    },
  },

  "end other sessions": {
    role: "writer",
    async run({ desk, session }: ActArgs) {
      const ended = await desk.sessions.endAll(session.person.id, session.id);
      return answered({ done: `You are signed out everywhere else. Sessions ended: ${ended}.` });
    },
  },
};

const originOf = ({ site, url }: ActArgs) => deskOrigin(site.settings.siteUrl, url);
const idIn = (form: FormData) => String(form.get("id") ?? "");

/** The rules for people's names, and short enough for a list. */
function passkeyName(form: FormData): string {
  return personFields(form).person.name.slice(0, 60);
}

function answered(answer: AccountAnswer) {
  return data(answer, { status: answer.problem ? 422 : 200 });
}
