import { mayActAs } from "../../../server/staff/roles.ts";
import { Notice } from "../../ui/notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** Zero for staff who may not decide. */
export async function countAsking({ site, session }: Pick<DeskArgs, "site" | "session">): Promise<number> {
  return mayActAs(session.person.role, "publisher") ? site.newsletter.staff.asking() : 0;
}

/** On Today, if a mail to subscribers waits for a decision, such as after a restored backup. */
export function AskingNotice({ count }: { count: number }) {
  const { newsletter: words } = useDeskWords();
  if (count === 0) return null;
  return (
    <Notice tone="error">
      {words.sendings.asking({ count })} <a href="/desk/subscribers#mails">{words.sendings.decide}</a>
    </Notice>
  );
}
