import { redirect } from "react-router";
import { lowDataCookie } from "../../../server/http/low-data.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

/** Cookies include those that scripts cannot see, such as the session at the desk. */
const everything = '"cache", "cookies", "storage"';
const year = 365 * 24 * 60 * 60;

/** The switch in the shell posts here. Sets the site's only cookie, at the visitor's request, or removes everything. */
export async function action({ request, context }: LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const form = await readForm(request);
  const back = pathOnly(form.get("back"));
  // For browsers without script: the rest is done by app/offline/forget.ts.
  if (form.get("choice") === "forget")
    return redirect(`${back}#forgotten`, { status: 303, headers: { "clear-site-data": everything } });
  const choice = form.get("choice") === "on" ? "on" : "off";
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${lowDataCookie}=${choice}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${secure}`;
  return redirect(back, { status: 303, headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response("This address takes a form only.\n", { status: 415 });
  }
  return request.formData().catch(() => {
    throw new Response("This form could not be read.\n", { status: 400 });
  });
}

/** The page that the visitor came from, never another site. */
function pathOnly(back: FormDataEntryValue | null): string {
  const here = "http://here";
  const url = typeof back === "string" ? URL.parse(back, here) : null;
  return url?.origin === here ? url.pathname.replace(/^\/+/, "/") + url.search : "/";
}
