import type { DeskWords } from "../../app/words/translation.ts";

const browsers = [
  ["Edge", /Edg/],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
] as const;

const systems = [
  ["Android", /Android/],
  ["an iPhone or iPad", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["a Mac", /Macintosh/],
  ["Linux", /Linux/],
] as const;

/** Names a browser so that its owner recognises it, such as "Firefox on Android". */
export function deviceName(userAgent: string): string {
  const named = (list: readonly (readonly [string, RegExp])[], fallback: string) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? fallback;
  return `${named(browsers, "A browser")} on ${named(systems, "a device")}`;
}

/** A stored device name in the language of the words. Browsers and most systems have the same name everywhere. */
export function deviceIn(words: DeskWords["mails"]["devices"], device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (!browser || !system) return device;
  const { apple, mac, device: unknown } = words.systems;
  const systemNames: Record<string, string> = {
    "an iPhone or iPad": apple,
    "a Mac": mac,
    "a device": unknown,
  };
  return words.on({
    browser: browser === "A browser" ? words.browser : browser,
    system: systemNames[system] ?? system,
  });
}
