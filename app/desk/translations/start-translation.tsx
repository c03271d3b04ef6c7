import { data, redirect } from "react-router";
import { useLanguage } from "../../ui/page-language.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { originalIn } from "../editions/find-edition.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./translations.module.css";

const start = (from: "original" | "empty") => async (args: ActArgs) => {
  const { id } = await originalIn(args);
  const { desk, session, params } = args;
  const started = await desk.editions.startTranslation(session.person, id, params.language ?? "", from);
  if (started.outcome !== "done") throw data(null, { status: 404 });
  return redirect(editionAddress(started.edition));
};

export const startTranslationActs: Acts = {
  "start from the original": { role: "translator", run: start("original") },
  "start empty": { role: "translator", run: start("empty") },
};

type StartTranslationProps = { language: string; original: string };

/** The page of a missing translation. */
export function StartTranslation({ language, original }: StartTranslationProps) {
  const words = useDeskWords().translations.start;
  const reader = useLanguage();
  const names = { language: languageName(language, reader), original: languageName(original, reader) };
  return (
    <form method="post" className={styles.start}>
      <p>{words.text(names)}</p>
      <div className={styles.buttons}>
        <Button act="start from the original">{words.fromOriginal}</Button>
        <Button act="start empty" variant="outline">
          {words.empty}
        </Button>
      </div>
    </form>
  );
}
