import { data } from "react-router";
import { themes } from "../../../server/publishing/previews/preview.ts";
import { originalIn } from "../editions/find-edition.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { languageIn, readMail } from "./read-mail.ts";

export const role: Access = "writer";

/** The HTML of a mail, for the frames of its page. It may load nothing, as in a mail program. */
export async function loader(args: DeskArgs): Promise<Response> {
  const edition = await originalIn(args);
  const mail = await readMail(args, edition, languageIn(args.url, edition));
  if (!mail) throw data(null, { status: 404 });
  const chosen = args.url.searchParams.get("theme");
  const theme = themes.find((name) => name === chosen) ?? "light";
  return new Response(inTheme(mail.html, theme), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
    },
  });
}

/** The dark style applies to readers whose system is dark; here to the frame that shows it. */
const inTheme = (html: string, theme: (typeof themes)[number]) =>
  html.replace(
    /@media\(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/,
    theme === "dark" ? ":root{color-scheme:dark}$1" : ":root{color-scheme:light}",
  );
