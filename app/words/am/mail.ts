import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "በ{moment} የጻፉት፦",
  acknowledgement: {
    subject: "መልእክትዎ ደርሶናል ({reference})",
    thanks: "ለ{organisation} ስለጻፉ እናመሰግናለን። መልእክትዎ ደርሶናል፤ በ24 ሰዓት ውስጥ እንመልስልዎታለን።",
    closed: "ለ{organisation} ስለጻፉ እናመሰግናለን። መልእክትዎ ደርሶናል። ቢሯችን በበዓል ምክንያት ዝግ ነው፤ እስከ {day} ድረስ እንመልስልዎታለን።",
    reference: "የመልእክትዎ ቁጥር፦ {reference}",
    kept: "መልእክትዎን እዚህ ማየትና መሰረዝ ይችላሉ፦",
    mistake: "ካልጻፉልን፣ ሌላ ሰው አድራሻዎን በስህተት አስገብቶ ነው። ምንም ማድረግ አይጠበቅብዎትም፤ ከፈለጉ ግን ከላይ ባለው ሊንክ መልእክቱን መሰረዝ ይችላሉ።",
  },
};
