import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "Dernière mise à jour : 26 octobre 2023" },
  versionOf: "Version du texte de ce site : {date}",
  contents: "Sur cette page",
  englishBinds: "Ceci est une traduction. Seul le texte anglais fait foi.",
  readEnglish: "Lire le texte anglais",
  contactWays: {
    form: "avec le formulaire de la [page Contact](/contact)",
    email: "par e-mail : [{email}](mailto:{email})",
    phone: "par téléphone : [{phone}](tel:{dialled})",
  },
};
