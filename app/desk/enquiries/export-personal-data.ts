/** Everything of one e-mail address as a file. */
import { redirect } from "react-router";
import type { Access, ActArgs, Acts } from "../rendering/desk-route.ts";
import { emailIn } from "./personal-data-acts.ts";

export const role: Access = "administrator";

export const loader = () => redirect("/desk/enquiries/data");

export const acts: Acts = {
  default: {
    role: "administrator",
    async run({ site, form, session }: ActArgs): Promise<Response> {
      // The answer is a file, so there is no page that could ask to sign in again: the one before does.
      if (!session.provedRecently) return redirect("/desk/enquiries/data?again", 303);
      const written = await site.dataRequests.export(session.person, emailIn(form));
      const day = new Date().toISOString().slice(0, 10);
      return new Response(written, {
        headers: {
          // Not JSON, which would be compressed, and to be compressed is gathered in memory.
          "content-type": "application/octet-stream",
          "content-disposition": `attachment; filename="personal-data-${day}.json"`,
        },
      });
    },
  },
};
