import { data, redirect } from "react-router";
import { editionAddress } from "../editions/edition-address.ts";
import { originalIn } from "../editions/find-edition.ts";
import { languageName } from "../editions/language-name.ts";
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
  "start from the original": { role: "writer", run: start("original") },
  "start empty": { role: "writer", run: start("empty") },
};

type StartTranslationProps = { language: string; original: string };

/** The page of a missing translation. */
export function StartTranslation({ language, original }: StartTranslationProps) {
  const name = languageName(language);
  return (
    <form method="post" className={styles.start}>
      <p>
        There is no {name} translation yet. Visitors who read in {name} see the {languageName(original)} text,
        with a note.
      </p>
      <div className={styles.buttons}>
        <Button act="start from the original">Start from the original’s text</Button>
        <Button act="start empty" variant="outline">
          Start empty
        </Button>
      </div>
    </form>
  );
}
