import { defaultLanguage, isLanguage, type Language } from "../../languages.ts";

/** The first language of the site that a browser asks for, by its Accept-Language header. */
export function acceptedLanguage(header: string | null): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((range) => {
      const [tag = "", quality] = range.trim().split(/\s*;\s*q=/);
      return { code: tag.split("-")[0]?.toLowerCase() ?? "", quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return wanted.map(({ code }) => code).find(isLanguage) ?? defaultLanguage;
}
