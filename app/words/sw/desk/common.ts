import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "Dawati",
  name: "Jina",
  email: "Barua pepe",
  save: "Hifadhi",
  signIn: "Ingia",
  cancel: "Ghairi",
  search: "Tafuta",
  find: "Tafuta",
  all: "Zote",
  select: "Chagua",
  tryAgain: "Jaribu tena",
  backToWriting: "Rudi kwenye uandishi",
  nothingHere: "Hakuna kitu hapa.",
  nothingFound: "Hakuna kilichopatikana.",
  untitled: "(bado hakuna kichwa)",
  roles: {
    translator: "mtafsiri",
    writer: "mwandishi",
    publisher: "mchapishaji",
    administrator: "msimamizi",
  },
  pagination: {
    label: "Kurasa za orodha hii",
    previous: "Uliotangulia",
    next: "Unaofuata",
    page: "Ukurasa wa {page, number}",
  },
};
