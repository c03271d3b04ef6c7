import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "Language",
  offer: "Continue in English",
  dismiss: "Stay here",
  unread: "No speaker of this language has read these pages yet. {link}",
  correct: "Tell us what is wrong.",
  notTranslated: "This text is not there in English yet. You are reading it in {language}.",
  readIn: "Read in {language}",
  filter: "Language",
  all: "All languages",
  only: "Only in {language}",
  inLanguage: "In {language}",
  names: { en: "English", fr: "French", pt: "Portuguese", sw: "Swahili", am: "Amharic", ar: "Arabic" },
};
