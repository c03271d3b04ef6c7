import type { Translation } from "../translation.ts";

export const onThisDevice: Translation["onThisDevice"] = {
  title: "على هذا الجهاز",
  description: "صفحات هذا الموقع التي يحتفظ بها متصفحك للقراءة دون اتصال.",
  lead: "ما يحتفظ به متصفحك من هذا الموقع لتقرأه دون اتصال. يمكنك إزالته في أي وقت.",
  noScript: "تحتاج هذه الصفحة إلى JavaScript، لأن متصفحك وحده يعرف ما يحتفظ به.",
  reading: "جارٍ النظر في هذا الجهاز…",
  unsupported: "لا يستطيع هذا المتصفح حفظ صفحات للقراءة دون اتصال.",
  packs: "محفوظ للقراءة دون اتصال",
  noPacks: "لا شيء بعد. استخدم «احفظ للقراءة دون اتصال» في مورد أو خبر أو فعالية أو مشروع.",
  pages: "صفحات قرأتها",
  noPages: "لا صفحات محفوظة.",
  total: "المجموع {size}",
  about: "{size}، حُفظ في {date}",
  remove: "إزالة",
  removeNamed: "إزالة {name}",
  removeAllPacks: "إزالة كل ما حُفظ للقراءة دون اتصال",
  removeAllPages: "إزالة كل الصفحات",
  removed: "أُزيل.",
  notRemoved: "تعذرت الإزالة. حاول مرة أخرى.",
};
