import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "Last updated 26 October 2023" },
  versionOf: "Text of this site’s version: {date}",
  contents: "On this page",
  englishBinds: "This is a translation. The English text binds.",
  readEnglish: "Read the English text",
  contactWays: {
    form: "with the form on the [contact page](/contact)",
    email: "by e-mail: [{email}](mailto:{email})",
    phone: "by telephone: [{phone}](tel:{dialled})",
  },
};
