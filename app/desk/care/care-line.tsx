import { useDeskWords } from "../rendering/desk-language.ts";

/** One line on Today. */
export function CareLine({ count }: { count: number }) {
  const { care: words } = useDeskWords();
  if (count === 0) return null;
  return (
    <p>
      <a href="/desk/care">{words.onToday({ count })}</a>
    </p>
  );
}
