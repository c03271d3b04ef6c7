import type { Content } from "../../server/content/content.ts";
import type { CoverKind } from "../art/cover.ts";
import type { SocialImage } from "../art/social-image.ts";
import { mainPages, type PagePath, pages, pagesBelow } from "../metadata/site-map.ts";
import { aiPolicy } from "../words/en/ai-policy.ts";
import { faq } from "../words/en/faq/page.ts";
import { home } from "../words/en/home.ts";
import { origins } from "../words/en/origins.ts";
import { sitemap } from "../words/en/sitemap.ts";
import { updates } from "../words/en/updates.ts";

export type SocialSubject = Omit<SocialImage, "siteName">;

type Find = (content: Content, id: string) => Promise<{ title: string } | undefined>;
type Section = { kind: CoverKind; label: string; find: Find };

const sections: Partial<Record<PagePath, Section>> = {
  "/our-work": {
    kind: "work",
    label: sitemap.pages["/our-work"],
    find: ({ work }, id) => work.find(id),
  },
  "/news": {
    kind: "news",
    label: updates.types.news,
    find: async ({ news }, id) => titled((await news.find(id))?.headline),
  },
  "/events": {
    kind: "event",
    label: updates.types.event,
    find: async ({ events }, id) => titled((await events.find(id, new Date()))?.name),
  },
  "/resources": {
    kind: "resource",
    label: updates.types.resource,
    find: ({ resources }, id) => resources.find(id),
  },
};

const titled = (title: string | undefined) => (title === undefined ? undefined : { title });

/** Where the name in the sitemap says less than the page's own title. */
const titles: Partial<Record<PagePath, string>> = {
  "/": home.title,
  "/about/origins": origins.title,
  "/ai-policy": aiPolicy.title,
  "/faq": faq.title,
};

/** What the picture of a page shows. Only pages and records have one: nobody can have words of theirs drawn. */
export async function socialSubject(address: string, content: Content): Promise<SocialSubject | undefined> {
  const page = pages.find((path) => path === address);
  if (page) return pageSubject(page);
  const [, list = "", id = ""] = /^(\/[^/]+)\/(.+)$/s.exec(address) ?? [];
  const section = sections[list as PagePath];
  const record = await section?.find(content, id);
  return section && record && { kind: section.kind, id, title: record.title, label: section.label };
}

function pageSubject(page: PagePath): SocialSubject {
  const parent = mainPages.find((path) => pagesBelow(path).includes(page));
  return {
    kind: sections[page]?.kind ?? "work",
    id: page,
    title: titles[page] ?? sitemap.pages[page],
    label: parent ? sitemap.pages[parent] : home.hero.kicker,
  };
}
