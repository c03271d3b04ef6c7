import type { Translation } from "../translation.ts";

export const newestWork: Translation["newestWork"] = {
  row: "አዳዲስ ፕሮጀክቶች",
  skip: "ፕሮጀክቶቹን ይለፉ",
  previous: "ቀዳሚ ፕሮጀክት",
  next: "ቀጣይ ፕሮጀክት",
};
