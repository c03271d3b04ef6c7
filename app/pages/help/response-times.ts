import type { ResponseFigures } from "../../../server/inbox/response-times.ts";
import { promiseDays } from "../../../server/inbox/response-times.ts";
import { wordsFor } from "../../rendering/language.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { durationIn } from "../../words/duration.ts";
import type { Words } from "../../words/translation.ts";

/** With fewer messages the figures would be chance. */
const minMessages = 10;

/** How fast we answered lately, in sentences; undefined with too few messages, or if they could not be read. */
export async function readResponseTimes({ context }: LoaderArgs): Promise<string | undefined> {
  const { enquiries, log } = context.get(siteContext);
  try {
    return responseTimes(wordsFor({ context }), await enquiries.responseTimes.published());
  } catch (error) {
    // The page works without it.
    log.error("The response times could not be read", { error });
    return undefined;
  }
}

export function responseTimes(
  words: Words,
  { messages, inTime, medianMinutes, hadHolidays }: ResponseFigures,
): string | undefined {
  if (messages < minMessages) return undefined;
  const { kept, median } = words.contact.details;
  const half = medianMinutes === null ? "" : ` ${median({ time: durationIn(words, medianMinutes) })}`;
  const holidays = hadHolidays ? ` ${words.closed.notCounted}` : "";
  return kept({ all: inTime === messages, inTime, messages, days: promiseDays }) + half + holidays;
}
