import type { Translation } from "../translation.ts";

export const updates: Translation["updates"] = {
  filter: "Chuja yaliyo mapya",
  all: "Yote",
  row: "Yaliyo mapya, kuanzia jipya zaidi",
  skip: "Ruka yaliyo mapya",
  previous: "Taarifa iliyotangulia",
  next: "Taarifa inayofuata",
  readMore: "Soma zaidi",
  loading: "Yaliyo mapya yanapakiwa",
  empty: "Hakuna jipya katika kundi hili",
  everything: "Tazama yote",
};
