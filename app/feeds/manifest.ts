import { languageOf, localPath } from "../../languages.ts";
import { PALETTE } from "../art/palette.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { fileResponse } from "./file-response.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest, for visitors who add the site to their home screen. */
export async function loader({ request, context }: LoaderArgs) {
  const { language, content } = context.get(siteContext);
  const [{ name }, { footer }] = await Promise.all([content.organisation(), content.navigation()]);
  const manifest = {
    name,
    short_name: name,
    description: footer.blurb,
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
  return fileResponse(request, { type: "application/manifest+json", body: JSON.stringify(manifest) });
}
