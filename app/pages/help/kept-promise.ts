import { promiseDays } from "../../../server/enquiries/promise.ts";
import type { Figures } from "../../../server/enquiries/promise-figures.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { contact } from "../../words/en/contact.ts";
import { duration } from "../../words/en/duration.ts";

/** Of fewer messages a figure says more about chance than about us. */
const fewest = 10;

/** How well the promise of a reply was kept, in sentences; nothing where too little was counted or it cannot be read. */
export async function readPromise({ context }: LoaderArgs): Promise<string | undefined> {
  const { enquiries, log } = context.get(siteContext);
  try {
    return keptPromise(await enquiries.promise.published());
  } catch (error) {
    // The page is as good without.
    log.error("How well the promise was kept could not be read", { error });
    return undefined;
  }
}

export function keptPromise({ messages, inTime, medianMinutes }: Figures): string | undefined {
  if (messages < fewest) return undefined;
  const { kept, median } = contact.details;
  const half = medianMinutes === null ? "" : ` ${median(duration(medianMinutes))}`;
  return kept(inTime, messages, promiseDays) + half;
}
