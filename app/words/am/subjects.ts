import type { Translation } from "../translation.ts";

export const subjects: Translation["subjects"] = {
  openings: {
    careers: { subject: "ከእናንተ ጋር ስለ መሥራት", line: "ከእናንተ ጋር መሥራት እፈልጋለሁ።" },
    volunteer: { subject: "በጎ ፈቃደኝነት", line: "በበጎ ፈቃደኝነት ማገልገል እፈልጋለሁ።" },
    donate: { subject: "ሥራችሁን ስለ መደገፍ", line: "ሥራችሁን መደገፍ እፈልጋለሁ።" },
    partner: { subject: "አጋርነት", line: "በአጋርነት ከእናንተ ጋር መሥራት እንፈልጋለን።" },
    policy: { subject: "የኤአይ ፖሊሲ", line: "ለፖሊሲ ባለሙያዎቻችሁ ጥያቄ አለኝ።" },
    press: { subject: "የጋዜጠኛ ጥያቄ", line: "ጋዜጠኛ ነኝ። መልስ የምፈልግበት የመጨረሻ ጊዜና ጥያቄዎቼ፦" },
  },
  event: { subject: "ምዝገባ፦ {name}", line: "በ{date} በሚካሄደው «{name}» ላይ ለመሳተፍ መመዝገብ እፈልጋለሁ።" },
  register: "ይመዝገቡ",
  corrected: "የ{reference} እርማት፦ {subject}",
};
