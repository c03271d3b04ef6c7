import { backupIsOld, conditions } from "../../../server/monitoring/alert-conditions.ts";
import type { SiteState } from "../../../server/monitoring/site-state.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import type { DeskWords } from "../../words/translation.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

export type LineName = keyof DeskWords["state"]["headings"];
/** `canStore`: whether the database can be written to. */
export type ShownState = SiteState & { canStore: boolean };

const maxEncoding = 15 * 60_000;
const maxErrorRate = 0.01;
/** One failure among few requests is no trend. */
const minErrors = 5;

export async function readState({ desk }: Pick<DeskArgs, "desk">): Promise<ShownState> {
  const [state, canStore] = await Promise.all([
    desk.state(),
    desk.checkDatabase().then(
      () => true,
      () => false,
    ),
  ]);
  return { ...state, canStore };
}

/** The lines of the page that need attention. */
export function problemsOf(state: ShownState): LineName[] {
  const { at, mailOut, mailIn, encoding, requests, canStore } = state;
  const { lastHour } = requests;
  const wrong: Partial<Record<LineName, boolean | undefined>> = {
    database: !canStore,
    mailOut: mailOut.isSetUp && mailOut.stuck + mailOut.givenUp > 0,
    mailIn: mailIn.problem !== undefined,
    encoding: encoding.oldest !== null && Date.parse(at) - Date.parse(encoding.oldest) > maxEncoding,
    backup: backupIsOld(state),
    disk: conditions.disk.isWrong(state),
    errors: lastHour.errors >= minErrors && lastHour.errors > lastHour.requests * maxErrorRate,
    securityTxt: conditions.securityTxt.isWrong(state),
  };
  return (Object.keys(wrong) as LineName[]).filter((name) => wrong[name]);
}

/** For Today: how many lines need attention. Only for those who may open the page. */
export async function countProblems({ desk, session }: Pick<DeskArgs, "desk" | "session">): Promise<number> {
  if (!mayActAs(session.person.role, "publisher")) return 0;
  return problemsOf(await readState({ desk })).length;
}
