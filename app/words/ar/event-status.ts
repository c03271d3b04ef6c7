import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "فعالية ملغاة",
    title: "أُلغيت: {name}",
    note: "أُلغيت هذه الفعالية، ولن تُقام.",
  },
  postponed: {
    kicker: "فعالية مؤجلة",
    title: "تأجلت: {name}",
    note: "تأجلت هذه الفعالية، ولن تُقام في التاريخ المذكور أدناه. سيُعلن الموعد الجديد في هذه الصفحة.",
  },
};
