import type { PageWords } from "../../content/pages/index.ts";
import type { Language } from "../../languages.ts";
import { destinationOf, isOwnPath } from "../markdown/links.ts";
import type { PolledVersion } from "./polled-version.ts";

type Words = PageWords<"notice">;

/** The notice on every page. */
export type Notice = {
  text: string;
  language: string;
  link?: { label: string; to: string } | undefined;
};

type Asked = { pageLanguage: Language; textLanguage: string; now: Date };

/** The notice as a page shows it; undefined if it is off, at another time, or in another language. */
export function shownNotice(words: Words, { pageLanguage, textLanguage, now }: Asked): Notice | undefined {
  const { text, link, untranslated } = words;
  if (!text || phaseOf(words, now.getTime()) !== "shown") return undefined;
  if (textLanguage !== pageLanguage && untranslated !== "original") return undefined;
  const isSafe = isOwnPath(link.to) || destinationOf(link.to) === "another site";
  return { text, language: textLanguage, link: link.label && link.to && isSafe ? link : undefined };
}

function phaseOf({ shown, from, until }: Words, now: number): "before" | "shown" | "after" {
  if (shown !== "on") return "before";
  if (until && now >= Date.parse(until)) return "after";
  return from && now < Date.parse(from) ? "before" : "shown";
}

const phases = ["before", "shown", "after"] as const;

/**
 * The version of cached pages: a number that also grows when the notice begins and ends, so that no cache serves it a
 * moment too long. Costs a comparison; the words are read once per content version.
 */
export function noticePhase(
  { version, knownVersion }: PolledVersion,
  read: () => Promise<Words>,
  now: () => number = Date.now,
) {
  let known: { version: number; words: Words } | undefined;
  const withPhase = (current: number, words: Words) =>
    phases.length * current + phases.indexOf(phaseOf(words, now()));
  return {
    /** Changes with the content, and when the notice on every page begins and ends: the key of cached pages. */
    async pageVersion(): Promise<number> {
      const current = await version();
      if (known?.version !== current) known = { version: current, words: await read() };
      return withPhase(current, known.words);
    },
    /** The same, if nothing must be read. */
    knownPageVersion(): number | undefined {
      const current = knownVersion();
      return current !== undefined && known?.version === current
        ? withPhase(current, known.words)
        : undefined;
    },
  };
}
