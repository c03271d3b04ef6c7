import type { LoaderArgs } from "../route.ts";
import { siteContext } from "../site.ts";
import { icsFile } from "./ics.ts";
import { keptFile } from "./kept.ts";
import { machineAnswer } from "./machine-answer.ts";

/** All events that are to come and those of the past year, for a calendar that subscribes to them. */
export async function loader({ request, context }: LoaderArgs) {
  const { content, settings } = context.get(siteContext);
  const now = new Date();
  const today = now.toISOString().slice(0, "2026-11-15".length);
  const body = await keptFile("events.ics", `${await content.version()} ${today}`, async () => {
    const events = await content.events.calendar(now);
    return icsFile(
      events.map(({ excerpt, ...event }) => ({ ...event, text: excerpt })),
      settings.siteUrl,
    );
  });
  return machineAnswer(request, { type: "text/calendar; charset=utf-8", body });
}
