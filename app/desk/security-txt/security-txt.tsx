import { redirect, useLoaderData } from "react-router";
import { securityTxt } from "../../metadata/security-txt.ts";
import { Notice } from "../../ui/notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { SecurityTxtState } from "./security-txt-notice.tsx";

export const role: Access = "administrator";
export const title = "security.txt";

const path = "/desk/security-txt";

export async function loader({ site, desk, url }: DeskArgs) {
  const [status, text] = await Promise.all([desk.securityTxt.status(), securityTxt(site)]);
  return { ...status, text, isDone: url.searchParams.has("done"), now: new Date().toISOString() };
}

export const acts: Acts = {
  confirm: {
    role: "administrator",
    async run({ desk, session }: ActArgs) {
      await desk.securityTxt.confirm(session.person);
      return redirect(`${path}?done`);
    },
  },
};

export default function SecurityTxtPage() {
  const { securityTxt: words } = useDeskWords();
  const { text, isDone, ...status } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{title}</h1>
      {isDone && (
        <Notice tone="success">
          {words.confirmed({ until: <Moment key="until" instant={status.expiresAt} /> })}
        </Notice>
      )}
      <p>
        {words.help({
          file: (
            <a key="file" href="/.well-known/security.txt">
              {words.file}
            </a>
          ),
        })}
      </p>
      <p>
        <SecurityTxtState {...status} />
      </p>
      <pre dir="ltr">{text}</pre>
      <h2>{words.before}</h2>
      <ul>
        <li>
          {words.addresses({
            organisation: (
              <a key="organisation" href="/desk/pages/organisation">
                {words.organisation}
              </a>
            ),
          })}
        </li>
        <li>
          {words.policy({
            policy: (
              <a key="policy" href="/desk/pages/security-policy">
                {words.policyName}
              </a>
            ),
          })}
        </li>
        <li>{words.key}</li>
      </ul>
      <form method="post">
        <Button act="confirm">{words.confirm}</Button>
      </form>
      <TimesNote />
    </>
  );
}
