import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "Lugha",
  offer: "Endelea kwa Kiswahili",
  dismiss: "Baki hapa",
  unread: "Bado hakuna mzungumzaji wa lugha hii aliyesoma kurasa hizi. {link}",
  correct: "Tuambie palipo na kosa.",
  notTranslated: "Maandishi haya bado hayapo kwa Kiswahili. Unayasoma kwa {language}.",
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
