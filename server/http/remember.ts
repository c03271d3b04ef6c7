/**
 * Remembers what was found for the headers and addresses that come again and again. Forgets everything at the limit: an
 * LRU cache would take longer than the work it saves.
 */
export function remember<Found>(
  find: (text: string) => Found,
  { max, maxLength }: { max: number; maxLength: number },
) {
  const known = new Map<string, Found>();
  return (text: string): Found => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const first = find(text);
    if (known.size >= max) known.clear();
    if (text.length <= maxLength) known.set(text, first);
    return first;
  };
}
