import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "في {moment} كتبتم:",
  acknowledgement: {
    subject: "وصلتنا رسالتكم ({reference})",
    thanks: "شكرًا على الكتابة إلى {organisation}. وصلتنا رسالتكم، وسنردّ عليها خلال 24 ساعة.",
    closed:
      "شكرًا على الكتابة إلى {organisation}. وصلتنا رسالتكم. مكتبنا مغلق في عطلة، وسنردّ عليها في موعد أقصاه {day}.",
    reference: "الرقم المرجعي لرسالتكم: {reference}",
    kept: "يمكنكم هنا الاطلاع على رسالتكم ومحوها:",
    mistake:
      "إن لم تكونوا قد كتبتم إلينا، فقد كتب أحدهم عنوانكم خطأً. لا يلزمكم فعل شيء، ويمكنكم محو الرسالة من الرابط أعلاه.",
  },
};
