import { redirect } from "react-router";
import { withoutSession } from "../../../server/staff/session-cookie.ts";
import type { Access, ActArgs, Acts } from "../rendering/desk-route.ts";

export const role: Access = "anyone";

export function loader() {
  return redirect("/desk/sign-in");
}

export const acts: Acts = {
  default: {
    role: "anyone",
    async run({ site, desk, maybeSession }: ActArgs) {
      if (maybeSession) await desk.sessions.end(maybeSession.person.id, maybeSession.id);
      return redirect("/desk/sign-in", { headers: withoutSession(site.settings.siteUrl) });
    },
  },
};
