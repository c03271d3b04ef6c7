import { useWords } from "../../rendering/language.ts";
import { useLowData } from "../../rendering/root-data.ts";
import { Film } from "./film.tsx";
import styles from "./film-hero.module.css";

/** The header of the policy page, in front of a film of the map; without the film in low-data mode. */
export function FilmHero({ title, subtitle }: { title: string; subtitle: string }) {
  const { aiPolicy: words } = useWords();
  const lowDataMode = useLowData();
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
      {!lowDataMode && <Film source="/film/africa" poster="/film/poster.webp" words={words.film} />}
    </div>
  );
}
