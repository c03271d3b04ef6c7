/** The film behind a heading: plays by itself where motion is welcome, and can be paused. Else its poster stays. */
import { savesData } from "./connection.ts";

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function startFilm(): void {
  const film = document.querySelector("video");
  const button = document.querySelector<HTMLElement>("[data-film]");
  if (!film || !button) return;

  const follow = () => {
    // The server checks this too, but a page from the browser's cache may be older than the visitor's choice.
    const welcome = !lessMotion.matches && !savesData();
    button.hidden = !welcome;
    // The attribute rather than play(): browsers then stop the film by themselves while it is out of sight.
    film.autoplay = welcome;
    if (welcome) film.load();
    else film.pause();
  };
  const say = () => {
    button.dataset.film = film.paused ? "paused" : "playing";
  };
  for (const event of ["play", "pause"]) film.addEventListener(event, say);
  button.addEventListener("click", () => void (film.paused ? film.play() : film.pause()));
  lessMotion.addEventListener("change", follow);
  follow();
}
