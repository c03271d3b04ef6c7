const files = new Map<string, { state: string; body: Promise<string> }>();

/** A file for programs, made again only when the state of what it is made from has changed: they ask often. */
export function keptFile(name: string, state: string, make: () => Promise<string>): Promise<string> {
  const known = files.get(name);
  if (known?.state === state) return known.body;
  const body = make();
  files.set(name, { state, body });
  // A failure is not kept.
  body.catch(() => files.delete(name));
  return body;
}
