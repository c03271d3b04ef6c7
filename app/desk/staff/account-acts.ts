import { data, redirect } from "react-router";
import { isLanguage } from "../../../languages.ts";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import { maxSignature } from "../../../server/staff/staff.ts";
import { newPasskeyMail } from "../../../server/staff/staff-mails.ts";
import type { Answer } from "../browser/post.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { personFields } from "../sign-in/person-fields.ts";
import { parsedJson } from "../sign-in/sign-in-acts.ts";
import { isTimeZone } from "./language-choice.tsx";
import { isMailChoice } from "./mail-choice.tsx";

export type AccountAnswer = { done?: string; problem?: string; typedSignature?: string };

const refusals = { refused: "refused", "too many": "tooMany" } as const;

export const accountActs: Acts = {
  "change name": {
    role: "translator",
    async run({ desk, form, session, words }: ActArgs) {
      const { person, problems } = personFields(form, words);
      if (problems.name) return answered({ problem: problems.name });
      await desk.staff.rename(session.person, person.name);
      // A new request, so that the page shows the new name everywhere.
      return redirect("/desk/account?renamed");
    },
  },

  "choose language": {
    role: "translator",
    async run({ desk, form, session, words }: ActArgs) {
      const [language, time_zone] = [String(form.get("language")), String(form.get("time_zone"))];
      if (!isLanguage(language) || !isTimeZone(time_zone))
        return answered({ problem: words.account.language.problem });
      await desk.staff.prefer(session.person, { language, time_zone });
      // A new request, so that the page is in the new language.
      return redirect("/desk/account?language");
    },
  },

  "choose mails": {
    role: "translator",
    async run({ desk, form, session, words }: ActArgs) {
      const { problem, saved, choices } = words.account.mails;
      const chosen = String(form.get("mails"));
      if (!isMailChoice(chosen)) return answered({ problem });
      await desk.staff.chooseMails(session.person, chosen);
      return answered({ done: saved({ choice: choices[chosen] }) });
    },
  },

  sign: {
    role: "writer",
    async run({ desk, form, session, words }: ActArgs) {
      const { saved, tooLong } = words.account.signature;
      const signature = String(form.get("signature") ?? "")
        .replace(/\r\n?/g, "\n")
        .trim();
      if (signature.length > maxSignature)
        return answered({ problem: tooLong({ characters: maxSignature }), typedSignature: signature });
      await desk.staff.sign(session.person, signature);
      return answered({ done: saved });
    },
  },

  "passkey options": {
    role: "translator",
    forScript: true,
    recentSignIn: true,
    async run(args: ActArgs) {
      const options = await args.desk.passkeys.optionsToAdd(args.session.person, originOf(args));
      return Response.json({ outcome: "options", options } satisfies Answer);
    },
  },

  "add passkey": {
    role: "translator",
    forScript: true,
    recentSignIn: true,
    async run(args: ActArgs) {
      const { desk, form, session, device } = args;
      const name = passkeyName(args) || device;
      const response = parsedJson(form.get("response")) as never;
      const outcome = await desk.passkeys.add(session.person, originOf(args), response, name);
      if (outcome !== "done") {
        const sentence = args.words.account.passkeys[refusals[outcome]];
        return Response.json({ outcome: "refused", sentence } satisfies Answer, {
          status: 422,
        });
      }
      await desk.mails.queue(await newPasskeyMail(session.person, name, new Date(), originOf(args)));
      return Response.json({ outcome: "done" } satisfies Answer);
    },
  },

  "rename passkey": {
    role: "translator",
    async run(args: ActArgs) {
      const { desk, form, session, words } = args;
      const name = passkeyName(args);
      if (!name) return answered({ problem: words.account.passkeys.noName });
      await desk.passkeys.rename(session.person.id, idIn(form), name);
      return answered({ done: words.account.passkeys.renamed });
    },
  },

  "remove passkey": {
    role: "translator",
    recentSignIn: true,
    async run({ desk, form, session, words }: ActArgs) {
      await desk.passkeys.remove(session.person, idIn(form));
      return answered({ done: words.account.passkeys.removed });
    },
  },

  "end session": {
    role: "translator",
    async run({ desk, form, session, words }: ActArgs) {
      await desk.sessions.end(session.person.id, idIn(form));
      return answered({ done: words.account.sessions.ended });
    },
  },

  "end other sessions": {
    role: "translator",
    async run({ desk, session, words }: ActArgs) {
      const count = await desk.sessions.endAll(session.person.id, session.id);
      return answered({ done: words.account.sessions.endedElsewhere({ count }) });
    },
  },
};

const originOf = ({ site, url }: ActArgs) => deskOrigin(site.settings.siteUrl, url);
const idIn = (form: FormData) => String(form.get("id") ?? "");

/** The rules for people's names, and short enough for a list. */
function passkeyName({ form, words }: ActArgs): string {
  return personFields(form, words).person.name.slice(0, 60);
}

function answered(answer: AccountAnswer) {
  return data(answer, { status: answer.problem ? 422 : 200 });
}
