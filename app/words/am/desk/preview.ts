import type { DeskTranslation } from "../../translation.ts";

export const preview: DeskTranslation["preview"] = {
  heading: "የ{title} ቅድመ እይታ",
  missing: "ገና የሚቀሩ (ከታች የተተዉ ወይም በምሳሌ የተሞሉ)፦ {fields}።",
  links: {
    heading: "መለያ ለሌላቸው ሰዎች የሚሆኑ ሊንኮች",
    help: "ሊንኩ ያለው ማንኛውም ሰው የመጨረሻውን ረቂቅ ለሰባት ቀናት ወይም እስኪሽሩት ድረስ ማየት ይችላል።",
    copyNow: "ይህን ሊንክ አሁን ይቅዱት፦ ዳግም አይታይም።",
    created: "የፈጠረው {name}፣ {created}፤ የሚያበቃው {expires}",
    revoke: "ይሻሩ",
    create: "የቅድመ እይታ ሊንክ ይፍጠሩ",
  },
  frames: {
    label: "ቅድመ እይታዎች",
    scrolls: "አንድ ቅድመ እይታ በአንድ ጊዜ፣ የሚንሸራተት",
    frameScrolls: "{name}፣ የሚንሸራተት",
    open: "በአዲስ ትር ይክፈቱ፦ {name}",
    phone: { light: "ስልክ፣ ብሩህ", dark: "ስልክ፣ ጨለማ" },
    desktop: { light: "ኮምፒውተር፣ ብሩህ", dark: "ኮምፒውተር፣ ጨለማ" },
  },
};
