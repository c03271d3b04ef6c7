import type { Translation } from "../translation.ts";

export const siteNotice: Translation["siteNotice"] = { label: "إشعار" };

export const closed: Translation["closed"] = {
  answerBy: "مكتبنا مغلق في عطلة. سنجيب في موعد أقصاه {day}.",
  now: "مكتبنا مغلق في عطلة: الرسالة التي تُرسل الآن يُجاب عنها في موعد أقصاه {day}.",
  notCounted: "لا تُحسب الأيام التي كان فيها مكتبنا مغلقًا.",
};
