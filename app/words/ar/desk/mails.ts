import type { DeskTranslation } from "../../translation.ts";

export const mails: DeskTranslation["mails"] = {
  greeting: "مرحبًا {name}،",
  code: {
    subject: "رمزكم لمساحة فريق {organisation}",
    intro: "رمز تسجيل دخولكم:",
    use: "يعمل مرة واحدة خلال عشر دقائق. لا تكتبوه إلا في مساحة الفريق، ولا تعطوه لأحد: نحن لا نطلبه أبدًا.",
    mistake: "إن لم تطلبوه، فلا حاجة إلى فعل أي شيء.",
  },
  invitation: {
    subject: "دعوة إلى مساحة فريق {organisation}",
    text: "تلقيتم دعوة من {name} إلى مساحة فريق {organisation} بدور «{role}». للانضمام، افتحوا هذا الرابط خلال سبعة أيام:",
    mistake: "يعمل الرابط مرة واحدة. إن لم تتوقعوا هذه الدعوة، فلا حاجة إلى فعل أي شيء.",
    roles: { translator: "ترجمة", writer: "كتابة", publisher: "نشر", administrator: "إدارة" },
  },
  newPasskey: {
    subject: "مفتاح مرور جديد لمساحة فريق {organisation}",
    text: "أضيف مفتاح المرور «{passkey}» إلى حسابكم: {moment}. يمكن به تسجيل الدخول باسمكم.",
    mistake: "إن لم تفعلوا ذلك، فأزيلوه وأنهوا كل الجلسات الأخرى: {link}",
    tell: "ثم أبلغوا الإدارة.",
  },
  newDevice: {
    subject: "تسجيل دخول من جهاز جديد إلى مساحة فريق {organisation}",
    text: "سُجِّل الدخول إلى حسابكم ({moment})، باستخدام {device}، من مكان لم نعرفه من قبل.",
    mistake: "إن لم تفعلوا ذلك، فأنهوا تلك الجلسة: {link}",
    tell: "ثم أبلغوا الإدارة.",
  },
  reminder: {
    overdueSubject: "انقضى الأجل: {reference}",
    soonSubject: "بقي أقل من 4 ساعات: {reference}",
    allOverdue:
      "{count, plural, zero {لا رسائل انقضى أجلها} one {رسالة واحدة انقضى أجلها} two {رسالتان انقضى أجلهما} few {# رسائل انقضى أجلها} many {# رسالة انقضى أجلها} other {# رسالة انقضى أجلها}}",
    allSoon:
      "{count, plural, zero {لا رسائل بقي لها أقل من 4 ساعات} one {رسالة واحدة بقي لها أقل من 4 ساعات} two {رسالتان بقي لهما أقل من 4 ساعات} few {# رسائل بقي لها أقل من 4 ساعات} many {# رسالة بقي لها أقل من 4 ساعات} other {# رسالة بقي لها أقل من 4 ساعات}}",
    mixed: "رسائل بلا رد: {overdue, number} انقضى أجلها، {soon, number} بقي لها أقل من 4 ساعات",
    promise: "نعد بالرد خلال 24 ساعة.",
    turnOff: "يمكنكم إيقاف هذه الرسائل: {link}",
  },
  review: {
    untitled: "(بلا عنوان بعد)",
    readySubject: "جاهز للمراجعة: ⁨{title}⁩",
    ready: "يطلب ⁨{name}⁩ مراجعة «⁨{title}⁩».",
    approved: {
      subject: "اعتُمد: ⁨{title}⁩",
      text: "اعتمد ⁨{name}⁩ «⁨{title}⁩». يمكن نشره الآن.",
      byLink: "اعتمد ⁨{name}⁩ «⁨{title}⁩» بالرابط الذي أنشأه ⁨{maker}⁩. يمكن نشره الآن.",
    },
    sentBack: {
      subject: "أُعيد: ⁨{title}⁩",
      text: "أعاد ⁨{name}⁩ «⁨{title}⁩».",
      byLink: "أعاد ⁨{name}⁩ «⁨{title}⁩» بالرابط الذي أنشأه ⁨{maker}⁩.",
    },
    note: "ملاحظة: ⁨{note}⁩",
    open: "افتحوه في مساحة الفريق: {link}",
  },
  summary: {
    subject:
      "{count, plural, zero {لا رسائل تنتظر ردًا} one {رسالة واحدة تنتظر ردًا} two {رسالتان تنتظران ردًا} few {# رسائل تنتظر ردًا} many {# رسالة تنتظر ردًا} other {# رسالة تنتظر ردًا}}",
    subjectOverdue:
      "{count, plural, zero {لا رسائل تنتظر ردًا} one {رسالة واحدة تنتظر ردًا} two {رسالتان تنتظران ردًا} few {# رسائل تنتظر ردًا} many {# رسالة تنتظر ردًا} other {# رسالة تنتظر ردًا}}، منها {overdue, number} انقضى أجلها",
  },
  due: {
    left: "بقي {time}",
    overdue: "انقضى الأجل منذ {time}",
    minutes: "{minutes, number} د",
    hours: "{hours, number} س {minutes, number} د",
    days: "{days, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
    more: "و{count, number} أخرى: {link}",
  },
  devices: {
    on: "{browser} على {system}",
    browser: "متصفح",
    systems: { apple: "جهاز iPhone أو iPad", mac: "جهاز Mac", device: "جهاز" },
  },
  alert: {
    begunSubject: "تنبيه: {what} ({organisation})",
    endedSubject: "حُلّت المشكلة: {what} ({organisation})",
    what: {
      mail: "البريد لا يخرج",
      disk: "القرص يكاد يمتلئ",
      backup: "لا توجد نسخة احتياطية من اليوم الماضي",
      errors: "يفشل أكثر من 1% من الطلبات",
      securityTxt: "صلاحية security.txt على وشك الانتهاء",
      certificate: "صلاحية الشهادة على وشك الانتهاء",
      clock: "ساعة الخادم غير صحيحة",
      database: "لا يمكن حفظ أي شيء",
    },
    begun: "منذ {moment}: {what}.",
    ended: "انتهى هذا: {what}. استمر من {since} إلى {moment}.",
    open: "تبيّن مساحة الفريق ما ينبغي فعله: {link}",
    once: "ستصلكم رسالة أخرى عند انتهاء المشكلة.",
  },
  notice: {
    from: "من",
    email: "البريد الإلكتروني",
    subject: "الموضوع",
    received: "تاريخ الوصول",
    reference: "الرقم المرجعي",
    language: "لغة الصفحة",
    atDesk: "في مساحة الفريق",
    spam: "تبدو مزعجة",
    unconfirmed: "المرسل غير مؤكد",
    forged: "لم تجتز هذه الرسالة فحص DMARC، فقد تكون مزوّرة",
    request: "في السجل",
    notMailed: "لم تُرسل بالبريد",
    held: "{count, number} محتجزة: راجعوا {command}",
    answer: "للرد، افتحوا هذه الرسالة في مساحة الفريق. الرد على هذا البريد لا يصل إلى الزائر.",
  },
};
