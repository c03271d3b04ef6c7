import { useEffect, useRef, useState } from "react";
import styles from "./film.module.css";
import { useMotionWelcome } from "./motion-welcome.ts";

type FilmProps = {
  /** The film's address without its ending: it is there as .webm and as .mp4. */
  source: string;
  poster: string;
  words: { unsupported: string; pause: string; play: string };
};

/** A silent film behind a heading. Without script, or where motion is not welcome, its poster. */
export function Film({ source, poster, words }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const welcome = useMotionWelcome();
  const [playing, setPlaying] = useState(false);

  // A film that was held back has to be told to begin.
  useEffect(() => {
    const video = film.current;
    if (!welcome || !video) return;
    video.load();
    return () => video.pause();
  }, [welcome]);

  return (
    <>
      <video
        ref={film}
        className={styles.film}
        poster={poster}
        preload="none"
        // The attribute rather than play(): browsers then stop the film by themselves while it is out of sight.
        autoPlay={welcome}
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
        {words.unsupported}
      </video>
      {welcome && (
        <button
          type="button"
          className={styles.control}
          onClick={() => (playing ? film.current?.pause() : film.current?.play())}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={playing ? "M4 2h3v12H4zM9 2h3v12H9z" : "M4 2l10 6-10 6z"} />
          </svg>
          {playing ? words.pause : words.play}
        </button>
      )}
    </>
  );
}
