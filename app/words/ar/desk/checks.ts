import type { DeskTranslation } from "../../translation.ts";

export const checks: DeskTranslation["checks"] = {
  linkWithSpace: "في الرابط ⁨{address}⁩ مسافة، لذلك لا يعمل.",
  linkRefused: "لا يمكن فتح الرابط ⁨{address}⁩: يجب أن يبدأ بـ ‎https://‎ أو بشرطة مائلة.",
  linkNowhere: "لا يؤدي الرابط ⁨{address}⁩ إلى أي مكان: يجب أن يبدأ بـ ‎https://‎ أو بشرطة مائلة.",
  linkEmpty: "الرابط الذي لا عنوان له لا يؤدي إلى أي مكان.",
  linkDead: "يؤدي الرابط ⁨{address}⁩ إلى صفحة لا تستجيب.",
  otherLanguage: "يبدو أن لغة هذا النص هي {detected}، لكنها مسجلة على أنها {marked}.",
  copied: "هذا هو الأصل ({original}) كلمة بكلمة، لكن لغته مسجلة على أنها {marked}.",
  tooComplex:
    "هذا النص أطول أو أعقد من أن يُعاين، ولا يمكن نشره هكذا: قلّلوا الروابط أو القوائم أو خلايا الجداول أو العلامات الأخرى.",
  longTitle: "عدد حروف هذا العنوان {length, number}: لا تتسع البطاقات إلا لـ {most, number}.",
  picture: {
    missing: "الصورة ⁨{address}⁩ غير موجودة.",
    isFile: "⁨{name}⁩ ملف ولا يمكن عرضه كصورة.",
    encoding: "الصورة ⁨{name}⁩ قيد الإعداد: سيراها الزوار بعد قليل.",
    failed: "لا يمكن عرض الصورة ⁨{name}⁩: {problem}",
    noAlt: "ليس للصورة ⁨{name}⁩ نص بديل بعد: صِفوها، أو أشيروا إلى أنها زخرفية.",
    heavy: "الصورة ⁨{name}⁩ ثقيلة: {kilobytes, number} كيلوبايت على الهاتف. الصورة الأقل تفاصيل أخف.",
    heavyFile:
      "الصورة ⁨{address}⁩ ثقيلة: {kilobytes, number} كيلوبايت. صغّروها إلى أقل من {most, number} كيلوبايت.",
    notShown: "لا تُعرض الصورة ⁨{address}⁩: {problem}",
  },
  text: {
    pictureWithoutAlt: "ليس للصورة ⁨{address}⁩ نص بديل: اذكروا ما تُظهره.",
    withoutCaptions:
      "ليس {medium, select, video {للفيديو} other {للتسجيل الصوتي}} ⁨{address}⁩ ترجمة نصية: من لا يسمعون يفوتهم كل شيء. ارفعوا ترجمة نصية (WebVTT) وضعوا رابطًا إليها في السطر التالي.",
    skippedHeading: "العنوان «⁨{beginning}⁩» يتخطى مستوى: يحتاج إلى ⁨{marks}⁩ قبله.",
    linkNowhere: "لا يؤدي الرابط ⁨{address}⁩ إلى أي مكان: يجب أن يبدأ بـ ‎https://‎ أو بشرطة مائلة.",
    linkWithoutHttps: "ينبغي أن يبدأ الرابط ⁨{address}⁩ بـ ‎https://‎",
    linkToNoSite: "الرابط ⁨{address}⁩ ليس عنوان موقع.",
    oddLink: "أحد الروابط غير مكتوب كما ينبغي، لذلك يظهر كما كُتب.",
    footnoteWithoutText: "ليس للحاشية ⁨{mark}⁩ نص: اكتبوه في الأسفل، في سطر يبدأ بـ ⁨{mark}⁩:",
    footnoteWithoutMark: "لا تظهر الحاشية ⁨{mark}⁩: لا شيء في النص يشير إليها.",
    openBlock:
      "إحدى الكتل غير مكتملة، لذلك تظهر كما كُتبت. ابدؤوها بـ «‎::: details‎» وعنوان، واختموها بـ «:::».",
    longSentence: "عدد كلمات «⁨{beginning}⁩» {count, number}: الجمل الأقصر أسهل قراءة.",
  },
};
