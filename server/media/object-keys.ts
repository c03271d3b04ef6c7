/** Words of [a-z0-9.-] with slashes between them; none begins with a dot, so none leads elsewhere. */
const pattern = /^(?!\.)[a-z0-9.-]+(?:\/(?!\.)[a-z0-9.-]+)*$/;
const longest = 200;

export const isKey = (text: string) => text.length <= longest && pattern.test(text);

/** Keys are made by this program: one that is not well formed is a mistake in it. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`This is no key of the store: ${key}`);
  return key;
}
