type Values = Readonly<Record<string, string | number>>;

/**
 * Formats the ICU messages of app/words in the browser: values, numbers, plurals and selections. The server's formatter is
 * too large to send.
 */
export function fillMessage(text: string, values: Values, locale: string): string {
  return partsOf(text)
    .map((part) => (part.startsWith("{") ? filled(part.slice(1, -1), values, locale) : part))
    .join("");
}

/** Splits a message into its texts and its outermost {…}. */
function partsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "{" && depth++ === 0) parts.push("");
    parts.push((parts.pop() ?? "") + character);
    if (character === "}" && --depth === 0) parts.push("");
  }
  return parts;
}

function filled(inside: string, values: Values, locale: string): string {
  const [name = "", kind, ...rest] = inside.split(",").map((each, index) => (index < 2 ? each.trim() : each));
  const value = values[name] ?? "";
  const number = new Intl.NumberFormat(locale);
  if (kind === "number") return number.format(Number(value));
  if (!kind) return String(value);
  const parts = partsOf(rest.join(","));
  const cases = new Map(
    parts.flatMap((part, index) =>
      part.startsWith("{") ? [[parts[index - 1]?.trim() ?? "", part.slice(1, -1)]] : [],
    ),
  );
  const chosen = kind === "plural" ? new Intl.PluralRules(locale).select(Number(value)) : String(value);
  const found = cases.get(`=${value}`) ?? cases.get(chosen) ?? cases.get("other") ?? "";
  const counted = kind === "plural" ? found.replaceAll("#", number.format(Number(value))) : found;
  return fillMessage(counted, values, locale);
}
