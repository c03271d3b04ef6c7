/**
 * Remembers what was found for the headers that come again and again. Forgets everything at the limit: an LRU cache would
 * take longer than the work it saves.
 */
export function remember<Found>(
  find: (header: string) => Found,
  { max, maxLength }: { max: number; maxLength: number },
) {
  const known = new Map<string, Found>();
  return (header: string): Found => {
    const found = known.get(header);
    if (found !== undefined) return found;
    const first = find(header);
    if (known.size >= max) known.clear();
    if (header.length <= maxLength) known.set(header, first);
    return first;
  };
}
