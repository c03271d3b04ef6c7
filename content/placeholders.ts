/**
 * Placeholders in texts, such as `{email}`, for values that only the running site knows. Other braces stay unchanged. A
 * paragraph or list item with an unset value is left out, so that no text has a gap.
 */

/** All placeholders, with the explanation that the desk shows. */
export const placeholders = {
  name: "the organisation's name",
  city: "the city in which it works",
  country: "the country in which it works",
  registration: "its registration number",
  email: "its e-mail address",
  phone: "its telephone number",
  dialled: "the telephone number as a link needs it: [{phone}](tel:{dialled})",
  securityEmail: "the address for reports of security weaknesses",
  securityKey: "the address of the OpenPGP key for them",
  governingLaw: "the country whose law governs the terms of service",
  law: "in the terms of service: the sentence on governing law",
  year: "the current year",
  retention: "how long messages are kept, for example “24 months”",
  registrationRetention: "how long registrations are kept after an event, for example “90 days”",
} as const;

export type Placeholder = keyof typeof placeholders;
export type PlaceholderValues = { readonly [Name in Placeholder]?: string | undefined };

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
const inBraces = /\{(\w+)\}/g;
const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** Replaces the placeholders. If the only paragraph has an unset value, the result is empty. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  if (!text.includes("{")) return text;
  const isUnset = (name: string) => isPlaceholder(name) && !values[name];
  return (
    blocksOf(text)
      .filter((block) => ![...block.matchAll(inBraces)].some(([, name = ""]) => isUnset(name)))
      // Collapses the blank lines around a paragraph that was left out.
      .filter((block, index, kept) => block.trim() || kept[index - 1]?.trim())
      .join("\n")
      .trimEnd()
      .replace(inBraces, (braces, name) => (isPlaceholder(name) ? (values[name] ?? "") : braces))
  );
}

/** The paragraphs and list items of a Markdown text, and the blank lines between them. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [];
  let wasBlank: boolean | undefined;
  for (const line of text.split("\n")) {
    const isBlank = line.trim() === "";
    if (isBlank !== wasBlank || listItem.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
    wasBlank = isBlank;
  }
  return blocks.map((lines) => lines.join("\n"));
}

/** Replaces the placeholders in all words of a page. A list entry that loses one of its texts is left out. */
export function fillWords<Words>(words: Words, values: PlaceholderValues): Words {
  return filled(words, values) as Words;
}

function filled(words: unknown, values: PlaceholderValues): unknown {
  if (typeof words === "string") return fillPlaceholders(words, values);
  if (Array.isArray(words))
    return words.flatMap((entry) => {
      const own = filled(entry, values);
      return losesText(entry, own) ? [] : [own];
    });
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, filled(value, values)]),
  );
}

function losesText(before: unknown, after: unknown): boolean {
  if (typeof before === "string") return before !== "" && after === "";
  if (Array.isArray(before)) return false;
  return Object.entries(before as object).some(([key, value]) =>
    losesText(value, (after as Record<string, unknown>)[key]),
  );
}
