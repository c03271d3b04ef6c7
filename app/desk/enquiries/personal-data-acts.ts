import { data } from "react-router";
import type { Site } from "../../../server/site.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

export type DataAnswer = {
  done?: string[];
  problem?: string;
  /** What the site stores about an e-mail address: the numbers of conversations and of registrations for events. */
  found?: { email: string; count: number; registrations: number; isSubscribed: boolean };
  typed?: string;
};

/** E-mail addresses are only posted: in a web address they would stay in the browser's history. */
export const dataActs: Acts = {
  find: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, words }: ActArgs) {
      const email = emailIn(form);
      const found = await findData(site, email);
      if (found.count + found.registrations > 0 || found.isSubscribed)
        return data({ found } satisfies DataAnswer);
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
        return refused({ problem: tickFirst, found: await findData(site, email) });
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

  "erase subscription": {
    role: "administrator",
    recentSignIn: true,
    async run({ site, desk, form, session, words }: ActArgs) {
      const subscription = await site.newsletter.ofEmail(emailIn(form));
      if (subscription) {
        await site.newsletter.own.erase(subscription.token);
        await desk.log.add(session.person, "erased", "1 subscription");
      }
      return data({ done: [words.newsletter.personalData.erased] } satisfies DataAnswer);
    },
  },
};

async function findData({ dataRequests, registrations, newsletter }: Site, email: string) {
  return {
    email,
    count: email ? await dataRequests.count(email) : 0,
    registrations: (await registrations.ofEmail(email)).length,
    isSubscribed: (await newsletter.ofEmail(email)) !== undefined,
  };
}

export const emailIn = (form: FormData) => String(form.get("email") ?? "").trim();

const refused = (answer: DataAnswer) => data(answer, { status: 422 });
