import { languageOf, localPath } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { PALETTE } from "../art/palette.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { wordsIn } from "../words/words.ts";
import { fileAnswer } from "./file-answer.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** For those who put the site on their home screen. */
export function loader({ request, context }: LoaderArgs) {
  const { language } = context.get(siteContext);
  const manifest = {
    name: organisation.name,
    short_name: organisation.name,
    description: wordsIn(language).shell.footer.blurb,
    lang: language,
    dir: languageOf(language).direction,
    id: "/",
    start_url: localPath(language, "/"),
    scope: "/",
    display: "browser",
    background_color: PALETTE.light.ground,
    theme_color: PALETTE.light.teal,
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
  };
  return fileAnswer(request, { type: "application/manifest+json", body: JSON.stringify(manifest) });
}
