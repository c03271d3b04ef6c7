import type { Translation } from "../translation.ts";

export const siteNotice: Translation["siteNotice"] = { label: "Tangazo" };

export const closed: Translation["closed"] = {
  answerBy: "Ofisi yetu imefungwa kwa sikukuu. Tutajibu kufikia {day}.",
  now: "Ofisi yetu imefungwa kwa sikukuu: ujumbe unaotumwa sasa utajibiwa kufikia {day}.",
  notCounted: "Siku ambazo ofisi yetu ilifungwa hazihesabiwi.",
};
