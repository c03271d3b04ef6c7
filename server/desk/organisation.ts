import { type DetailName, detailNames, type OrganisationDetails } from "../../organisation.ts";
import { readDetails, writeDetails } from "../content/organisation.ts";
import { storable } from "../content/record-row.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { emailFault } from "../enquiries/email-fault.ts";
import { type Actor, note } from "./staff-log.ts";

export type DetailProblem = { field: DetailName; sentence: string };
export type DetailsOutcome =
  | { outcome: "saved"; details: OrganisationDetails }
  | { outcome: "refused"; problems: DetailProblem[] };

const LONGEST = 200;

/** What the site says of the organisation: phone, e-mail, profiles, governing law, figures. */
export function organisationOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  return {
    read: (): Promise<OrganisationDetails> => readDetails(database.db),

    /** What is given as empty is unset; what is not given stays as it is. All of it is saved, or nothing. */
    async save(actor: Actor, values: OrganisationDetails): Promise<DetailsOutcome> {
      const given = detailNames.filter((name) => values[name] !== undefined);
      const wanted: OrganisationDetails = Object.fromEntries(
        given.map((name) => [name, storable(values[name]?.trim() ?? "")]),
      );
      const problems = given.flatMap((field) => {
        const sentence = problemOf(field, wanted[field] ?? "");
        return sentence ? [{ field, sentence }] : [];
      });
      if (problems.length > 0) return { outcome: "refused", problems };
      return database.db.transaction().execute(async (db) => {
        const before = await readDetails(db);
        const changed = given.filter((name) => wanted[name] !== (before[name] ?? ""));
        await writeDetails(db, Object.fromEntries(changed.map((name) => [name, wanted[name]])));
        for (const name of changed)
          await note(db, actor, wanted[name] ? "set" : "unset", `organisation: ${name}`, now());
        return { outcome: "saved", details: await readDetails(db) };
      });
    },
  };
}

/** Why a value cannot be shown, as a sentence for whoever typed it. */
function problemOf(name: DetailName, value: string): string | undefined {
  if (!value) return undefined;
  if (value.length > LONGEST) return `Please use at most ${LONGEST} characters.`;
  if (/\p{Cc}/u.test(value)) return "Please write it in one line.";
  return rules[name]?.(value);
}

const phone = (value: string) =>
  /^\+?[\d ()./-]{3,30}$/.test(value)
    ? undefined
    : "Please write a number as it is dialled, such as +251 11 000 0000.";
const email = (value: string) =>
  emailFault(value) ? "Please write an address such as name@example.org." : undefined;
const link = (value: string) =>
  URL.parse(value)?.protocol === "https:" && !/\s/.test(value)
    ? undefined
    : "Please write an address that begins with https://.";

const rules: { [Name in DetailName]?: (value: string) => string | undefined } = {
  phone,
  email,
  pressPhone: phone,
  pressEmail: email,
  profile: link,
  linkedIn: link,
  facebook: link,
};
