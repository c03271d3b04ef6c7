import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  title: "ያግኙን",
  description: "አዲስ አበባ ለሚገኘው Secure AI Africa ይጻፉ፦ ለእያንዳንዱ መልእክት በ24 ሰዓት ውስጥ መልስ እንሰጣለን።",
  lead: "ስለ ኤአይ ደህንነት ጥያቄ፣ ሊያካፍሉን የሚፈልጉት ፕሮጀክት ወይም የአጋርነት ሐሳብ ካለዎት ይጻፉልን። በ24 ሰዓት ውስጥ እንመልሳለን።",
  form: "መልእክት ይላኩልን",
  details: {
    heading: "የምንገኝበት",
    place: "ቦታ",
    address: "አዲስ አበባ፣ ኢትዮጵያ",
    phone: "ስልክ",
    email: "ኢሜይል",
    press: "ለጋዜጠኞች",
    social: "ይከተሉን",
    reply: "መልስ",
    replyWithin: "በ24 ሰዓት ውስጥ",
    kept: "ባለፉት {days} ቀናት {all, select, true {የደረሱን {messages, number} መልእክቶች ሁሉ} other {ከደረሱን {messages, number} መልእክቶች {inTime, number}ቱ}} በ24 ሰዓት ውስጥ መልስ አግኝተዋል።",
    median: "ከሁሉም መልእክቶች ግማሹ በ{time} ውስጥ መልስ አግኝተዋል (ሚዲያን)።",
    opensInNewTab: "{name} (በአዲስ ትር ይከፈታል)",
  },
};
