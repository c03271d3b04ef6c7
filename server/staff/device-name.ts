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
