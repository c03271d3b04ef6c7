/** All personal data of one e-mail address as a file. */
import { redirect } from "react-router";
import type { Access, ActArgs, Acts } from "../rendering/desk-route.ts";
import { emailIn } from "./personal-data-acts.ts";

export const role: Access = "administrator";

export const loader = () => redirect("/desk/enquiries/data");

export const acts: Acts = {
  default: {
    role: "administrator",
    async run({ site, form, session }: ActArgs): Promise<Response> {
      // The answer is a file, so the previous page has to ask for a new sign-in.
      if (!session.provedRecently) return redirect("/desk/enquiries/data?again", 303);
      const registrations = await site.registrations.person(session.person).exportOf(emailIn(form));
      const file = await site.dataRequests.export(session.person, emailIn(form), registrations);
      const day = new Date().toISOString().slice(0, 10);
      return new Response(file, {
        headers: {
          // Not application/json: the server would hold it all in memory to compress it.
          "content-type": "application/octet-stream",
          "content-disposition": `attachment; filename="personal-data-${day}.json"`,
        },
      });
    },
  },
};
