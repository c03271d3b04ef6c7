import { mustConfirm, type SecurityTxtStatus } from "../../../server/desk/security-txt.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Notice } from "../../ui/notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { Moment } from "../ui/moment.tsx";

type Shown = SecurityTxtStatus & { now: string };

/** Only for administrators, who can confirm it, and only when it is time. */
export async function readSecurityTxt({ desk, session }: Pick<DeskArgs, "desk" | "session">) {
  if (!mayActAs(session.person.role, "administrator")) return undefined;
  const status = await desk.securityTxt.status();
  const now = new Date();
  return mustConfirm(status, now) ? { ...status, now: now.toISOString() } : undefined;
}

export function SecurityTxtNotice(status: Shown) {
  const { securityTxt: words } = useDeskWords();
  return (
    <Notice tone="error">
      <SecurityTxtState {...status} /> <a href="/desk/security-txt">{words.toPage}</a>
    </Notice>
  );
}

/** Who confirmed it, and until when it is valid. */
export function SecurityTxtState({ expiresAt, confirmed, now }: Shown) {
  const { securityTxt: words } = useDeskWords();
  const moment = <Moment key="expires" instant={expiresAt} />;
  return (
    <>
      {confirmed
        ? words.confirmedBy({
            name: <bdi key="name">{confirmed.by}</bdi>,
            moment: <Moment key="confirmed" instant={confirmed.at} />,
          })
        : words.unconfirmed}{" "}
      {expiresAt <= now ? words.expired({ moment }) : words.expires({ moment })}
    </>
  );
}
