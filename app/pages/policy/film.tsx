import { useFetchedFiles } from "../../rendering/fetched-files.ts";
import styles from "./film.module.css";

type FilmProps = {
  /** The address of the film without its extension: there are .webm and .mp4. */
  source: string;
  poster: string;
  words: { unsupported: string; pause: string; play: string };
};

/** A silent film behind a heading. app/browser/play-film.ts starts it; without script its poster stays. */
export function Film({ source, poster, words }: FilmProps) {
  useFetchedFiles().files.add(poster);
  return (
    <>
      <video
        className={styles.film}
        poster={poster}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
        {words.unsupported}
      </video>
      <button type="button" className={styles.control} data-film="paused" hidden>
        <Sign path="M4 2h3v12H4zM9 2h3v12H9z" text={words.pause} className={styles.pause} />
        <Sign path="M4 2l10 6-10 6z" text={words.play} className={styles.play} />
      </button>
    </>
  );
}

/** Both labels are in the page; the style sheet shows the one that applies. */
function Sign({ path, text, className }: { path: string; text: string; className: string | undefined }) {
  return (
    <span className={className}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
      {text}
    </span>
  );
}
