import type { Translation } from "../translation.ts";

export const updates: Translation["updates"] = {
  filter: "تصفية المستجدات",
  all: "كل المستجدات",
  row: "المستجدات، الأحدث أولًا",
  skip: "تخطّي المستجدات",
  previous: "السابق من المستجدات",
  next: "التالي من المستجدات",
  readMore: "قراءة المزيد",
  loading: "جارٍ تحميل المستجدات",
  empty: "لا مستجدات في هذه الفئة",
  everything: "عرض كل شيء",
};
