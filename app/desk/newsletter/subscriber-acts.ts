import { isLanguage } from "../../../languages.ts";
import { maxImported } from "../../../server/newsletter/newsletter-limits.ts";
import { errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { readImportedPeople } from "./read-imported-people.ts";
import { sendingActs } from "./sending-acts.ts";

/** Lines named in the answer to an import. */
const linesNamed = 20;

export const subscriberActs: Acts = {
  ...sendingActs,
  remove: {
    role: "publisher",
    async run({ site, form, session, words }: ActArgs) {
      const removed = await site.newsletter.staff.remove(session.person, String(form.get("id") ?? ""));
      const { removed: done, notThere } = words.newsletter;
      return removed === "done"
        ? ({ tone: "success", sentences: [done] } satisfies NoticeContent)
        : errorNotice([notThere]);
    },
  },
  import: {
    // Staff answer for what they declare.
    role: "administrator",
    recentSignIn: true,
    async run({ site, form, session, words: { newsletter } }: ActArgs) {
      const words = newsletter.import;
      const text = (name: string) => String(form.get(name) ?? "");
      const chosen = text("language");
      const people = readImportedPeople(text("rows"), isLanguage(chosen) ? chosen : "en");
      if (people.length === 0) return errorNotice([words.problems.rows]);
      const declared = form.has("declared");
      const outcome = await site.newsletter.staff.importPeople(session.person, people, {
        ...{ source: text("source"), agreedOn: text("agreed_on"), declared },
      });
      if (outcome.outcome === "invalid")
        return errorNotice([
          outcome.problem === "tooMany"
            ? words.problems.tooMany({ most: maxImported })
            : words.problems[outcome.problem],
        ]);
      const { invalid, added } = outcome;
      const lines = `${invalid.slice(0, linesNamed).join(", ")}${invalid.length > linesNamed ? ", …" : ""}`;
      return {
        tone: "success",
        sentences: [
          words.done(outcome),
          ...(added > 0 && !declared ? [words.asked] : []),
          ...(invalid.length > 0 ? [words.invalid({ lines })] : []),
        ],
      } satisfies NoticeContent;
    },
  },
};
