import { data } from "react-router";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

export type DataAnswer = {
  done?: string;
  problem?: string;
  /** The number of conversations with an e-mail address. */
  found?: { email: string; count: number };
  typed?: string;
};

/** E-mail addresses are only posted: in a web address they would stay in the browser's history. */
export const dataActs: Acts = {
  find: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, words }: ActArgs) {
      const email = emailIn(form);
      const count = email ? await site.dataRequests.count(email) : 0;
      if (count > 0) return data({ found: { email, count } } satisfies DataAnswer);
      return refused({ problem: words.enquiries.personalData.none, typed: email });
    },
  },

  erase: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, session, words }: ActArgs) {
      const { tickFirst, noneErased, erased } = words.enquiries.personalData;
      const email = emailIn(form);
      if (form.get("sure") !== "yes") {
        const found = { email, count: await site.dataRequests.count(email) };
        return refused({ problem: tickFirst, found });
      }
      const count = await site.dataRequests.erase(session.person, email);
      if (count === 0) return refused({ problem: noneErased, typed: email });
      return data({ done: erased({ count }) } satisfies DataAnswer);
    },
  },
};

export const emailIn = (form: FormData) => String(form.get("email") ?? "").trim();

const refused = (answer: DataAnswer) => data(answer, { status: 422 });
