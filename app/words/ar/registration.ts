import type { Translation } from "../translation.ts";

export const registration: Translation["registration"] = {
  notYet: "يبدأ التسجيل في {date}",
  open: "التسجيل مفتوح",
  placesLeft:
    "{count, plural, zero {لم يبقَ أي مقعد} one {بقي مقعد واحد} two {بقي مقعدان} few {بقيت # مقاعد} many {بقي # مقعدًا} other {بقي # مقعد}}",
  few: "بقيت مقاعد قليلة",
  fewLeft:
    "{count, plural, zero {لم يبقَ أي مقعد} one {بقي مقعد واحد فقط} two {بقي مقعدان فقط} few {بقيت # مقاعد فقط} many {بقي # مقعدًا فقط} other {بقي # مقعد فقط}}",
  waitingList: "اكتمل العدد، وقائمة الانتظار مفتوحة",
  full: "اكتمل العدد",
  closed: "أُغلق التسجيل في {date}",
  closes: "يُغلق التسجيل في {date}.",
  waitingListNote:
    "شُغلت جميع المقاعد. انضموا إلى قائمة الانتظار: حين يتوفر مقعد نعرضه بالبريد الإلكتروني على الشخص التالي.",
  fullNote: "شُغلت جميع المقاعد، ولا توجد قائمة انتظار.",
  joinWaitingList: "الانضمام إلى قائمة الانتظار",
};
