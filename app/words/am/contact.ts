import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  details: {
    place: "ቦታ",
    phone: "ስልክ",
    email: "ኢሜይል",
    press: "ለጋዜጠኞች",
    social: "ይከተሉን",
    reply: "መልስ",
    kept: "ባለፉት {days} ቀናት {all, select, true {የደረሱን {messages, number} መልእክቶች ሁሉ} other {ከደረሱን {messages, number} መልእክቶች መካከል {inTime, number}}} በ24 ሰዓት ውስጥ መልስ አግኝተዋል።",
    median: "ከሁሉም መልእክቶች ግማሹ በ{time} ውስጥ መልስ አግኝቷል (መካከለኛው ጊዜ፣ median)።",
    opensInNewTab: "{name} (በአዲስ ትር ይከፈታል)",
  },
};
