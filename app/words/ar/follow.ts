import type { Translation } from "../translation.ts";

export const follow: Translation["follow"] = {
  heading: "تابعونا",
  feed: {
    title: "قارئ الخلاصات",
    text: "تطبيق يعرض لكم الجديد في المواقع التي تختارونها.",
    rss: "خلاصة RSS",
  },
  calendar: {
    title: "التقويم",
    text: "يعرض لكم تطبيق التقويم فعالياتنا وكل تغيير فيها.",
    subscribe: "الاشتراك في تقويم فعالياتنا",
  },
};
