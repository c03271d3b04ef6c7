import type { Translation } from "../translation.ts";

export const updates: Translation["updates"] = {
  filter: "መረጃዎቹን ያጣሩ",
  all: "ሁሉም",
  row: "አዳዲስ መረጃዎች፣ ከአዲሱ ጀምሮ",
  skip: "አዳዲስ መረጃዎቹን ይለፉ",
  previous: "ቀዳሚ መረጃ",
  next: "ቀጣይ መረጃ",
  readMore: "ተጨማሪ ያንብቡ",
  loading: "አዳዲስ መረጃዎች በመጫን ላይ",
  empty: "በዚህ ምድብ አዲስ መረጃ አልተገኘም",
  everything: "ሁሉንም ይመልከቱ",
};
