import { mustConfirm, type SecurityTxtStatus } from "../../../server/desk/security-txt.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Notice } from "../../ui/notice.tsx";
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
  return (
    <Notice tone="error">
      <SecurityTxtState {...status} /> <a href="/desk/security-txt">Confirm security.txt</a>
    </Notice>
  );
}

/** Who confirmed it, and until when it is valid. */
export function SecurityTxtState({ expiresAt, confirmed, now }: Shown) {
  return (
    <>
      {confirmed ? (
        <>
          {confirmed.by} confirmed security.txt on <Moment instant={confirmed.at} />.{" "}
        </>
      ) : (
        "No one has confirmed security.txt yet. "
      )}
      {expiresAt <= now ? "It expired on " : "It expires on "}
      <Moment instant={expiresAt} />.
    </>
  );
}
