import { isPageKind, type RecordKind } from "../../../content/kinds.ts";
import { defaultLanguage, isLanguage, type Language } from "../../../languages.ts";
import { addressTo, type SharedMail } from "../../../server/newsletter/mail-layout.ts";
import { recordMail } from "../../../server/newsletter/record-mail.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { previewSite } from "../../../server/publishing/previews/preview-site.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** `?language=` in the address, otherwise the language of the original. */
export function languageIn({ searchParams }: URL, { language }: Pick<Edition, "language">): Language {
  const chosen = searchParams.get("language") ?? "";
  if (isLanguage(chosen)) return chosen;
  return isLanguage(language) ? language : defaultLanguage;
}

/** The mail that the working copy makes, also before it is public. Its links belong to no person. */
export async function readMail(
  { desk, site }: Pick<DeskArgs, "desk" | "site">,
  original: Edition,
  language: Language,
): Promise<SharedMail | undefined> {
  if (isPageKind(original.kind)) return undefined;
  const translation =
    language === original.language ? undefined : await desk.editions.translation(original, language);
  const { site: previewed } = previewSite(site, { ...original, ...translated(original, translation) }, {});
  const source = { kind: original.kind as RecordKind, slug: original.slug };
  const { siteUrl } = site.settings;
  const mail = await recordMail({ content: previewed.content, siteUrl }, source, language);
  return mail && addressTo(mail, "example");
}

/** A translation has only the fields that differ. */
const translated = (original: Edition, translation: Edition | undefined) =>
  translation && {
    language: translation.language,
    fields: {
      ...original.fields,
      ...Object.fromEntries(Object.entries(translation.fields).filter(([, text]) => text)),
    },
  };
