/** The checks of a receipt: the answer that each place must give, and the problem if it gives another. */
import { stored } from "../../../app/words/en/desk/stored.ts";
import { addressBelow } from "../../../content/kinds.ts";
import { renderLongText } from "../../markdown/long-text.ts";
import { cut } from "../../markdown/plain-text.ts";
import type { TextPart } from "../../markdown/text-parts.ts";

const { receipts: problems } = stored;

export type PlaceName =
  | "page"
  | "picture"
  | "old address"
  | "list"
  | "Home"
  | "search"
  | "feed"
  | "feed of all updates"
  | "calendar"
  | "sitemap"
  | "what they wrote";

type Answer = { status: number; location: string; text: string };
export type Place = {
  place: PlaceName;
  address: string;
  problemOf: (answer: Answer) => string | undefined;
  /** Places that the answer refers to, to be checked next. */
  named?: (answer: Answer) => Place[];
};

export function oldAddress(path: string, from: string, to: string): Place {
  return {
    ...{ place: "old address", address: addressBelow(path, from) },
    problemOf: ({ status, location }) =>
      status === 301 && location === addressBelow(path, to)
        ? undefined
        : problems.notRedirected({ status, address: addressBelow(path, to) }),
  };
}

/** The page of a withdrawn record. */
export function gonePage(path: string, slug: string): Place {
  return {
    ...{ place: "page", address: addressBelow(path, slug) },
    problemOf: ({ status }) => (status === 410 ? undefined : problems.notGone({ status })),
  };
}

/** A list that exists only while it has something to show. */
export const missingPage = (address: string): Place => ({
  ...{ place: "list", address },
  problemOf: ({ status }) => (status === 404 ? undefined : problems.notMissing({ status })),
});

/** A page that must link to the record. */
export function leadsTo(path: string, slug: string, place: PlaceName, address: string): Place {
  return {
    ...{ place, address },
    problemOf: whenFound(({ text }) => (addressIn(text, path, slug) ? undefined : problems.absent)),
  };
}

/** A page that must not link to the record. */
export function leadsNotTo(path: string, slug: string, place: PlaceName, address: string): Place {
  const own = ownLinks[place];
  return {
    ...{ place, address },
    problemOf: whenFound(({ text }) => {
      const links = own ? (text.match(own) ?? []).join("\n") : text;
      return addressIn(links, path, slug) ? problems.present : undefined;
    }),
  };
}

/** Feeds and articles contain whole texts, whose authors may link anywhere. Only these links are the place's own. */
const inFeed = /<link>[^<]*/g;
const ownLinks: Partial<Record<PlaceName, RegExp>> = {
  feed: inFeed,
  "feed of all updates": inFeed,
  "what they wrote": /<a [^>]*rel="author"[^>]*>/g,
};

type Shown = { title: string; text: string };

/** The page of a record shows its title, its text and, once it is encoded, its picture. */
export function ownPage(path: string, slug: string, shown: Shown, isPictureReady: boolean): Place {
  return {
    ...{ place: "page", address: addressBelow(path, slug) },
    problemOf: whenFound(({ text: page }) => {
      const isWithoutPicture = isPictureReady && picturesOn(page).length === 0;
      return missingOf(page, shown) ?? (isWithoutPicture ? problems.noPicture : undefined);
    }),
    named: ({ text: page }) => picturesOn(page).map(picture),
  };
}

/** The page that shows a record, alone or among others. */
export function pageShowing(address: string, shown: Shown): Place {
  return { place: "page", address, problemOf: whenFound(({ text: page }) => missingOf(page, shown)) };
}

/** A fixed page shows each of its texts. */
export function pageWithTexts(address: string, texts: { type: "line" | "text"; text: string }[]): Place {
  return {
    ...{ place: "page", address },
    problemOf: whenFound(({ text: page }) => {
      const words = withoutTags(page);
      const isShown = ({ type, text }: (typeof texts)[number]) =>
        type === "text" ? showsText(page, text) : words.includes(escaped(text).replace(/\s+/g, " "));
      const missing = texts.find((each) => !isShown(each));
      return missing && problems.noWords({ text: cut(missing.text, 80) });
    }),
  };
}

function missingOf(page: string, { title, text }: Shown): string | undefined {
  if (!page.includes(escaped(title.trim()))) return problems.noTitle;
  return showsText(page, text.trim()) ? undefined : problems.noText;
}

/** The addresses of the first ten pictures on a page: a text may show many. */
function picturesOn(page: string): string[] {
  const found = page.matchAll(/<img [^>]*?src="(\/(?:images|media)\/[^"]+)"/g);
  return [...new Set([...found].map(([, address = ""]) => address))].slice(0, 10);
}

const picture = (address: string): Place => ({
  ...{ place: "picture", address },
  problemOf: whenFound(() => undefined),
});

/**
 * Compares words only: links lead elsewhere in another language, and the page marks up tables and headings its own way.
 * Skips pictures and everything that the site adds to a text, such as file sizes and links to footnotes.
 */
function showsText(page: string, text: string): boolean {
  const gap = "\0";
  const words = withoutTags(page);
  const written = (part: TextPart) => (part.kind === "link" ? gap + part.html + gap : gap);
  return withoutTags(renderLongText(text, written).html)
    .split(gap)
    .every((part) => words.includes(part.trim()));
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");

/** Home links to some records as an anchor in their list; calendars break lines anywhere. */
export function addressIn(text: string, path: string, slug: string): boolean {
  const unfolded = text.replace(/\r\n[ \t]/g, "");
  return [addressBelow(path, slug), `${path}#${encodeURIComponent(slug)}`].some((address) => {
    const parts = unfolded.split(address);
    // Not part of a longer address: /annual is not in /news/annual.
    return parts.some(
      (part, index) =>
        index > 0 &&
        !/^[\w%.~-]/.test(part) &&
        /(?:^|["'>\s]|:\/\/[^/\s"'<>]+)$/.test((parts[index - 1] ?? "").slice(-300)),
    );
  });
}

function whenFound(problemOf: (answer: Answer) => string | undefined): Place["problemOf"] {
  return (answer) =>
    answer.status === 200 ? problemOf(answer) : problems.noAnswer({ status: answer.status });
}

/** Escapes text as React does. */
function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" };
  return text.replace(/[&<>"']/g, (sign) => `&${signs[sign]};`);
}
