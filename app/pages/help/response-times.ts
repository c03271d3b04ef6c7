import { promiseDays } from "../../../server/inbox/promise.ts";
import type { Figures } from "../../../server/inbox/promise-figures.ts";
import { wordsFor } from "../../rendering/language.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { durationIn } from "../../words/duration.ts";
import type { Words } from "../../words/translation.ts";

/** Of fewer messages a figure says more about chance than about us. */
const fewest = 10;

/** How well the promise of a reply was kept, in sentences; nothing where too little was counted or it cannot be read. */
export async function readResponseTimes({ context }: LoaderArgs): Promise<string | undefined> {
  const { enquiries, log } = context.get(siteContext);
  try {
    return responseTimes(wordsFor({ context }), await enquiries.promise.published());
  } catch (error) {
    // The page is as good without.
    log.error("How well the promise was kept could not be read", { error });
    return undefined;
  }
}

export function responseTimes(
  words: Words,
  { messages, inTime, medianMinutes }: Figures,
): string | undefined {
  if (messages < fewest) return undefined;
  const { kept, median } = words.contact.details;
  const half = medianMinutes === null ? "" : ` ${median({ time: durationIn(words, medianMinutes) })}`;
  return kept({ all: inTime === messages, inTime, messages, days: promiseDays }) + half;
}
