import { data } from "react-router";
import type { Site } from "../../../server/site.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

export type DataAnswer = {
  done?: string[];
  problem?: string;
  /** The numbers of conversations with an e-mail address and of its registrations for events. */
  found?: { email: string; count: number; registrations: number };
  typed?: string;
};

/** E-mail addresses are only posted: in a web address they would stay in the browser's history. */
export const dataActs: Acts = {
  find: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, words }: ActArgs) {
      const email = emailIn(form);
      const found = email ? await countOf(site, email) : undefined;
      if (found && found.count + found.registrations > 0)
        return data({ found: { email, ...found } } satisfies DataAnswer);
      return refused({ problem: words.enquiries.personalData.none, typed: email });
    },
  },

  erase: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, session, words }: ActArgs) {
      const { tickFirst, noneErased, erased, registrationsErased } = words.enquiries.personalData;
      const email = emailIn(form);
      if (form.get("sure") !== "yes") {
        const found = { email, ...(await countOf(site, email)) };
        return refused({ problem: tickFirst, found });
      }
      const count = await site.dataRequests.erase(session.person, email);
      const registrations = await site.registrations.person(session.person).erase(email);
      if (count + registrations === 0) return refused({ problem: noneErased, typed: email });
      const done = [
        ...(count > 0 ? [erased({ count })] : []),
        ...(registrations > 0 ? [registrationsErased({ count: registrations })] : []),
      ];
      return data({ done } satisfies DataAnswer);
    },
  },
};

const countOf = async ({ dataRequests, registrations }: Site, email: string) => ({
  count: await dataRequests.count(email),
  registrations: (await registrations.ofEmail(email)).length,
});

export const emailIn = (form: FormData) => String(form.get("email") ?? "").trim();

const refused = (answer: DataAnswer) => data(answer, { status: 422 });
