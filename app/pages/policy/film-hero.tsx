import { useLowData } from "../../rendering/low-data.ts";
import { aiPolicy as words } from "../../words/en/ai-policy.ts";
import { Film } from "./film.tsx";
import styles from "./film-hero.module.css";

/** The head of the policy page, before the film of the map. */
export function FilmHero() {
  const poster = useLowData() ? "/film/poster-small.webp" : "/film/poster.webp";
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>{words.title}</h1>
        <p>{words.subtitle}</p>
      </div>
      <Film source="/film/africa" poster={poster} words={words.film} />
    </div>
  );
}
