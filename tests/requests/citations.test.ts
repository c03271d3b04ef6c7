/** How records are cited: on their pages, in files for reference managers, and in metadata. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    const person = { text: "Text.", created_at: "2026-01-01T08:00:00.000Z" };
    await save(db, "people", { ...person, id: "selam", name: "Selam Bekele", position: 1 });
    await save(
      db,
      "resources",
      resource("cited", {
        ...{ title: "A & B: {braces}", authors: "selam", version: "1.2", licence: "cc-by-sa-4.0" },
        ...{ doi: "https://doi.org/10.5281/zenodo.1234567", created_at: "2026-03-05T08:00:00.000Z" },
        file_url: "/files/pipeline-security-checklist.pdf",
      }),
    );
    await save(
      db,
      "news",
      news("plain", { created_at: "2026-04-05T08:00:00.000Z" }),
      news("free", { licence: "mit" }),
      news("reserved", { licence: "reserved" }),
    );
    await save(db, "our_work", work("made", { authors: "selam" }));
  });
});
afterAll(() => site.stop());

const page = async (path: string) => {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
};
const tags = (html: string) =>
  [...html.matchAll(/<meta name="citation_(\w+)" content="([^"]*)"/g)].map(([, name, content]) => [
    name,
    content,
  ]);
const schema = (html: string) => {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)["@graph"][0];
};

test("a record shows its version, licence and DOI, and how to cite it", async () => {
  const html = await page("/resources/cited");
  expect(html).toContain("<dt>Version</dt><dd><bdi>1.2</bdi></dd>");
  expect(html).toContain(
    '<a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license"><bdi>CC BY-SA 4.0</bdi></a>',
  );
  expect(html).toContain(
    '<a href="https://doi.org/10.5281/zenodo.1234567"><bdi>10.5281/zenodo.1234567</bdi></a>',
  );
  const [cite = ""] = /<details.*?Cite this.*?<\/details>/s.exec(html) ?? [];
  expect(cite.replace(/<[^>]+>/g, "")).toContain(
    "Selam Bekele (2026). A & B: {braces}. Version 1.2. Secure AI Africa. https://doi.org/10.5281/zenodo.1234567",
  );
  expect(cite).toContain('href="/resources/cited.bib"');
  expect(cite).toContain('href="/resources/cited.ris"');
});

test("without version, licence, DOI and people, nothing is claimed: the organisation is the author", async () => {
  const html = await page("/news/plain");
  expect(html).not.toMatch(/<dt>(?:Version|Licence|DOI)/);
  expect(html.replace(/<[^>]+>/g, "")).toMatch(
    /Secure AI Africa \(2026\)\. Headline plain\. http\S+\/news\/plain/,
  );
  expect(schema(html).author).toMatchObject({ "@type": "Organization", name: "Secure AI Africa" });
});

test("a licence has its link, and “All rights reserved” is in the page's language", async () => {
  expect(await page("/news/free")).toContain(
    '<a href="https://opensource.org/license/mit" rel="license"><bdi>MIT</bdi></a>',
  );
  expect(await page("/fr/news/reserved")).toContain(
    "<dt>Licence</dt><dd><bdi>Tous droits réservés</bdi></dd>",
  );
});

test("reference managers find Highwire tags, one for each author", async () => {
  const html = await page("/resources/cited");
  expect(tags(html)).toEqual([
    ["title", "A & B: {braces}"],
    ["author", "Selam Bekele"],
    ["publication_date", "2026/03/05"],
    ["online_date", "2026/03/05"],
    ["language", "en"],
    ["technical_report_institution", "Secure AI Africa"],
    ["doi", "10.5281/zenodo.1234567"],
    ["pdf_url", `${siteUrl}/files/pipeline-security-checklist.pdf`],
    ["public_url", `${siteUrl}/resources/cited`],
  ]);
  expect(tags(await page("/news/plain")).map(([name]) => name)).toEqual([
    ...["title", "author", "publication_date", "online_date", "language", "publisher", "public_url"],
  ]);
});

test("search engines get author, version, licence and DOI", async () => {
  expect(schema(await page("/resources/cited"))).toMatchObject({
    "@type": "ScholarlyArticle",
    author: [{ "@type": "Person", name: "Selam Bekele" }],
    datePublished: "2026-03-05T08:00:00.000Z",
    version: "1.2",
    license: "https://creativecommons.org/licenses/by-sa/4.0/",
    identifier: { "@type": "PropertyValue", propertyID: "doi", value: "10.5281/zenodo.1234567" },
  });
  expect(schema(await page("/our-work/made"))).toMatchObject({
    "@type": "CreativeWork",
    author: [{ name: "Selam Bekele" }],
  });
});

test("each record has its reference as files, in each language", async () => {
  const bib = await site.get("/resources/cited.bib");
  expect(bib.headers.get("content-type")).toBe("application/x-bibtex; charset=utf-8");
  const text = await bib.text();
  expect(text).toContain("title = {{A \\& B: \\textbraceleft{}braces\\textbraceright{}}}");
  expect(text).toContain("doi = {10.5281/zenodo.1234567}");
  const ris = await site.get("/fr/news/reserved.ris");
  expect(ris.headers.get("content-type")).toBe("application/x-research-info-systems; charset=utf-8");
  expect(await ris.text()).toContain("C1  - Tous droits réservés\r\n");
  expect((await site.get("/our-work/made.bib")).status).toBe(200);
  expect((await site.get("/our-work/none.bib")).status).toBe(404);
  expect((await site.get("/events/none.bib")).status).toBe(404);
});
