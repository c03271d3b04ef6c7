import type { Translation } from "../translation.ts";

export const shell: Translation["shell"] = {
  skipToContent: "الانتقال إلى المحتوى",
  loading: "جارٍ التحميل...",
  asOf: "حتى تاريخ {date}",
  mainMenu: "القائمة الرئيسية",
  openMenu: "القائمة",
  showSubPages: "{name}: عرض الصفحات",
  search: "بحث",
  searchSite: "البحث في الموقع",
  toTop: "إلى أعلى الصفحة",
  opensInNewTab: "{name} (يُفتح في علامة تبويب جديدة)",
  lowData: {
    whenOff: {
      turn: "تشغيل وضع توفير البيانات",
      note: "في وضع توفير البيانات: بلا برامج نصية ولا فيديو ولا خطوط ويب، ولا تُحمَّل الصور إلا إذا طلبتموها. ويبقى كل شيء صالحًا للاستخدام.",
    },
    whenOn: {
      turn: "إيقاف وضع توفير البيانات",
      note: "وضع توفير البيانات يعمل: بلا برامج نصية ولا فيديو ولا خطوط ويب، ولا تُحمَّل الصور إلا إذا طلبتموها. ويبقى كل شيء صالحًا للاستخدام.",
    },
    noKilobytes: "0.0",
    weight: "استهلك تحميل هذه الصفحة {kilobytes} كيلوبايت من البيانات.",
    withoutPictures: " ولا يشمل ذلك صورها.",
  },
  theme: { toDark: "التبديل إلى المظهر الداكن", toLight: "التبديل إلى المظهر الفاتح" },
};
