/** A pack as one HTML document that needs neither our site nor a connection: to keep, or to pass on by Bluetooth. */
import { renderToStaticMarkup } from "react-dom/server";
import { addressBelow, sectionOf } from "../../content/kinds.ts";
import { directionOf, languageOf, localPath } from "../../languages.ts";
import type { AllRecords, Whole } from "../../server/content/records.ts";
import { mapInTurns } from "../../server/limits/event-loop-turns.ts";
import { packLimits } from "../../server/packs/pack-limits.ts";
import type { PackName } from "../../server/packs/pack-name.ts";
import { readPicture } from "../../server/packs/read-picture.ts";
import type { Site } from "../../server/site.ts";
import { renderLongText } from "../lists/render-text.server.tsx";
import { formatDate } from "../ui/format-date.ts";
import { LanguageContext } from "../ui/page-language.ts";
import { RenderedProse } from "../ui/prose.tsx";
import { wordsIn } from "../words/words.ts";
import { eventOpening } from "./feed-entries.ts";

type AnyRecord = { [K in PackName["kind"]]: Whole<K> }[PackName["kind"]];
type Chapter = { id: string; title: string; language: string; html: string; address: string };

const style = `:root{color-scheme:light dark}
body{max-width:42rem;margin:0 auto;padding:1rem;font:1.05rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25}
article{margin-top:3rem;border-top:2px solid}
img{max-width:100%;height:auto}
pre,table{max-width:100%;overflow:auto;display:block}
small{opacity:.8}`;

/** Undefined if there is nothing in it. */
export async function packDocument(site: Site, name: PackName): Promise<string | undefined> {
  const { language, settings } = site;
  const chapters = await chaptersOf(site, name);
  if (chapters.length === 0) return undefined;
  const { document: words } = wordsIn(language).packs;
  const title = await packTitle(site, name);
  const organisation = await site.content.organisation();
  const date = formatDate({ instant: new Date().toISOString(), form: "date", timeZone: "UTC", language });
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <html lang={language} dir={languageOf(language).direction}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${title} | ${organisation.name}`}</title>
          <style>{style}</style>
        </head>
        <body>
          {chapters.length > 1 && <h1>{title}</h1>}
          <p>
            <small>
              {organisation.name}. {words.from({ date })}
            </small>
          </p>
          {chapters.length > 1 && (
            <nav aria-label={words.contents}>
              <h2>{words.contents}</h2>
              <ol>
                {chapters.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${encodeURIComponent(id)}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {chapters.map((chapter) => (
            <article
              key={chapter.id}
              id={chapter.id}
              lang={chapter.language}
              dir={directionOf(chapter.language)}
            >
              <h1>{chapter.title}</h1>
              <RenderedProse html={chapter.html} />
              <p lang={language} dir={languageOf(language).direction}>
                <small>
                  <a href={chapter.address}>{words.online}</a>
                </small>
              </p>
            </article>
          ))}
        </body>
      </html>
    </LanguageContext>,
  );
  return `<!DOCTYPE html>${withOwnAddresses(await withPictures(site, html), settings.siteUrl)}`;
}

/** The title of the record, or of the list. */
export async function packTitle({ content }: Site, { kind, id }: PackName): Promise<string> {
  const { path } = sectionOf(kind);
  const records: AllRecords = content;
  if (id !== undefined) return (await records[kind].title(id))?.title ?? "";
  const { names } = await content.navigation();
  return names[path as keyof typeof names] ?? "";
}

async function chaptersOf(site: Site, { kind, id }: PackName): Promise<Chapter[]> {
  const records: AllRecords = site.content;
  const ids = id === undefined ? await idsIn(records, kind) : [id];
  const chapters: Chapter[] = [];
  for (const each of ids) {
    const record: AnyRecord | undefined = await records[kind].find(each);
    if (record) chapters.push(await chapterOf(site, kind, record));
  }
  return chapters;
}

async function idsIn(records: AllRecords, kind: PackName["kind"]): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages && ids.length < packLimits.records; page++) {
    const found = await records[kind].page({ page });
    pages = found.pages;
    ids.push(...found.items.map((item) => item.id));
  }
  return ids.slice(0, packLimits.records);
}

async function chapterOf(site: Site, kind: PackName["kind"], record: AnyRecord) {
  const { language, settings } = site;
  const { html } = await renderLongText(site, record.text, "feed reader");
  const opening = "event_date" in record ? eventOpening(record, language) : "";
  const address = settings.siteUrl + localPath(language, addressBelow(sectionOf(kind).path, record.id));
  const { id, title } = record;
  return { id, title, language: record.language, html: opening + html, address };
}

/** Pictures become part of the document. Those beyond the limit are left out: only their text is shown. */
async function withPictures(site: Site, html: string): Promise<string> {
  const source = / src="(\/[^"]+)"/g;
  const addresses = [...new Set([...html.matchAll(source)].map(([, address = ""]) => address))];
  const pictures = new Map(
    await mapInTurns(addresses.slice(0, packLimits.pictures), async (address) => {
      const bytes = await readPicture(site, address.replaceAll("&amp;", "&"));
      return [address, bytes && `data:image/webp;base64,${bytes.toString("base64")}`] as const;
    }),
  );
  return html.replaceAll(source, (_, address) => ` src="${pictures.get(address) ?? "data:,"}"`);
}

const withOwnAddresses = (html: string, siteUrl: string) =>
  html.replaceAll(/ href="(\/[^"]*)"/g, (_, path) => ` href="${siteUrl}${path}"`);
