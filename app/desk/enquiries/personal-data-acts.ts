import { data } from "react-router";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

/** What the page shows after a post. */
export type DataAnswer = {
  done?: string;
  problem?: string;
  /** How many conversations an address has. */
  found?: { email: string; count: number };
  typed?: string;
};

/** Addresses are posted, never in an address of the desk: that would be in the history of the browser. */
export const dataActs: Acts = {
  find: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form }: ActArgs) {
      const email = emailIn(form);
      const count = email ? await site.dataRequests.count(email) : 0;
      if (count > 0) return data({ found: { email, count } } satisfies DataAnswer);
      return refused({ problem: "We keep no message of this address.", typed: email });
    },
  },

  erase: {
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, session }: ActArgs) {
      const email = emailIn(form);
      if (form.get("sure") !== "yes") {
        const found = { email, count: await site.dataRequests.count(email) };
        return refused({ problem: "Nothing was erased: tick the box beside the button first.", found });
      }
      const count = await site.dataRequests.erase(session.person, email);
      if (count === 0)
        return refused({
          problem: "We keep no message of this address, so nothing was erased.",
          typed: email,
        });
      const several = count === 1 ? "1 conversation is" : `${count} conversations are`;
      return data({
        done: `${several} erased. Backups hold them until they are deleted.`,
      } satisfies DataAnswer);
    },
  },
};

export const emailIn = (form: FormData) => String(form.get("email") ?? "").trim();

const refused = (answer: DataAnswer) => data(answer, { status: 422 });
