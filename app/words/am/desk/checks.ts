import type { DeskTranslation } from "../../translation.ts";

export const checks: DeskTranslation["checks"] = {
  linkWithSpace: "ሊንኩ {address} ባዶ ቦታ ስላለበት አይሠራም።",
  linkRefused: "ሊንኩ {address} ሊከፈት አይችልም፦ በ https:// ወይም በ / መጀመር አለበት።",
  linkNowhere: "ሊንኩ {address} የትም አይወስድም፦ በ https:// ወይም በ / መጀመር አለበት።",
  linkEmpty: "አድራሻ የሌለው ሊንክ የትም አይወስድም።",
  linkDead: "ሊንኩ {address} ወደማይመልስ ገጽ ይወስዳል።",
  otherLanguage: "ይህ ጽሑፍ በ{detected} የተጻፈ ይመስላል፤ የተመዘገበው ግን {marked} ተብሎ ነው።",
  copied: "ይህ ቃል በቃል ዋናው የ{original} ጽሑፍ ነው፤ የተመዘገበው ግን {marked} ተብሎ ነው።",
  tooComplex:
    "ይህ ጽሑፍ ለቅድመ እይታ በጣም ረጅም ወይም ውስብስብ ነው፤ በዚህ መልኩ ሊታተምም አይችልም፦ ሊንኮችን፣ ዝርዝሮችን፣ የሠንጠረዥ ሕዋሶችን ወይም ሌሎች ምልክቶችን ይቀንሱ።",
  longTitle: "ይህ ርዕስ {length, number} ፊደላት አሉት፦ ካርዶች ቦታ ያላቸው ለ{most, number} ብቻ ነው።",
  picture: {
    missing: "ሥዕሉ {address} የለም።",
    isFile: "{name} ፋይል ስለሆነ እንደ ሥዕል ሊታይ አይችልም።",
    encoding: "ሥዕሉ {name} በመዘጋጀት ላይ ነው፦ ጎብኚዎች ከጥቂት ጊዜ በኋላ ያዩታል።",
    failed: "ሥዕሉ {name} ሊታይ አይችልም፦ {problem}",
    noAlt: "ሥዕሉ {name} ገና አማራጭ ጽሑፍ የለውም፦ ይግለጹት ወይም ማስጌጫ ነው ብለው ምልክት ያድርጉበት።",
    heavy: "ሥዕሉ {name} ከባድ ነው፦ በስልክ {kilobytes, number} KB። ዝርዝር ነገሮች ያልበዙበት ሥዕል ቀላል ነው።",
    heavyFile: "ሥዕሉ {address} ከባድ ነው፦ {kilobytes, number} KB። ከ{most, number} KB በታች ያድርጉት።",
    notShown: "ሥዕሉ {address} አይታይም፦ {problem}",
  },
  text: {
    pictureWithoutAlt: "ሥዕሉ {address} አማራጭ ጽሑፍ የለውም፦ ምን እንደሚያሳይ ይግለጹ።",
    withoutCaptions:
      "{medium, select, video {ቪዲዮው} other {ድምፁ}} {address} የጽሑፍ መግለጫ (captions) የለውም፦ መስማት የማይችሉ ሰዎች ሁሉም ያመልጣቸዋል። የጽሑፍ መግለጫ (WebVTT) ይጫኑና በሚቀጥለው መስመር ሊንኩን ያስገቡ።",
    skippedHeading: "ርዕሱ «{beginning}» አንድ ደረጃ ዘሏል፦ ከፊቱ {marks} ያስፈልገዋል።",
    linkNowhere: "ሊንኩ {address} የትም አይወስድም፦ በ https:// ወይም በ / መጀመር አለበት።",
    linkWithoutHttps: "ሊንኩ {address} በ https:// መጀመር አለበት",
    linkToNoSite: "ሊንኩ {address} የድረ ገጽ አድራሻ አይደለም።",
    oddLink: "አንድ ሊንክ በትክክል ስላልተጻፈ እንደተጻፈው ይታያል።",
    footnoteWithoutText: "የግርጌ ማስታወሻው {mark} ጽሑፍ የለውም፦ ከታች በሚከተለው በሚጀምር መስመር ላይ ይጻፉት፦ {mark}:",
    footnoteWithoutMark: "የግርጌ ማስታወሻው {mark} አይታይም፦ በጽሑፉ ውስጥ ወደ እሱ የሚመራ የለም።",
    openBlock: "አንድ ክፍል ስላልተሟላ እንደተጻፈው ይታያል። በ«::: details» እና በርዕስ ይጀምሩት፣ በ«:::» ይጨርሱት።",
    longSentence: "«{beginning}» {count, number} ቃላት አሉት፦ አጫጭር ዓረፍተ ነገሮች ለማንበብ ይቀላሉ።",
  },
};
