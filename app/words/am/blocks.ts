import type { Translation } from "../translation.ts";

export const blocks: Translation["blocks"] = {
  download: "ያውርዱ",
  video: "ቪዲዮ",
  audio: "ድምፅ",
  transcript: "የንግግሩ ጽሑፍ",
  opensOn: "{host} ላይ ይከፈታል",
  notes: "ማስታወሻዎች",
  note: "ማስታወሻ {note}",
  backToText: "ወደ ጽሑፉ ይመለሱ",
  backToPlace: "ወደ ጽሑፉ ይመለሱ፣ ቦታ {place}",
};
