import type { DeskTranslation } from "../../translation.ts";

export const redirects: DeskTranslation["redirects"] = {
  title: "አቅጣጫ ማስቀየሪያዎች",
  help: "ጎብኚዎችን ይህ ጣቢያ ከማይጠቀምበት አድራሻ ወደ አንዱ ገጹ ይወስዳል፦ ለምሳሌ በፖስተር ላይ ወይም በድሮ አገናኝ ውስጥ ካለ አድራሻ።",
  from: "ከ",
  fromHint: "ገጽ የሌለው የዚህ ጣቢያ አድራሻ፤ ለምሳሌ /poster።",
  target: "ወደ",
  targetHint: "የዚህ ጣቢያ ገጽ፤ ለምሳሌ /events ወይም /fr/news።",
  add: "ማስቀየሪያ ያክሉ",
  all: "ሁሉም ማስቀየሪያዎች",
  none: "ገና ማስቀየሪያ የለም።",
  remove: "ያስወግዱ",
  removeOne: "ከ{path} የሚነሳውን ማስቀየሪያ ያስወግዱ",
  addedBy: "ያከለው፦ {name}፣ {moment}",
  done: {
    added: "ማስቀየሪያው ታክሏል።",
    removed: "ማስቀየሪያው ተወግዷል።",
  },
  problems: {
    "not a path": "«ከ» ከሠራተኞች ቦታ ውጭ ያለ የዚህ ጣቢያ አድራሻ ይፈልጋል፤ ለምሳሌ /poster።",
    "in use": "ጣቢያው በዚህ አድራሻ አስቀድሞ ስለሚመልስ አቅጣጫ ማስቀየር አይችልም።",
    "already there": "ይህ አድራሻ አስቀድሞ አቅጣጫ ያስቀይራል። መጀመሪያ ያንን ያስወግዱ።",
    "not a page": "«ወደ» ራሱ አቅጣጫ የማያስቀይር የዚህ ጣቢያ ይፋዊ ገጽ ይፈልጋል፤ ለምሳሌ /events።",
    "too many": "አስቀድሞ {count, plural, one {# ማስቀየሪያ} other {# ማስቀየሪያዎች}} አሉ፤ ይህ ከፍተኛው ነው። መጀመሪያ አንዱን ያስወግዱ።",
  },
};
