/** Plays the film behind a heading, with a pause button. With reduced motion or data saving the poster stays. */
import { savesData } from "./connection.ts";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function startFilm(): void {
  const film = document.querySelector("video");
  const button = document.querySelector<HTMLElement>("[data-film]");
  if (!film || !button) return;

  const applyPreference = () => {
    // The server checks this too, but a cached page may be older than the visitor's choice.
    const mayPlay = !reducedMotion.matches && !savesData();
    button.hidden = !mayPlay;
    // The attribute rather than play(): browsers then pause the film while it is out of view.
    film.autoplay = mayPlay;
    if (mayPlay) film.load();
    else film.pause();
  };
  const updateButton = () => {
    button.dataset.film = film.paused ? "paused" : "playing";
  };
  for (const event of ["play", "pause"]) film.addEventListener(event, updateButton);
  button.addEventListener("click", () => void (film.paused ? film.play() : film.pause()));
  reducedMotion.addEventListener("change", applyPreference);
  applyPreference();
}
