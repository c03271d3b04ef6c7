import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "Dawati",
  name: "Jina",
  email: "Barua pepe",
  save: "Hifadhi",
  signIn: "Ingia",
  cancel: "Ghairi",
  nothingHere: "Hakuna kitu hapa.",
  roles: { writer: "mwandishi", publisher: "mchapishaji", administrator: "msimamizi" },
  pagination: { label: "Kurasa za orodha hii", previous: "Uliotangulia", next: "Unaofuata" },
};
