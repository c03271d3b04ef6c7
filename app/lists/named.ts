/** What the words call something that records name in English: a category, a type. What they do not know stays. */
export function named(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
