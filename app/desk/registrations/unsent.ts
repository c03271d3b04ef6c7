/** How many mails to people of the event are still to be sent, for the script that shows the progress. */
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { eventIn } from "./event-registrations.ts";

export const role: Access = "writer";

export const loader = async (args: DeskArgs): Promise<Response> =>
  Response.json({ unsent: await args.site.registrations.staff.unsent((await eventIn(args)).id) });
