import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "Lugha",
  offer: "Endelea kwa Kiswahili",
  dismiss: "Baki hapa",
  unread: "Tafsiri hii bado haijakaguliwa na mzungumzaji asilia wa Kiswahili. {link}",
  correct: "Tuambie palipo na kosa.",
  notTranslated: "Maandishi haya bado hayapatikani kwa Kiswahili. Unayasoma kwa {language}.",
  readByNative: {
    translation: "Tafsiri hii ilisomwa na mzungumzaji asilia: {reader}, {date}.",
    original: "Maandishi haya yalisomwa na mzungumzaji asilia: {reader}, {date}.",
  },
  readIn: "Soma kwa {language}",
  filter: "Lugha",
  all: "Lugha zote",
  only: "Kwa {language} pekee",
  inLanguage: "Kwa {language}",
  names: {
    en: "Kiingereza",
    fr: "Kifaransa",
    pt: "Kireno",
    sw: "Kiswahili",
    am: "Kiamhari",
    ar: "Kiarabu",
  },
};
