import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { openRegistration, plainAnswer } from "./open-registration.ts";

/** The calendar entry of a person who has a place, with the online address. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const found = await openRegistration(args);
  if (found instanceof Response) return found;
  const { own } = args.context.get(siteContext).registrations;
  const file = await own.calendar(args.params.token ?? "");
  if (!file) return plainAnswer(args, "missing", 404);
  return new Response(file, {
    headers: {
      ...privateHeaders,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="event.ics"',
    },
  });
}
