/** A question's own address. */
export function faqAddress({ category, id }: { category: string; id: string }): string {
  return `/faq?category=${encodeURIComponent(category)}#${encodeURIComponent(id)}`;
}
