/** Three lines of a card on a phone, and as much as the picture for shared links can hold. */
const maxCharacters = 80;

export function checkTitle(title: string): string[] {
  const length = [...title.trim()].length;
  return length > maxCharacters
    ? [`This title has ${length} characters: cards only have room for ${maxCharacters}.`]
    : [];
}
