/** The certificate of a person who came, as a PDF. */
import { data } from "react-router";
import { isLanguage } from "../../../languages.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { eventIn } from "./event-registrations.ts";

export const role: Access = "publisher";

export async function loader(args: DeskArgs): Promise<Response> {
  const { site, params } = args;
  const event = await eventIn(args);
  const person = await site.registrations.staff.find(event.id, params.person ?? "", { withSensitive: false });
  if (!person?.attended) throw data(null, { status: 404 });
  const language = isLanguage(person.language) ? person.language : site.language;
  const issued = await site.certificates.issue({ name: person.name, eventId: event.slug, language });
  if (!issued) throw data(null, { status: 404 });
  return new Response(new Uint8Array(issued.pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="certificate-${person.id}.pdf"`,
    },
  });
}
