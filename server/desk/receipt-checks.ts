/** A place that must show a record or must not, and what is wrong with its answer. */
import { renderLongText } from "../markdown/long-text.ts";

export type PlaceName =
  | "page"
  | "old address"
  | "list"
  | "Home"
  | "search"
  | "feed"
  | "calendar"
  | "sitemap"
  | "what they wrote";
type Answer = { status: number; location: string; text: string };
/** What is asked, and what is wrong with the answer. */
export type Place = { place: PlaceName; address: string; problemOf: (answer: Answer) => string | undefined };

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

/** The page of a record: its title, and its text as it is rendered. */
export function ownPage(path: string, slug: string, title: string, text: string): Place {
  return {
    ...{ place: "page", address: addressOf(path, slug) },
    problemOf: whenFound(({ text: page }) => {
      if (!page.includes(escaped(title.trim()))) return "The page does not show its title.";
      if (!page.includes(renderLongText(text.trim()).html)) return "The page does not show this text.";
      return undefined;
    }),
  };
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
