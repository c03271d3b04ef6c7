import { siteContext } from "../site.ts";
import type { Route } from "./+types/calendar";
import { icsFile } from "./ics.ts";
import { machineAnswer } from "./machine-answer.ts";

/** All events that are to come and those of the past year, for a calendar that subscribes to them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, settings } = context.get(siteContext);
  const cards = await content.events.calendar(new Date());
  const events = cards.map(({ excerpt, ...event }) => ({ ...event, text: excerpt }));
  return machineAnswer(request, {
    type: "text/calendar; charset=utf-8",
    body: icsFile(events, settings.siteUrl),
  });
}
