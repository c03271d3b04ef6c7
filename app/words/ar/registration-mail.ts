import type { Translation } from "../translation.ts";

export const registrationMail: Translation["registrationMail"] = {
  confirmed: { subject: "تأكّد مكانكم: {event}", intro: "أنتم مسجّلون في «{event}». نتطلع إلى لقائكم." },
  waiting: {
    subject: "أنتم على قائمة الانتظار: {event}",
    intro: "جميع الأماكن في «{event}» محجوزة حاليًا. أنتم على قائمة الانتظار.",
    next: "حين يتوفر مكان نعرضه على المنتظرين بحسب ترتيب تسجيلهم، وعندئذ نرسل إليكم رسالة.",
  },
  offered: {
    subject: "مكان لكم: {event}",
    intro:
      "{seats, plural, zero {توفّرت أماكن في «{event}»، وهي محجوزة لكم.} one {توفّر مكان في «{event}»، وهو محجوز لكم.} two {توفّر مكانان في «{event}»، وهما محجوزان لكم.} few {توفّرت # أماكن في «{event}»، وهي محجوزة لكم.} many {توفّر # مكانًا في «{event}»، وهي محجوزة لكم.} other {توفّر # مكان في «{event}»، وهي محجوزة لكم.}}",
    deadline: "يُرجى القبول أو الاعتذار في هذه الصفحة قبل {moment}. بعد ذلك نعرض المكان على الشخص التالي:",
  },
  changed: {
    subject: "تغيير: {event}",
    start: "الموعد الجديد: {moment}",
    end: "موعد الانتهاء الجديد: {moment}",
    place: "المكان الجديد: {place}",
    online: "العنوان الجديد على الإنترنت: {address}",
    noLongerOnline: "لم يعد العنوان على الإنترنت صالحًا.",
    before: "سابقًا: {value}",
    postponed: "تأجّلت الفعالية، ولن تُقام في الموعد المذكور أدناه. سنكتب إليكم حين يتحدد موعد جديد.",
    takesPlace: "ستُقام الفعالية.",
    valid: "يبقى تسجيلكم في «{event}» ساريًا.",
    stillWaiting: "ما زلتم على قائمة الانتظار لـ«{event}».",
  },
  eventCancelled: {
    subject: "أُلغيت: {event}",
    intro: "أُلغيت «{event}» ولن تُقام. نعتذر إليكم. لا يلزمكم فعل شيء.",
  },
  cancelled: {
    subject: "أُلغي تسجيلكم: {event}",
    byPerson: "أُلغي تسجيلكم في «{event}» بناءً على طلبكم.",
    byStaff: "ألغت {organisation} تسجيلكم في «{event}». إن كان لديكم سؤال، فيُرجى الرد على هذه الرسالة.",
  },
  reminder: {
    subject: "تذكير: {event}",
    intro: "تُقام «{event}» قريبًا، ولكم فيها مكان.",
    cannotCome: "إن تعذّر عليكم الحضور، فيُرجى الإلغاء في هذه الصفحة ليحصل شخص آخر على المكان:",
  },
  thanks: { subject: "شكرًا على مشاركتكم: {event}", intro: "شكرًا على مشاركتكم في «{event}»." },
  again: { subject: "تسجيلكم: {event}", intro: "أنتم مسجّلون من قبل في «{event}». لم يتغيّر شيء." },
  linkAgain: "طلبتم رابط تسجيلكم في «{event}». ويمكنكم محوه هناك أيضًا.",
  when: "الموعد: {moment}",
  until: "حتى: {moment}",
  where: "المكان: {place}",
  online: "على الإنترنت: {address}",
  seats:
    "{seats, plural, zero {لا أماكن} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}",
  code: "الرمز الذي تُظهرونه عند الدخول: {code}",
  link: "للاطلاع على تسجيلكم أو تغييره أو إلغائه:",
  secret: "احتفظوا بهذا الرابط لأنفسكم: فكل من لديه الرابط يستطيع تغيير تسجيلكم.",
  mistake: "إن لم تسجّلوا، فقد كتب أحدهم عنوانكم خطأً. يمكنكم الإلغاء من الرابط أعلاه.",
};
