/** A category as it is compared: "For the Public" and " for the public " are the same. */
export function categoryKey(category: string): string {
  return category.replaceAll("\0", "").trim().toLowerCase();
}
