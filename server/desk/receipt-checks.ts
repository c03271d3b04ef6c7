/** A place that must show a record or must not, and what is wrong with its answer. */
import type { Language } from "../../languages.ts";
import { renderLongText } from "../markdown/long-text.ts";
import { picturesOn } from "./receipt-pictures.ts";

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
export const sitemapIn = (language: Language) => `/sitemaps/${language}.xml`;

type Answer = { status: number; location: string; text: string };
/** What is asked, and what is wrong with the answer. */
export type Place = {
  place: PlaceName;
  address: string;
  problemOf: (answer: Answer) => string | undefined;
  /** What the answer names, and so must be there too. */
  named?: (answer: Answer) => Place[];
};

export function oldAddress(path: string, from: string, to: string): Place {
  return {
    ...{ place: "old address", address: addressOf(path, from) },
    problemOf: ({ status, location }) =>
      status === 301 && location === addressOf(path, to)
        ? undefined
        : `It answers ${status} instead of leading to ${addressOf(path, to)}.`,
  };
}

/** The page of what was withdrawn. */
export function gonePage(path: string, slug: string): Place {
  return {
    ...{ place: "page", address: addressOf(path, slug) },
    problemOf: ({ status }) => (status === 410 ? undefined : `The page answers ${status} instead of 410.`),
  };
}

/** A page that leads to the record. */
export function leadsTo(path: string, slug: string, place: PlaceName, address: string): Place {
  return {
    ...{ place, address },
    problemOf: whenFound(({ text }) => (addressIn(text, path, slug) ? undefined : "It is not there.")),
  };
}

/** A page that does not. */
export function leadsNotTo(path: string, slug: string, place: PlaceName, address: string): Place {
  return {
    ...{ place, address },
    problemOf: whenFound(({ text }) => (addressIn(text, path, slug) ? "It is still there." : undefined)),
  };
}

type Shown = {
  title: string;
  text: string /** One that is still being encoded comes later. */;
  pictureIsDue: boolean;
};

/** The page of a record: its title, its text as it is rendered, and its pictures. */
export function ownPage(path: string, slug: string, { title, text, pictureIsDue }: Shown): Place {
  return {
    ...{ place: "page", address: addressOf(path, slug) },
    problemOf: whenFound(({ text: page }) => {
      if (!page.includes(escaped(title.trim()))) return "The page does not show its title.";
      if (!showsText(page, text.trim())) return "The page does not show this text.";
      if (pictureIsDue && picturesOn(page).length === 0) return "The page does not show its picture.";
      return undefined;
    }),
    named: ({ text: page }) => picturesOn(page).map(picture),
  };
}

const picture = (address: string): Place => ({
  ...{ place: "picture", address },
  problemOf: whenFound(() => undefined),
});

/** Apart from its pictures: of one that is not there, the description is shown. */
export function showsText(page: string, text: string): boolean {
  const gap = "\0";
  const parts = renderLongText(text, () => gap).html.split(gap);
  return parts.every((part) => page.includes(part));
}

export function addressOf(path: string, slug: string): string {
  return `${path}/${encodeURIComponent(slug)}`;
}

/** Home leads to some records by their place in the list; calendars break lines anywhere. */
export function addressIn(text: string, path: string, slug: string): boolean {
  const unfolded = text.replace(/\r\n[ \t]/g, "");
  return ["/", "#"].some((sign) => {
    const [, ...rests] = unfolded.split(path + sign + encodeURIComponent(slug));
    // Not the beginning of a longer one.
    return rests.some((rest) => !/^[\w%.~-]/.test(rest));
  });
}

export function whenFound(problemOf: (answer: Answer) => string | undefined): Place["problemOf"] {
  return (answer) =>
    answer.status === 200 ? problemOf(answer) : `It answers ${answer.status} instead of 200.`;
}

/** As React writes text. */
export function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" };
  return text.replace(/[&<>"']/g, (sign) => `&${signs[sign]};`);
}
