type Group = Readonly<Record<string, unknown>>;

/**
 * A sentence that the server stored in English, in another language: `originals` and `words` are a group of
 * app/words/en/desk/stored.ts in both. Undefined if it is none of them.
 */
export function storedSentence(originals: Group, words: Group, text: string): string | undefined {
  const same = Object.keys(originals).find((name) => originals[name] === text);
  if (same) return String(words[same]);
  for (const [name, original] of Object.entries(originals)) {
    const values = typeof original === "function" && patternOf(original as Filled).exec(text)?.groups;
    if (!values) continue;
    // A value may be one of the sentences, too.
    const filled = Object.entries(values).map(([key, value]) => [
      key,
      storedSentence(originals, words, value) ?? value,
    ]);
    return (words[name] as Filled)(Object.fromEntries(filled));
  }
  return undefined;
}

type Filled = ((values: Record<string, string>) => string) & { readonly text: string };

const patterns = new Map<string, RegExp>();

/** "Assigned to {name}." becomes /^Assigned to (?<name>.+)\.$/. */
function patternOf({ text }: Filled): RegExp {
  const known = patterns.get(text);
  if (known) return known;
  const parts = text.split(/\{(\w+)\}/);
  const source = parts.map((part, index) =>
    index % 2 ? `(?<${part}>.+)` : part.replace(/[.()?|]/g, "\\$&"),
  );
  const pattern = new RegExp(`^${source.join("")}$`, "s");
  patterns.set(text, pattern);
  return pattern;
}
