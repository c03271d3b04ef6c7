import { plainText } from "../../server/content/plain-text.ts";
import type { LoaderArgs } from "../route.ts";
import { siteContext } from "../site.ts";
import { icsFile } from "./ics.ts";
import { machineAnswer } from "./machine-answer.ts";
import { notHere } from "./not-here.ts";

/** One event, to be added to a calendar by hand. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { content, settings } = context.get(siteContext);
  const event = await content.events.find(params.id ?? "", new Date());
  if (!event) return notHere();
  return machineAnswer(request, {
    type: "text/calendar; charset=utf-8",
    body: icsFile([{ ...event, text: plainText(event.description) }], settings.siteUrl),
  });
}
