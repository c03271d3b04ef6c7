/** Three lines of a card on a phone; the picture by which a page is shared holds no more either. */
const mostCharacters = 80;

export function checkTitle(title: string): string[] {
  const length = [...title.trim()].length;
  return length > mostCharacters
    ? [`With ${length} characters this is too long for a card, which has room for ${mostCharacters}.`]
    : [];
}
