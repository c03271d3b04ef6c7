import type { Translation } from "../translation.ts";

export const siteNotice: Translation["siteNotice"] = { label: "ማስታወቂያ" };

export const closed: Translation["closed"] = {
  answerBy: "ቢሯችን በበዓል ምክንያት ዝግ ነው። እስከ {day} ድረስ እንመልሳለን።",
  now: "ቢሯችን በበዓል ምክንያት ዝግ ነው፦ አሁን የሚላክ መልእክት እስከ {day} ድረስ መልስ ያገኛል።",
  notCounted: "ቢሯችን ዝግ የነበረባቸው ቀናት አይቆጠሩም።",
};
