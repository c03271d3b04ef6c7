import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "../../../languages.ts";
import { detectOtherLanguage } from "./wrong-language.ts";

const texts: Record<string, string> = {
  en: "The clinic opens on Monday, and everyone who lives nearby can come and ask for help with their phone.",
  fr: "La clinique ouvre lundi, et tous ceux qui habitent près d’ici peuvent venir demander de l’aide pour leur téléphone.",
  pt: "A clínica abre na segunda-feira, e todos os que moram perto podem vir pedir ajuda com o seu telefone.",
  sw: "Kliniki itafunguliwa Jumatatu, na kila mtu anayeishi karibu anaweza kuja kuomba msaada kwa simu yake ya mkononi.",
  am: "ክሊኒኩ ሰኞ ይከፈታል፣ በአቅራቢያው የሚኖር ሁሉ መጥቶ ስለ ስልኩ እርዳታ መጠየቅ ይችላል።",
  ar: "تفتح العيادة يوم الاثنين، ويمكن لكل من يسكن بالقرب منها أن يأتي ويطلب المساعدة في هاتفه.",
};

test("detects the language of a text, whichever language it is marked as", () => {
  for (const [language, text] of Object.entries(texts))
    for (const marked of languageCodes)
      expect(detectOtherLanguage(text, marked), `${language} marked ${marked}`).toBe(
        marked === language ? undefined : language,
      );
});

test.each([
  ["a short text", "Une journée de formation à Dakar."],
  [
    "a quotation",
    "She said: “Nous avons besoin de temps pour que les gens comprennent ce qui se passe.” We agree.",
  ],
  [
    "a quoted paragraph",
    "She wrote to us:\n\n> Nous avons besoin de temps pour que les gens comprennent.\n> Merci.",
  ],
  [
    "words marked as French",
    "[Nous avons besoin de temps pour que les gens comprennent]{lang=fr}, she said to us.",
  ],
  [
    "names",
    "Partners: Ministério da Saúde e da Ação Social, Universidade do Estado do Amazonas, Centro de Estudos da Terra.",
  ],
  ["code", "Run:\n\n```\nle la les des et est dans pour par sur une un nous vous\n```\n\nThat is all."],
  ["addresses", "See https://example.org/le/la/les/des/pour/une and [there](/fr/nous-et-les-autres)."],
  ["figures", "2026: 10, 20, 30, 40, 50, 60, 70, 80, 90"],
])("does not question %s marked as English", (_, text) => {
  expect(detectOtherLanguage(text, "en")).toBeUndefined();
});

test("ignores languages that the site does not have", () => {
  expect(detectOtherLanguage(texts.fr ?? "", "de")).toBeUndefined();
});

test("does not question any of the sample texts", () => {
  const folder = "content/samples";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  expect(files.length).toBeGreaterThan(100);
  const questioned = files.filter((file) => {
    const source = readFileSync(`${folder}/${file}`, "utf8");
    const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    const own = /^language: (\w+)$/m.exec(head)?.[1] ?? /\/(fr|pt|sw|am|ar)\//.exec(file)?.[1] ?? "en";
    return detectOtherLanguage(text, own);
  });
  expect(questioned).toEqual([]);
});
