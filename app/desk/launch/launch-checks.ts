import type { pages } from "../../../content/pages/index.ts";
import { isLanguage, languages } from "../../../languages.ts";
import { organisationValues } from "../../rendering/site-values.ts";
import type { DeskWords } from "../../words/translation.ts";
import { backupIsOld } from "../home/last-backup.tsx";
import type { DeskArgs } from "../rendering/desk-route.ts";

type CheckName = keyof DeskWords["launch"]["checks"];
/** Where it is entered. Undefined: by the person who runs the site. */
type Place = `/desk/${string}` | undefined;
export type LaunchCheck = {
  name: CheckName;
  isDone: boolean;
  place: Place;
  /** What exactly is missing, if the check concerns several things. */
  missing: string[];
};

const nameOf = (language: string) => (isLanguage(language) ? languages[language].name : language);
const page = (name: keyof typeof pages): Place => `/desk/pages/${name}`;

/** What a donor, a journalist or an official looks for, in the order of the page. */
export async function readLaunchChecks({ desk, site }: Pick<DeskArgs, "desk" | "site">) {
  const { content } = site;
  const [organisation, whoWeAre, origins, samples, staff, backups, securityTxt, photographs, unread] =
    await Promise.all([
      content.organisation(),
      content.whoWeAre(),
      content.page("origins"),
      desk.editions.samples(),
      desk.staff.list(),
      desk.backups.last(),
      desk.securityTxt.status(),
      desk.publicPhotographs(),
      desk.review.unreadTranslations(),
    ]);
  const check = (name: CheckName, isDone: boolean, place: Place, missing: string[] = []): LaunchCheck => ({
    ...{ name, isDone, place },
    missing: isDone ? [] : missing,
  });
  const noneOf = (name: CheckName, missing: string[], place: Place) =>
    check(name, missing.length === 0, place, missing);

  return {
    trust: [
      check("people", (whoWeAre?.team.length ?? 0) > 0, "/desk/people"),
      check("board", (whoWeAre?.board.length ?? 0) > 0, "/desk/people"),
      check("registration", Boolean(organisation.registration), page("organisation")),
      check("address", Boolean(organisation.address), page("organisation")),
      check("contact", Boolean(organisation.email || organisation.phone), page("organisation")),
      check("funders", (whoWeAre?.funders.length ?? 0) > 0, page("who-we-are")),
      check("accounts", (whoWeAre?.accounts.length ?? 0) > 0, page("who-we-are")),
      check("photographs", photographs > 0, "/desk/media"),
    ],
    texts: [
      check("samples", samples.shown === 0, "/desk/samples"),
      noneOf(
        "evidence",
        origins.impact.items.filter(({ evidence }) => !evidence.text).map(({ number }) => number),
        page("origins"),
      ),
      check("legal", await legalPagesAreWhole(site), page("organisation")),
      noneOf(
        "read",
        unread.map(({ language, count }) => `${nameOf(language)}: ${count}`),
        "/desk/pages",
      ),
    ],
    running: [
      check(
        "disclosure",
        Boolean(organisation.securityEmail && organisation.securityKey),
        page("organisation"),
      ),
      check("securityTxt", securityTxt.confirmed !== undefined, "/desk/security-txt"),
      check("mail", desk.mails.isSetUp, undefined),
      check("backup", !backupIsOld(backups), undefined),
      check("administrators", staff.filter(({ role }) => role === "administrator").length > 1, "/desk/staff"),
    ],
  };
}

/** Whether every detail that the legal pages name is entered: visitors do not see the sentences around a missing one. */
async function legalPagesAreWhole({ content }: DeskArgs["site"]): Promise<boolean> {
  const legal = ["privacy-policy", "terms-of-service"] as const;
  const texts = JSON.stringify(await Promise.all(legal.map((name) => content.page(name))));
  const values = Object.entries(organisationValues(await content.organisation()));
  return values.every(([name, value]) => value || !texts.includes(`{${name}}`));
}
