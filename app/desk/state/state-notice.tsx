import { Notice } from "../../ui/notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";

/** On Today, if something about the running of the site is wrong. */
export function StateNotice({ count }: { count: number }) {
  const { state: words } = useDeskWords();
  if (count === 0) return null;
  return (
    <Notice tone="error">
      {words.wrong({ count })} <a href="/desk/state">{words.toPage}</a>
    </Notice>
  );
}
