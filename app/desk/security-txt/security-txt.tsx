import { redirect, useLoaderData } from "react-router";
import { securityTxt } from "../../metadata/security-txt.ts";
import { Notice } from "../../ui/notice.tsx";
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
  const { text, isDone, ...status } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>security.txt</h1>
      {isDone && (
        <Notice tone="success">
          Confirmed. It is valid until <Moment instant={status.expiresAt} />.
        </Notice>
      )}
      <p>
        <a href="/.well-known/security.txt">This file</a> tells people who found a security weakness how to
        reach us. It is valid for a year at most, so a person has to confirm it again each year.
      </p>
      <p>
        <SecurityTxtState {...status} />
      </p>
      <pre>{text}</pre>
      <h2>Before you confirm</h2>
      <ul>
        <li>
          Does someone read mail to these addresses every day? They are in{" "}
          <a href="/desk/pages/organisation">Organisation</a>.
        </li>
        <li>
          Is the <a href="/desk/pages/security-policy">Security Policy</a> still true?
        </li>
        <li>If there is a key: can someone still use it?</li>
      </ul>
      <form method="post">
        <Button act="confirm">All of this is right: confirm</Button>
      </form>
      <TimesNote />
    </>
  );
}
